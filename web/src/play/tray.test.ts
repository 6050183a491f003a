import { describe, expect, test } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Decision, Sight } from '../protocol/types';
import { entries, ways } from './options';
import { clause, isNaming, lies, liesAside, lying, progressed, progressWords, shifted, stateWords, toOrder } from './tray';

const { setup, sight } = fixture('combat');
const seatSight = sight.seats[1]!;
const seeing = (change: Partial<typeof seatSight>): Sight => ({ ...sight, seat: 0, seats: [sight.seats[0]!, { ...seatSight, ...change }] });
const decision = (ask: Decision['asked']['ask'], cards: number[], left: number | null): Decision => ({
  n: 1,
  asked: { seat: 0, ask, source: null, clause: null, left },
  options: cards.map((card) => ({ text: `card ${card}`, deed: { kind: 'card', seat: 1, card } })),
});

describe('cards that lie there', () => {
  const of = (sight: Sight, cards: number[]) => lying(setup, sight, entries(ways(decision('card', cards, null).options, sight), []));
  test('come from where all of them are, with their copies', () => {
    const pile = of(seeing({ top: [], known: [2], pile: [1, 2, 2] }), [1, 2]);
    expect(pile.place).toBe('pile');
    expect(pile.cards.map(({ card, count }) => [card, count])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(of(seeing({ top: [], known: [2, 2], pile: [] }), [2]).place).toBe('hand');
    expect(of(seeing({ top: [], known: [], pile: [] }), [2]).place).toBe('deck');
  });
});

describe('own cards to choose', () => {
  const own = sight.seats[0]!;
  const seen = (change: Partial<typeof own>, satchel: number[] = []): Sight => ({
    ...sight,
    seat: 0,
    seats: [{ ...own, top: [], pile: [], ...change, piles: [satchel.map((card) => ({ seat: 0, card }))] }, sight.seats[1]!],
  });
  const packed = {
    ...setup,
    seats: setup.seats.map((seat) => ({
      ...seat,
      hero: { ...seat.hero, piles: [{ name: 'Satchel', open: true, kind: 'own' as const, total: null }] },
    })),
  };
  const choice = (cards: number[], words: string, ask: Decision['asked']['ask'] = 'card'): Decision => ({
    n: 1,
    asked: { seat: 0, ask, source: { kind: 'ability', seat: 0 }, clause: words, left: null },
    options: cards.map((card) => ({ text: `card ${card}`, deed: { kind: 'card', seat: 0, card } })),
  });
  const aside = (sight: Sight, decision: Decision) => liesAside(packed, sight, decision);

  test('are those of the hand where nothing else is meant', () => {
    expect(aside(seen({ known: [1, 2] }), choice([1, 2], 'Reveal 1 card.'))).toBe(false);
    expect(aside(seen({ known: [1, 2] }, [1, 2]), choice([1, 2], 'Put 1 card from your hand into Satchel.'))).toBe(false);
  });

  test('are those of the deck where a card from there takes the place of another, though equal ones are in the hand', () => {
    const sight = seen({ known: [1, 2] });
    const plays = (words: string): Decision => ({
      ...choice([], words, 'replace'),
      options: [
        ...[1, 3].map((card) => ({ text: `play ${card}`, deed: { kind: 'play' as const, card } })),
        { text: 'none', deed: { kind: 'skip' } },
      ],
    });
    const deck = plays('You may play another card from your deck in place of this card.');
    expect(aside(sight, deck)).toBe(true);
    const listed = entries(ways(deck.options, sight, true), []);
    const { place, cards } = lying(packed, sight, listed, true);
    expect(place).toBe('deck');
    expect(cards.map(({ seat, card }) => [seat, card])).toEqual([
      [0, 1],
      [0, 3],
    ]);
    // From the hand they are chosen there.
    const hand = plays('You may play another card in place of this card.');
    expect(aside(sight, hand)).toBe(false);
    expect(entries(ways(hand.options, sight), []).filter(lies)).toEqual([]);
  });

  test('are those of a pile where one of them is not in the hand', () => {
    expect(aside(seen({ known: [1] }, [1, 2]), choice([1, 2], 'Discard 1 card from Satchel.'))).toBe(true);
  });

  test('are those of the pile that the words name, though all are in the hand', () => {
    const sight = seen({ known: [1, 2, 3] }, [1, 2]);
    expect(aside(sight, choice([1, 2], 'Discard 1 card from Satchel.'))).toBe(true);
    expect(aside(seen({ known: [1], pile: [1] }), choice([1], 'Take 1 card from your discard pile.'))).toBe(true);
  });

  test('are those of the pile that is offered as a whole, where the words name both', () => {
    const both = 'Take 1 card from Satchel. Put 1 card from your hand into Satchel.';
    expect(aside(seen({ known: [1, 2, 3] }, [1, 2]), choice([1, 2], both))).toBe(true);
    expect(aside(seen({ known: [1, 2] }, [1, 2, 3]), choice([1, 2], both))).toBe(false);
  });

  test('to boost with are never those of the hand, which has words of its own for that', () => {
    const sight = seen({ known: [1] }, [1]);
    const boost = choice([1], '', 'maneuver-boost');
    expect(aside(sight, boost)).toBe(true);
    const list = entries(ways(boost.options, sight, true), []);
    expect(lying(packed, sight, list, true)).toMatchObject({ place: 'own', pile: 'Satchel', cards: [{ card: 1, count: 1 }] });
    expect(list.map(({ button }) => button)).toEqual([true]);
    // Those of others lie in it too.
    const mixed = { ...boost, options: [...boost.options, { text: '', deed: { kind: 'card' as const, seat: 1, card: 2 } }] };
    const pile = [
      { seat: 0, card: 1 },
      { seat: 1, card: 2 },
      { seat: 1, card: 2 },
    ];
    const both = { ...sight, seats: [{ ...sight.seats[0]!, piles: [pile] }, sight.seats[1]!] };
    const found = lying(packed, both, entries(ways(mixed.options, both, true), []), true);
    expect([found.pile, found.cards.map(({ count }) => count)]).toEqual(['Satchel', [1, 2]]);
    expect(entries(ways(boost.options, sight), []).map(({ button }) => button)).toEqual([false]);
  });
});

test('a card is named where the words say so', () => {
  const source = { kind: 'ability', seat: 0 } as const;
  expect(isNaming(setup, { ask: 'card', source, clause: "If you won, name a card of your opponent's deck." })).toBe(true);
  expect(isNaming(setup, { ask: 'card', source, clause: 'Discard a card.' })).toBe(false);
  expect(isNaming(setup, { ask: 'discard', source, clause: 'Name a card.' })).toBe(false);
});

describe('an order', () => {
  test('is of the cards on top that are not placed yet', () => {
    const deck = seeing({ top: [4, 1, 2, 1] });
    expect(toOrder(deck, decision('card-order', [1, 2], 3))).toEqual({ seat: 1, cards: [1, 2, 1] });
    expect(toOrder(deck, decision('card-order', [1, 2], 2))).toEqual({ seat: 1, cards: [1, 2] });
    expect(toOrder(deck, decision('card', [1, 2], 3))).toBeNull();
    expect(toOrder(deck, decision('card-order', [7], 1))).toBeNull();
  });
  test('changes by moving one card', () => {
    expect(shifted(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(shifted(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
});

test('what is asked several times says how often', () => {
  const { asked } = decision('discard', [], 2);
  expect(progressWords(asked, 0)).toBe('1 of 2');
  expect(progressWords({ ...asked, left: 1 }, 1)).toBe('2 of 2');
  expect(progressWords({ ...asked, left: 1 }, 0)).toBe('');
  expect(progressWords({ ...asked, left: null }, 3)).toBe('');
});

test('the words in force are those that ask; where nothing says which, all of what asks', () => {
  const { hero } = setup.seats[0]!;
  const card = hero.cards.findIndex(({ texts }) => texts.length > 1);
  const { texts } = hero.cards[card]!;
  const source = { kind: 'card', seat: 0, card } as const;
  expect(clause(setup, { source, clause: texts[1]!.text })).toBe(texts[1]!.text);
  expect(clause(setup, { source, clause: null })).toBe(texts.map(({ text }) => text).join(' '));
  expect(clause(setup, { source: { kind: 'ability', seat: 0 }, clause: 'You may draw 1 card.' })).toBe('You may draw 1 card.');
  expect(clause(setup, { source: { kind: 'ability', seat: 0 }, clause: null })).toBe(hero.ability);
  expect(clause(setup, { source: null, clause: null })).toBe('');
});

test('a value of a state is told by the sentences that name it', () => {
  const hero = { ...setup.seats[0]!.hero, ability: 'You begin tall or short. While tall, add 2. While short, draw 1 card.' };
  expect(stateWords(hero, 'tall')).toBe('You begin tall or short. While tall, add 2.');
  expect(stateWords(hero, 'all')).toBe('');
});

describe('how far one has come', () => {
  const asks = (ask: Decision['asked']['ask'], left: number | null, card = 1) => ({
    ask,
    left,
    source: { kind: 'card' as const, seat: 0, card },
  });
  const run = (...asked: ReturnType<typeof asks>[]) =>
    asked.reduce<{ at: Parameters<typeof progressed>[0]; done: number[] }>(
      ({ at, done }, each) => {
        const next = progressed(at, each);
        return { at: next, done: [...done, next.done] };
      },
      { at: { asks: '', left: null, done: 0 }, done: [] },
    ).done;
  test('is counted as long as the same is asked, each time with one less to do', () => {
    expect(run(asks('discard', 3), asks('discard', 2), asks('discard', 1))).toEqual([0, 1, 2]);
    expect(run(asks('discard', 2), asks('discard', 1, 2))).toEqual([0, 0]);
    expect(run(asks('discard', null), asks('discard', null))).toEqual([0, 0]);
  });
  test('begins anew when the same text asks again', () => {
    expect(run(asks('discard', 2), asks('discard', 1), asks('discard', 2))).toEqual([0, 1, 0]);
  });
  test('goes by tokens, not by clicks, where each is chosen and then laid', () => {
    expect(run(asks('token', 2), asks('token-place', 2), asks('token', 1), asks('token-place', 1))).toEqual([0, 0, 1, 1]);
  });
});
