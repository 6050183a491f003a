import { describe, expect, test } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Decision, Sight } from '../protocol/types';
import { entries, ways } from './options';
import { clause, lying, progressWords, shifted, stateWords, toOrder } from './tray';

const { setup, sight } = fixture('combat');
const seatSight = sight.seats[1]!;
const seeing = (change: Partial<typeof seatSight>): Sight => ({ ...sight, seat: 0, seats: [sight.seats[0]!, { ...seatSight, ...change }] });
const decision = (ask: Decision['asked']['ask'], cards: number[], left: number | null): Decision => ({
  n: 1,
  asked: { seat: 0, ask, source: null, clause: null, left },
  options: cards.map((card) => ({ text: `card ${card}`, deed: { kind: 'card', seat: 1, card } })),
});

describe('cards that lie there', () => {
  const of = (sight: Sight, cards: number[]) => lying(sight, entries(ways(decision('card', cards, null).options, sight), []));
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
