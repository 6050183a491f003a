import { describe, expect, test } from 'vitest';
import type { Deed, OptionFace, Sight } from '../protocol/types';
import { byDigit, click, digitOf, entries, given, glow, open, ways, type Part, type Way } from './options';

const seat = {
  hand: 2,
  known: [3, 4],
  deck: 5,
  top: [],
  pile: [9],
  unseen: [],
  counters: [],
  states: [],
  tokens: [],
  lying: [],
  piles: [],
  out: false,
};
const sight: Sight = {
  seat: 0,
  turn: 1,
  active: 0,
  actions: 2,
  seats: [seat, seat],
  fighters: [],
  closed: [],
  items: [],
  combat: null,
  won: null,
};

const option = (deed: Deed): OptionFace => ({ text: JSON.stringify(deed), deed });
const of = (...deeds: Deed[]): Way[] => ways(deeds.map(option), sight);
const fighter = (id: number): Part => ({ kind: 'fighter', id });
const space = (id: number): Part => ({ kind: 'space', id });
const card = (id: number): Part => ({ kind: 'card', id });
const move = (id: number, to: number, path: number[], via: number[] = []): Deed => ({
  kind: 'move',
  fighter: id,
  to,
  tail: null,
  via,
  path,
});

const action = of(
  { kind: 'maneuver' },
  { kind: 'attack', by: 0, at: 5 },
  { kind: 'attack', by: 0, at: 6 },
  { kind: 'attack', by: 1, at: 6 },
  { kind: 'scheme', card: 3, by: 0 },
  { kind: 'scheme', card: 4, by: 0 },
  { kind: 'scheme', card: 4, by: 1 },
);
const movement = of(move(0, 7, [7]), move(0, 8, [7, 8]), move(1, 8, [8]), { kind: 'done' });

describe('a click', () => {
  test('on a fighter picks it; on its end sends the move', () => {
    expect(click(movement, [], fighter(0))).toEqual({ kind: 'pick', picked: [fighter(0)] });
    expect(click(movement, [fighter(0)], space(8))).toEqual({ kind: 'send', index: 1 });
  });

  test('on a fighter with a single end picks it and does not move it yet', () => {
    expect(click(movement, [], fighter(1))).toEqual({ kind: 'pick', picked: [fighter(1)] });
  });

  test('on an end that one fighter alone can reach sends at once', () => {
    expect(click(movement, [], space(7))).toEqual({ kind: 'send', index: 0 });
  });

  test('on an end that several can reach asks for the fighter', () => {
    expect(click(movement, [], space(8))).toEqual({ kind: 'pick', picked: [space(8)] });
    expect(open(movement, [space(8)]).map((way) => way.index)).toEqual([1, 2]);
    // Named last, the fighter ends the sentence.
    expect(click(movement, [space(8)], fighter(1))).toEqual({ kind: 'send', index: 2 });
  });

  test('on another fighter changes over', () => {
    expect(click(movement, [fighter(0)], fighter(1))).toEqual({ kind: 'pick', picked: [fighter(1)] });
  });

  test('on the picked fighter lets it go', () => {
    expect(click(movement, [fighter(0)], fighter(0))).toEqual({ kind: 'pick', picked: [] });
  });

  test('on the target sends when one alone can attack it', () => {
    expect(click(action, [], fighter(5))).toEqual({ kind: 'send', index: 1 });
    expect(click(action, [], fighter(6))).toEqual({ kind: 'pick', picked: [fighter(6)] });
    expect(click(action, [fighter(1)], fighter(6))).toEqual({ kind: 'send', index: 3 });
  });

  test('on a card sends when one alone can use it, and else asks who', () => {
    expect(click(action, [], card(3))).toEqual({ kind: 'send', index: 4 });
    expect(click(action, [], card(4))).toEqual({ kind: 'pick', picked: [card(4)] });
    expect(click(action, [card(4)], fighter(1))).toEqual({ kind: 'send', index: 6 });
  });

  test('on what is no option does nothing', () => {
    expect(click(action, [], fighter(9))).toEqual({ kind: 'none' });
    expect(click(movement, [fighter(0)], space(20))).toEqual({ kind: 'none' });
  });

  test('on an end with several ways leaves these to choose from', () => {
    const all = of(move(0, 7, [6, 7]), move(0, 7, [5, 7], [2]), { kind: 'done' });
    expect(click(all, [fighter(0)], space(7))).toEqual({ kind: 'pick', picked: [fighter(0), space(7)] });
    expect(entries(all, [fighter(0), space(7)]).map((entry) => entry.does)).toEqual([
      { kind: 'send', index: 2 },
      { kind: 'send', index: 0 },
      { kind: 'send', index: 1 },
    ]);
  });
});

describe('what is given', () => {
  test('is the only fighter that can move', () => {
    expect(given(of(move(0, 7, [7]), move(0, 8, [8]), { kind: 'done' }))).toEqual([fighter(0)]);
    expect(given(movement)).toEqual([]);
    expect(given(action)).toEqual([]);
    expect(given(of({ kind: 'maneuver' }, { kind: 'attack', by: 0, at: 5 }))).toEqual([]);
  });

  test('is nothing where a click on the fighter is an option itself', () => {
    expect(given(of({ kind: 'fighter', fighter: 0 }, move(0, 7, [7])))).toEqual([]);
  });
});

