import { describe, expect, test } from 'vitest';
import { faceOf, giverOf, printedOf, sideDeckOf } from '../lib/game';
import { cardLine, textWords } from '../lib/names';
import { tones, soundOf } from '../lib/sound';
import type { EventFace } from '../protocol/types';
import { type Banner, banners, crowd, flushed } from './announce';
import { cardGroups, sizeOf, stacks, sumOf, whereabouts } from './decks';
import { abilitiesOf } from './ability';
import { fixture, fixtures, told } from './fixture';
import { healthRows } from './health';
import { matches } from './search';
import { clockText } from './time';

const game = fixture('combat');
const { setup, sight } = game;
const hero = setup.seats[0]!.hero;

describe('stacks', () => {
  test('count equal cards and sort by type', () => {
    const order = ['attack', 'versatile', 'defense', 'scheme'];
    const all = hero.cards.map((_, index) => index);
    const sorted = stacks(hero, [...all, 0, 0]);
    expect(sorted.find(({ card }) => card === 0)?.count).toBe(3);
    const kinds = sorted.map(({ card }) => order.indexOf(hero.cards[card]!.kind));
    expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
  });
});

describe('whereabouts', () => {
  test.each(fixtures)('in the game %s every copy is somewhere, and as many are unseen as must be', (name) => {
    const { setup, sight } = fixture(name);
    for (const [index, { hero }] of setup.seats.entries()) {
      const seat = sight.seats[index]!;
      const rows = whereabouts(hero, seat);
      for (const row of rows) expect(row.pile + row.hand + row.else + row.unseen).toBe(row.total);
      expect(rows.reduce((sum, row) => sum + row.unseen, 0)).toBe(seat.unseen.length);
    }
  });

  test('a card that another gave is in no deck here, and looks as its owner has it', () => {
    const theirs = setup.seats[1]!.hero;
    const face = { ...theirs.cards[0]!, count: 0, owner: 1 };
    const holder = { ...hero, cards: [...hero.cards, face] };
    const [first, ...others] = setup.seats;
    faceOf({ ...setup, seats: [{ ...first!, hero: holder }, ...others] }, 0);
    expect(giverOf(face)).toBe(theirs);
    expect(printedOf(face)).toBe(theirs.cards[0]);
    expect(cardLine(face)).toContain(theirs.name);
    expect(giverOf(hero.cards[0]!)).toBeUndefined();
    expect(whereabouts(holder, null)).toHaveLength(whereabouts(hero, null).length);
  });

  describe('a hero with a side deck, a choice and a bonus attack', () => {
    const card = hero.cards[0]!;
    const face = (name: string, change: Partial<typeof card>) => ({
      ...card,
      name,
      count: 1,
      marks: [],
      number: null,
      with: null,
      ...change,
    });
    const omens = { name: 'Omens', open: false, kind: 'side' as const, total: null };
    const own: typeof hero = {
      ...hero,
      states: [{ name: 'cargo', values: ['rum', 'powder'] }],
      piles: [omens, { ...omens, kind: 'side-discard', open: true }],
      cards: [
        face('Cut', { count: 3 }),
        face('Drink', { count: 2, with: 'rum' }),
        face('Blast', { count: 4, with: 'powder' }),
        face('Crow', { count: 2, number: 2, marks: ['Omens'] }),
        face('Bell', { number: 1, marks: ['Omens'] }),
        face('Again', { bonus_of: 0 }),
      ],
    };
    const named = (cards: readonly { name: string }[] | undefined) => cards?.map(({ name }) => name).sort();

    test('draws from a deck without them, of which one choice brings a part', () => {
      const { deck, side, bonus } = cardGroups(own);
      expect([named(deck), named(side.get('Omens')), named(bonus)]).toEqual([['Blast', 'Cut', 'Drink'], ['Bell', 'Crow'], ['Again']]);
      expect([sizeOf(own, deck), sizeOf(own, side.get('Omens')!)]).toEqual([7, 3]);
      expect(whereabouts(own, null).map((row) => own.cards[row.card]!.name)).toEqual(expect.not.arrayContaining(['Crow', 'Bell', 'Again']));
    });

    test('has cards that are named by their deck and their number', () => {
      expect(own.cards.map((card) => sideDeckOf(own, card))).toEqual([null, null, null, 'Omens', 'Omens', null]);
      expect(cardLine(own.cards[3]!, own)).toBe('Crow, Omens, Number 2');
      expect(cardLine(own.cards[0]!, own)).toContain('boost');
    });

    test('has open cards that come to a sum', () => {
      expect(sumOf(own, [3, 3, 4])).toBe(5);
      expect(sumOf(own, [0])).toBeNull();
      expect(sumOf(own, [])).toBeNull();
    });
  });

  test('the windows of a bonus attack are called as those of cards are', () => {
    const text = 'The Other Fist (1). Immediately: Draw 1 card. During combat: Add 1. After combat: Gain 1 action.';
    expect(textWords({ when: 'bonus', text })).toBe(text);
    expect(textWords({ when: 'bonus', text: 'Kick (2). When used to boost: Draw 1 card.' })).toBe('Kick (2). As a boost: Draw 1 card.');
    expect(textWords({ when: 'after', text: 'When used to boost: Draw 1 card.' })).toBe('When used to boost: Draw 1 card.');
  });

  test('without a game all are unseen', () => {
    for (const row of whereabouts(hero, null)) expect(row).toMatchObject({ unseen: row.total, pile: 0, hand: 0 });
  });
});

