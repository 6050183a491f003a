import { describe, expect, test } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Deed, Setup, Sight, TokenFace } from '../protocol/types';
import { isAt, lying, stopOn, tokenName, tokensAt, tokensOn } from '../board/tokens';
import { tokenWords } from '../cards/tokens';

const game = fixture('action');
const { board } = game.setup;
const SNARE = 'If it is an opposing fighter, end its move, then deal 1 damage to it.';
const token = (enter: string | null): TokenFace => ({ name: 'Snare', plural: 'Snares', count: 4, line: false, enter, emblem: null });

/** The second seat has tokens in these spaces. */
function laid(enter: string | null, spaces: number[]): { setup: Setup; sight: Sight } {
  const seats = game.setup.seats.map((seat, i) => ({ ...seat, hero: { ...seat.hero, tokens: i === 1 ? [token(enter)] : [] } }));
  const seen = game.sight.seats.map((seat, i) => ({ ...seat, tokens: i === 1 ? [{ spaces, lines: [], left: 0 }] : [] }));
  return { setup: { ...game.setup, seats }, sight: { ...game.sight, seats: seen } };
}
const of = (seat: number) => game.setup.fighters.findIndex((fighter) => fighter.seat === seat);
const move = (fighter: number, ...path: number[]): Extract<Deed, { kind: 'move' }> => ({
  kind: 'move',
  fighter,
  to: path.at(-1) ?? 0,
  tail: null,
  via: [],
  path,
});

describe('tokens in a space', () => {
  test('lie on its rim, left of the middle, where neither a coin nor a sign is', () => {
    const [first, second] = lying(
      board,
      [1, 2].map(() => ({ ...game.sight.seats[0]!, tokens: [{ spaces: [3], lines: [], left: 0 }] })),
    );
    const middle = board.spaces[3]!;
    for (const each of [first!, second!]) {
      const far = Math.hypot(each.x - middle.x, each.y - middle.y);
      // A coin reaches to three quarters of the way; the sign of a passage is below the middle.
      expect(far + each.radius).toBeGreaterThan(board.radius * 1.1);
      expect(each.x + each.radius).toBeLessThan(middle.x - board.radius * 0.35);
    }
    expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(first!.radius * 2.8);
  });

  test('of two seats with the same hero are told apart by their names', () => {
    const { setup, sight } = laid(null, [3]);
    expect(tokensOn(setup, sight, 3)).toEqual(['Snare']);
    const same = { ...setup, seats: [setup.seats[1]!, setup.seats[1]!] };
    expect([tokenName(same, 0, 0), tokenName(same, 1, 0)]).toEqual(['1.Snare', '2.Snare']);
    expect(tokensOn(same, sight, 3)).toEqual(['2.Snare']);
  });

  test('are those of a place that is asked about', () => {
    expect(isAt({ space: 3, line: null }, { space: 3 })).toBe(true);
    expect(isAt({ space: null, line: 3 }, { space: 3 })).toBe(false);
    expect(isAt({ space: null, line: 3 }, { line: 3 })).toBe(true);
    expect(isAt({ space: 3, line: null }, null)).toBe(false);
  });
});

describe('tokens that are looked at', () => {
  test('are those of the place, each kind of a seat once', () => {
    const { sight } = laid(SNARE, [3, 3, 5]);
    expect(tokensAt(sight.seats, { space: 3 })).toEqual([{ seat: 1, token: 0, count: 2 }]);
    expect(tokensAt(sight.seats, { space: 4 })).toEqual([]);
    expect(tokensAt(sight.seats, { line: 3 })).toEqual([]);
  });

  test('tell whose they are, what happens to whoever comes in, and what the ability says of them', () => {
    const { setup, sight } = laid(SNARE, [3]);
    const hero = { ...setup.seats[1]!.hero, ability: 'Draw 1 card. Each time a Snare is removed, gain 1 action.' };
    const seats = [setup.seats[0]!, { ...setup.seats[1]!, hero }];
    const words = (seat: number | null) => tokenWords({ setup: { ...setup, seats }, sight, seat }, 1, 0);
    expect(words(0)).toMatchObject({ name: 'Snare', ability: 'Each time a Snare is removed, gain 1 action.' });
    expect(words(0).enter).toContain(SNARE);
    expect(words(0).whose).toContain(hero.name);
    expect(words(1).whose).not.toContain(hero.name);
    const silent = laid(null, [3]);
    expect(tokenWords({ ...silent, seat: 0 }, 1, 0).enter).not.toBe('');
  });
});

describe('a move is ended by a token', () => {
  const { setup, sight } = laid(SNARE, [4, 6]);
  test('of the others, at the first of them on the way', () => {
    expect(stopOn(setup, sight, move(of(0), 3, 4, 5))).toEqual({ space: 4, name: 'Snare' });
    expect(stopOn(setup, sight, move(of(0), 5, 6))).toEqual({ space: 6, name: 'Snare' });
    expect(stopOn(setup, sight, move(of(0), 3, 5))).toBeNull();
  });
  test('that is for opposing fighters, and for no others', () => {
    expect(stopOn(setup, sight, move(of(1), 3, 4, 5))).toBeNull();
  });
  test('whose text says so', () => {
    const harmless = laid('If it is an opposing fighter, that opponent discards 1 random card.', [4]);
    expect(stopOn(harmless.setup, harmless.sight, move(of(0), 4))).toBeNull();
    const silent = laid(null, [4]);
    expect(stopOn(silent.setup, silent.sight, move(of(0), 4))).toBeNull();
    const friends = laid('If it is a friendly fighter, end its move.', [4]);
    expect(stopOn(friends.setup, friends.sight, move(of(0), 4))).toBeNull();
    expect(stopOn(friends.setup, friends.sight, move(of(1), 4))).toEqual({ space: 4, name: 'Snare' });
    const all = laid('End its move.', [4]);
    expect([of(0), of(1)].map((who) => stopOn(all.setup, all.sight, move(who, 4))?.space)).toEqual([4, 4]);
  });
});
