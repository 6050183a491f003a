import { describe, expect, test } from 'vitest';
import type { EventFace } from '../protocol/types';
import { fixture, fixtures } from './fixture';
import { fill, listed, type Memory, plain, sentence, story, tied, Voice } from './narrate';

const game = fixture('combat');
const { setup } = game;
const hero = (seat: number) => setup.seats[seat]?.hero.name ?? '';
const card = (seat: number, card: number) => setup.seats[seat]?.hero.cards[card]?.name ?? '';
const fighter = (fighter: number) => setup.fighters[fighter]?.name ?? '';
const tell = (events: EventFace[], me: number | null = 0) =>
  story(setup, events, me).flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines.map(({ parts }) => plain(parts))));

describe('templates', () => {
  test('are filled with words and cards', () => {
    const part = { kind: 'card', seat: 0, card: 1, name: 'Parry' } as const;
    expect(fill('{who} plays {card}.', { who: 'Ann', card: part })).toEqual(['Ann plays ', part, '.']);
  });

  test('keep punctuation with the card before it', () => {
    const part = { kind: 'card', seat: 0, card: 1, name: 'Parry' } as const;
    expect(tied(['You boost with ', part, ': plus 2.'])).toEqual([
      { part: 'You boost with ', mark: '' },
      { part, mark: ':' },
      { part: ' plus 2.', mark: '' },
    ]);
  });

  test('lists end with "and"', () => {
    expect(plain(listed([['a'], ['b'], ['c']]))).toBe('a, b and c');
    expect(plain(listed([['a']]))).toBe('a');
  });
});

/** One of each kind; the record's type makes the compiler ask for a new one. */
const each: { [K in EventFace['kind']]: Extract<EventFace, { kind: K }> } = {
  turn: { kind: 'turn', seat: 0 },
  maneuver: { kind: 'maneuver', seat: 0 },
  scheme: { kind: 'scheme', seat: 0, card: 0, by: 0 },
  item: { kind: 'item', seat: 0, item: 0, by: 0 },
  attack: { kind: 'attack', by: 0, at: 1 },
  draw: { kind: 'draw', seat: 0, card: null },
  exhausted: { kind: 'exhausted', seat: 0 },
  discard: { kind: 'discard', seat: 0, card: 0 },
  boost: { kind: 'boost', seat: 0, card: 0 },
  'blind-boost': { kind: 'blind-boost', seat: 0, card: 0 },
  commit: { kind: 'commit', seat: 0, what: 'attack', card: null },
  'no-defense': { kind: 'no-defense', seat: 0 },
  'item-used': { kind: 'item-used', seat: 0, item: 0 },
  reveal: { kind: 'reveal', seat: 0, card: 0 },
  effect: { kind: 'effect', seat: 0, source: { kind: 'ability', seat: 0 } },
  canceled: { kind: 'canceled', seat: 0 },
  value: { kind: 'value', seat: 0, value: 3, source: { kind: 'item', item: 0 } },
  result: { kind: 'result', attack: 3, defense: 1, damage: 2, won: 0 },
  move: { kind: 'move', fighter: 0, from: 0, to: 1, path: [] },
  place: { kind: 'place', fighter: 0, to: 1 },
  swap: { kind: 'swap', a: 0, b: 1 },
  'takes-over': { kind: 'takes-over', fighter: 0 },
  damage: { kind: 'damage', fighter: 0, amount: 2, left: 3 },
  recover: { kind: 'recover', fighter: 0, left: 3 },
  'health-set': { kind: 'health-set', fighter: 0, to: 3 },
  defeat: { kind: 'defeat', fighter: 0 },
  away: { kind: 'away', seat: 0 },
  eliminated: { kind: 'eliminated', seat: 0 },
  take: { kind: 'take', seat: 0, card: 0 },
  'take-hidden': { kind: 'take-hidden', seat: 0, card: null },
  'put-on-deck': { kind: 'put-on-deck', seat: 0, card: null },
  shown: { kind: 'shown', seat: 0, card: 0 },
  'hand-seen': { kind: 'hand-seen', by: 0, of: 1 },
  'top-seen': { kind: 'top-seen', by: 0, of: 0, count: 2 },
  shuffle: { kind: 'shuffle', seat: 0 },
  actions: { kind: 'actions', seat: 0, left: 2 },
  counter: { kind: 'counter', seat: 0, counter: 0, value: 1 },
  state: { kind: 'state', seat: 1, state: 0, value: 0 },
  door: { kind: 'door', door: 0, closed: true },
  over: { kind: 'over', team: 0 },
};

// The game of the fixture has neither counters nor doors.
const furnished = structuredClone(setup);
furnished.board.doors = ['gate'];
for (const seat of furnished.seats) seat.hero.counters = [{ name: 'Fury', max: 3 }];