describe('health', () => {
  test('puts equal fighters of one health on one line', () => {
    const rows = healthRows(setup, sight, 1);
    const [kind] = setup.seats[1]!.hero.fighters.filter(({ count }) => count > 1);
    const group = rows.find(({ name }) => name === kind?.name);
    expect(group?.all).toBe(kind?.count);
    expect(group?.alive).toBe(
      setup.fighters.filter((fighter, index) => fighter.seat === 1 && !fighter.hero && sight.fighters[index]?.space !== null).length,
    );
    expect(rows).toHaveLength(2);
  });

  test('those who wait to be summoned have not fallen', () => {
    const waiting = sight.fighters.map((seen) => ({ ...seen, space: null }));
    expect(healthRows(setup, { ...sight, fighters: waiting }, 1).map(({ fallen }) => fallen)).toEqual([false, false]);
    const gone = waiting.map((seen) => ({ ...seen, defeated: true }));
    expect(healthRows(setup, { ...sight, fighters: gone }, 1).map(({ fallen }) => fallen)).toEqual([true, true]);
    // Whoever is defeated and can be summoned again is back in the supply (R26.11).
    const seats = setup.seats.map(({ team, hero }) => ({
      team,
      hero: { ...hero, fighters: hero.fighters.map((kind) => ({ ...kind, supply: !kind.hero })) },
    }));
    expect(healthRows({ ...setup, seats }, { ...sight, fighters: gone }, 1).map(({ fallen }) => fallen)).toEqual([true, false]);
  });

  test('tells who has left the board and comes back', () => {
    const first = setup.fighters.findIndex(({ seat, hero }) => seat === 0 && hero);
    const off = (turn: number, defeated: boolean, space: number | null) => {
      const fighters = sight.fighters.map((seen, i) => (i === first ? { ...seen, space, defeated } : seen));
      return healthRows(setup, { ...sight, turn, fighters }, 0).find(({ fighter }) => fighter === first)?.off;
    };
    expect([off(3, false, null), off(3, true, null), off(3, false, 1), off(0, false, null)]).toEqual([true, false, false, false]);
  });

  test('shows a hero with its own', () => {
    expect(healthRows(setup, sight, 0)).toMatchObject([{ name: hero.fighters[0]?.name, health: sight.fighters[0]?.health, all: 1 }]);
  });
});

