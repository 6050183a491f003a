import { expect, test } from 'vitest';
import type { CardWorth } from '../protocol/types';
import { byRate, deadCards, deckNumbers, meanOf, placeOf, standsOut } from './deck';
import { heroFrom } from './faces';
import { tablesOf } from './toml';

const FILE = `name = "A"
[[card]]
name = "X"
count = 3
type = "attack"
value = 4
boost = 1
[[card]]
name = "Y"
count = 1
type = "versatile"
value = 2
boost = 3
[[card]]
name = "Z"
type = "scheme"
boost = 2
`;

const worth = (name: string, drawn: number, attack: number): CardWorth => ({
  name,
  drawn,
  attack,
  defense: 0,
  scheme: 0,
  boost: 0,
  kept: 0,
  worth: { mean: 0, low: 0, high: 0 },
});

test('a deck has means over its copies', () => {
  expect(deckNumbers(heroFrom(tablesOf(FILE) ?? []))).toEqual({ cards: 5, attack: 3.5, defense: 2, boost: 8 / 5 });
  expect(meanOf([1, null, 3])).toBe(2);
  expect(meanOf([])).toBeNull();
});

test('cards that nobody uses are dead', () => {
  expect(deadCards([worth('a', 2, 1), worth('b', 2, 0.1), worth('c', 0, 0)]).map(({ name }) => name)).toEqual(['b']);
});

test('places count from the best', () => {
  expect(placeOf(0.5, [0.6, 0.4, 0.5])).toBe(2);
  expect(placeOf(0.9, [])).toBe(1);
});

test('what differs clearly from the whole stands out', () => {
  const rate = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });
  expect(standsOut(rate(0.7, 0.1), 0.5)).toBe('more');
  expect(standsOut(rate(0.3, 0.1), 0.5)).toBe('fewer');
  // By chance, or by little.
  expect(standsOut(rate(0.7, 0.3), 0.5)).toBeNull();
  expect(standsOut(rate(0.45, 0.01), 0.5)).toBeNull();
  expect(
    byRate([
      ['a', rate(0.2, 0)],
      ['b', rate(0.8, 0)],
    ]).map(([name]) => name),
  ).toEqual(['b', 'a']);
});