describe('what glows', () => {
  test('at an action: who acts, whom to attack, what to play', () => {
    const lit = glow(action, []);
    expect([...lit.fighters]).toEqual([0, 1]);
    expect([...lit.targets]).toEqual([5, 6]);
    expect([...lit.cards.keys()]).toEqual([3, 4]);
    expect(lit.spaces.size).toBe(0);
  });

  test('in a movement: the ends of the picked fighter, with their distance', () => {
    expect([...glow(movement, []).spaces]).toEqual([]);
    expect([...glow(movement, [fighter(0)]).spaces]).toEqual([
      [7, 1],
      [8, 2],
    ]);
  });

  test('of several ways to an end the shortest counts', () => {
    const all = of(move(0, 7, [5, 6, 7], [2]), move(0, 7, [6, 7]));
    expect([...glow(all, [fighter(0)]).spaces]).toEqual([[7, 2]]);
  });

  test('a card of the own hand, but not one of a pile', () => {
    const all = of({ kind: 'card', seat: 0, card: 3 }, { kind: 'card', seat: 0, card: 9 }, { kind: 'card', seat: 1, card: 3 });
    expect([...glow(all, []).cards.keys()]).toEqual([3]);
    expect(entries(all, [])).toHaveLength(3);
  });
});

describe('the list', () => {
  test('names buttons first, then each part once', () => {
    expect(entries(action, []).map((entry) => [entry.does, entry.count])).toEqual([
      [{ kind: 'send', index: 0 }, 1],
      [{ kind: 'pick', part: fighter(0) }, 2],
      [{ kind: 'send', index: 3 }, 1],
      [{ kind: 'send', index: 4 }, 1],
      [{ kind: 'pick', part: card(4) }, 2],
    ]);
  });

  test('goes on with what is left', () => {
    expect(entries(movement, [fighter(0)]).map((entry) => entry.does)).toEqual([
      { kind: 'send', index: 3 },
      { kind: 'send', index: 0 },
      { kind: 'send', index: 1 },
    ]);
  });

  test('reaches every option by picking', () => {
    for (const all of [action, movement]) {
      const reached = new Set<number>();
      const walk = (picked: Part[]) => {
        for (const entry of entries(all, picked)) {
          if (entry.does.kind === 'send') reached.add(entry.does.index);
          else walk([...picked, entry.does.part]);
        }
      };
      walk([]);
      expect([...reached].sort((a, b) => a - b)).toEqual(all.map((way) => way.index));
    }
  });
});

describe('a digit', () => {
  const digits = (list: ReturnType<typeof entries>, page = 0) => list.map((_, i) => digitOf(list, i, page));
  test('chooses by place, nine on a page', () => {
    const many = entries(of(...Array.from({ length: 11 }, (_, i): Deed => ({ kind: 'effect', label: `${i}` }))), []);
    expect(digits(many)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null]);
    expect(digits(many, 9).slice(9)).toEqual([1, 2]);
    expect(byDigit(many, 9, 2)).toBe(many[10]);
    expect(byDigit(many, 9, 3)).toBeUndefined();
  });
  test('is the number itself where numbers are to choose from', () => {
    const numbers = entries(of(...[0, 1, 2, 3, 10].map((number): Deed => ({ kind: 'number', number }))), []);
    expect(digits(numbers)).toEqual([0, 1, 2, 3, null]);
    expect(byDigit(numbers, 0, 3)).toBe(numbers[3]);
    expect(byDigit(numbers, 0, 0)).toBe(numbers[0]);
  });
});

describe('a large fighter', () => {
  const tail = (id: number): Part => ({ kind: 'tail', id });
  const drag = (to: number, behind: number, path: number[]): Deed => ({ kind: 'move', fighter: 0, to, tail: behind, via: [], path });
  const place = (to: number, behind: number | null): Deed => ({ kind: 'place', fighter: 0, space: to, tail: behind });
  const drags = of(drag(7, 6, [7]), drag(8, 7, [7, 8]), drag(8, 9, [9, 8]), move(1, 8, [8]), { kind: 'done' });
  const placings = of(place(7, null), place(7, 6), place(7, 8), place(9, null));

  test('goes with a click on the space for its head where its tail has no choice', () => {
    expect(click(drags, [fighter(0)], space(7))).toEqual({ kind: 'send', index: 0 });
  });

  test('asks for its tail where there are several spaces for it', () => {
    const picked = [fighter(0), space(8)];
    expect(click(drags, [fighter(0)], space(8))).toEqual({ kind: 'pick', picked });
    expect(click(drags, picked, tail(9))).toEqual({ kind: 'send', index: 2 });
    expect([...glow(drags, picked).spaces.keys()].sort()).toEqual([7, 9]);
  });

  test('shows the spaces for its head first', () => {
    expect(glow(drags, [fighter(0)]).spaces).toEqual(
      new Map([
        [7, 1],
        [8, 2],
      ]),
    );
  });

  test('is placed without a tail by the space of its head once more', () => {
    const picked = [fighter(0), space(7)];
    expect(click(placings, [fighter(0)], space(7))).toEqual({ kind: 'pick', picked });
    expect([...glow(placings, picked).spaces.keys()].sort()).toEqual([6, 7, 8]);
    expect(click(placings, picked, tail(7))).toEqual({ kind: 'send', index: 0 });
    expect(click(placings, picked, tail(8))).toEqual({ kind: 'send', index: 2 });
    expect(click(placings, [fighter(0)], space(9))).toEqual({ kind: 'send', index: 3 });
  });
});