describe('banners', () => {
  const turn = told({ kind: 'turn', seat: 0 });
  const ability = told({ kind: 'effect', seat: 0, source: { kind: 'ability', seat: 0 } });

  test('tell whose turn it is, and only what is new', () => {
    expect(banners(setup, [turn], 0, 0)).toEqual([{ text: 'Your turn', tone: 'turn' }]);
    expect(banners(setup, [turn], 0, 1)).toEqual([{ text: `${hero.name}’s turn`, tone: 'turn' }]);
    expect(banners(setup, [turn], 1, 0)).toEqual([]);
  });

  test('tell effects at the start of a turn, and none later', () => {
    expect(banners(setup, [turn, ability], 1, 0)).toHaveLength(1);
    expect(banners(setup, [turn, told({ kind: 'maneuver', seat: 0 }), ability], 1, 0)).toEqual([]);
  });

  test('tell exhaustion, gained actions, defeat and the end', () => {
    const events: EventFace[] = [
      { kind: 'exhausted', seat: 1 },
      { kind: 'actions', seat: 0, left: 2 },
      { kind: 'defeat', fighter: 1 },
      { kind: 'eliminated', seat: 1 },
      { kind: 'over', team: 0 },
      { kind: 'draw', seat: 0, card: null },
    ];
    const all = events.map((event) => told(event));
    expect(banners(setup, all, 0, 0).map(({ tone }) => tone)).toEqual(['bad', 'plain', 'bad', 'bad', 'end']);
  });

  test('do not pile up', () => {
    const banner = (text: string, tone: Banner['tone'] = 'plain'): Banner => ({ text, tone });
    expect(crowd([], [])).toEqual([]);
    const turns = [banner('a', 'turn'), banner('b', 'turn'), banner('c', 'bad'), banner('d', 'turn')];
    expect(crowd([], turns).map(({ text }) => text)).toEqual(['a', 'c', 'd']);
    const many = ['1', '2', '3', '4', '5', '6'].map((text) => banner(text));
    expect(crowd(many.slice(0, 1), many.slice(1)).map(({ text }) => text)).toEqual(['1', '4', '5', '6']);
  });

  test('are gone when the reader must decide, but for what must not be missed', () => {
    const queue: Banner[] = (['turn', 'bad', 'plain', 'bad', 'turn', 'end'] as const).map((tone, i) => ({ text: `${i}`, tone }));
    expect(flushed(queue).map(({ text }) => text)).toEqual(['3', '5']);
  });
});

test('what a file declares is told as ability', () => {
  const plain = { ...hero, ability: '', second_life: null, basket: null, fighters: hero.fighters.slice(0, 1) };
  expect(abilitiesOf(plain)).toEqual([]);
  const far = { ...plain, fighters: [{ ...plain.fighters[0]!, name: 'Ann', distance: 5, ranged: true }] };
  expect(abilitiesOf({ ...far, ability: 'Draw.' })).toEqual(['Draw.', expect.stringMatching(/^Ann .* 5 /)]);
  expect(abilitiesOf({ ...plain, second_life: { fighter: 'Ann', health: 9 } })[0]).toMatch(/Ann with 9 health/);
  expect(abilitiesOf({ ...plain, basket: 'The Sack', symbols: ['pin', 'pot'] })[0]).toMatch(/^The Sack.*pin, pot/);
});

test('a hero is found by any of its words', () => {
  expect(matches(hero, '')).toBe(true);
  expect(matches(hero, `${hero.cards[0]!.name.toUpperCase()} ${hero.name}`)).toBe(true);
  expect(matches(hero, 'xyzzy')).toBe(false);
});

test('a clock shows minutes, and tenths at the end', () => {
  expect(clockText(245_000)).toBe('4:05');
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(9_960)).toBe('0:09.9');
  expect(clockText(0)).toBe('0:00.0');
});

describe('sounds', () => {
  test('are short and not too loud', () => {
    for (const list of Object.values(tones)) {
      expect(list.length).toBeGreaterThan(0);
      for (const tone of list) {
        expect(tone.at + tone.for).toBeLessThan(1.5);
        expect(tone.loud).toBeLessThanOrEqual(0.5);
        // Ramps of WebAudio cannot reach zero.
        expect(Math.min(tone.from, tone.to, tone.for, tone.loud)).toBeGreaterThan(0);
      }
    }
  });

  test('depend on the listener', () => {
    expect(soundOf(setup, { kind: 'turn', seat: 0 }, 0)).toBe('turn');
    expect(soundOf(setup, { kind: 'turn', seat: 1 }, 0)).toBeNull();
    expect(soundOf(setup, { kind: 'over', team: setup.seats[0]!.team }, 0)).toBe('win');
    expect(soundOf(setup, { kind: 'over', team: setup.seats[1]!.team }, 0)).toBe('lose');
    expect(soundOf(setup, { kind: 'over', team: setup.seats[1]!.team }, null)).toBe('win');
  });
});