test.each(Object.values(each))('$kind has a sentence for the own seat, another and a watcher', (event) => {
  for (const me of [0, 1, null]) {
    const text = plain(sentence(new Voice(furnished, me), event));
    expect(text).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|null/);
  }
});

test('whoever acts is "you" to themselves and has a name for others', () => {
  expect(tell([each.maneuver])).toEqual(['You maneuver.']);
  expect(tell([each.maneuver], 1)).toEqual([`${hero(0)} maneuvers.`]);
});

describe('a story', () => {
  test('joins draws and tells only known cards', () => {
    const draws: EventFace[] = [
      { kind: 'draw', seat: 0, card: 0 },
      { kind: 'draw', seat: 0, card: 1 },
      { kind: 'draw', seat: 1, card: null },
      { kind: 'draw', seat: 1, card: null },
    ];
    expect(tell(draws)).toEqual([`You draw ${card(0, 0)} and ${card(0, 1)}.`, `${hero(1)} draws 2 cards.`]);
  });

  test('names who plays a scheme only where several could', () => {
    const owned = setup.seats[0]!.hero.cards.findIndex(({ user }) => user === fighter(0));
    const free = setup.seats[1]!.hero.cards.findIndex(({ user }) => user === null);
    const by = setup.fighters.findIndex(({ seat }) => seat === 1);
    expect(tell([{ kind: 'scheme', seat: 0, card: owned, by: 0 }])).toEqual([`You play the scheme ${card(0, owned)}.`]);
    expect(tell([{ kind: 'scheme', seat: 1, card: free, by }])).toEqual([
      `${hero(1)} plays the scheme ${card(1, free)} with ${fighter(by)}.`,
    ]);
  });

  test('leaves out the way of played cards to the pile, but no other discard', () => {
    const played: EventFace[] = [
      each.attack,
      { kind: 'reveal', seat: 0, card: 2 },
      { kind: 'discard', seat: 0, card: 2 },
      { kind: 'discard', seat: 0, card: 2 },
    ];
    expect(tell(played)).toEqual([`${fighter(0)} attacks ${fighter(1)}.`, `You reveal ${card(0, 2)}.`, `You discard ${card(0, 2)}.`]);
  });

  test('tells an effect once: not if it brings nothing, and with what it brings', () => {
    const effect: EventFace = { kind: 'effect', seat: 0, source: { kind: 'card', seat: 0, card: 2 } };
    expect(tell([effect, each.result])).toHaveLength(1);
    expect(tell([effect, { kind: 'canceled', seat: 1 }])).toEqual([`The effects of ${hero(1)}’s card are canceled by ${card(0, 2)}.`]);
    expect(tell([effect, each.draw])).toEqual([`The effect of ${card(0, 2)} resolves.`, 'You draw 1 card.']);
    expect(tell([effect])).toEqual([`The effect of ${card(0, 2)} resolves.`]);
  });

  test('has a chapter for each turn and a group for each action', () => {
    const chapters = story(setup, [each.place, each.turn, each.draw, each.maneuver, each.move, each.attack, { kind: 'turn', seat: 1 }], 0);
    expect(chapters.map(({ turn, title, deeds }) => [turn, title, deeds.length])).toEqual([
      [0, 'Setup', 1],
      [1, 'Turn 1: your turn', 3],
      [2, `Turn 2: ${hero(1)}`, 0],
    ]);
  });

  test('that goes on keeps the chapters that are told', () => {
    const { setup, events, seat } = fixture('over');
    const memory: Memory = new WeakMap();
    const before = story(setup, events.slice(0, -1), seat, memory);
    const after = story(setup, events, seat, memory);
    expect(after).toEqual(story(setup, events, seat));
    expect(after.slice(0, -1).every((chapter, index) => chapter === before[index])).toBe(true);
    expect(after.at(-1)).not.toBe(before.at(-1));
  });

  test('says nothing of the shuffles before the game', () => {
    expect(tell([each.shuffle, each.turn, each.shuffle])).toEqual(['You shuffle the deck.']);
  });
});

test.each(fixtures)('the game %s is told in whole sentences and in order', (name) => {
  const { setup, events, seat } = fixture(name);
  const chapters = story(setup, events, seat);
  expect(chapters.at(-1)?.turn).toBe(events.filter(({ kind }) => kind === 'turn').length);
  const lines = chapters.flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines));
  expect(lines.length).toBeGreaterThan(0);
  for (const { parts } of lines) expect(plain(parts)).toMatch(/^[^{}]+\.$/);
  const order = lines.map(({ event }) => event);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
});

test('a watcher hears of no card that lies hidden', () => {
  const { setup, events } = fixture('teams');
  const text = story(setup, events, null).flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines.map(({ parts }) => plain(parts))));
  for (const line of text) if (/ draws? | face down /.test(line)) expect(line).toMatch(/\d+ cards?\.|lays a card face down/);
});
