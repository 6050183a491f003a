import { expect, test } from 'vitest';
import { counted, shipped, sorted, standing, wilson } from './field';

const data = {
  bot: 'b',
  seed: 1,
  games: 30,
  commit: 'c',
  date: 'd',
  heroes: ['x', 'y', 'z'],
  boards: ['p', 'q'],
  pairs: [
    [0, 0, 10, 550, 400, 700],
    [0, 1, 10, 700, 600, 800],
    [0, 2, 10, 600, 500, 700],
    [1, 2, 10, 400, 300, 500],
  ],
  on: [
    [0, 0, 500, 400, 600],
    [0, 1, 800, 700, 900],
  ],
};

test('a pair is the same from both sides', () => {
  const field = shipped(data);
  expect(field.pair('x', 'y')).toEqual({ rate: 0.7, low: 0.6, high: 0.8, games: 10 });
  expect(field.pair('y', 'x')?.rate).toBeCloseTo(0.3);
  expect(field.pair('y', 'x')?.low).toBeCloseTo(0.2);
  expect(field.pair('x', 'x')?.rate).toBe(0.55);
  expect(field.pair('y', 'y')).toBeNull();
  expect(field.mean('x')?.rate).toBeCloseTo(0.65);
  expect(field.mean('y')?.rate).toBeCloseTo(0.35);
  // The mean of two is known better than each of them.
  expect((field.mean('x')?.high ?? 1) - 0.65).toBeLessThan(0.1);
});

test('a hero has a place, a best and a worst foe, and a board', () => {
  expect(standing(shipped(data), 'x')).toMatchObject({
    place: 1,
    of: 3,
    best: { name: 'y', rate: 0.7 },
    worst: { name: 'z', rate: 0.6 },
    board: { name: 'q', rate: 0.8 },
  });
  expect(standing(shipped(data), 'nobody')).toBeNull();
});

test('duels of a server are counted from both sides, with intervals', () => {
  const duels = {
    games: 5,
    pairs: [
      { row: 'x', column: 'y', games: 4, wins: 3 },
      { row: 'x', column: 'x', games: 1, wins: 1 },
    ],
    boards: [{ hero: 'x', board: 'p', games: 4, wins: 3 }],
  };
  const field = counted(duels, ['y', 'new'], ['p']);
  expect(field.heroes).toEqual(['y', 'new', 'x']);
  expect(field.pair('y', 'x')).toEqual(wilson(4, 1));
  expect(field.pair('x', 'x')).toEqual(wilson(1, 1));
  expect(field.pair('x', 'new')).toBeNull();
  expect(field.mean('x')).toEqual(wilson(4, 3));
  expect(field.mean('new')).toBeNull();
  expect(field.on('x', 'p')?.rate).toBe(0.75);
});

test('an interval holds the rate, stays between nothing and all, and narrows', () => {
  for (const [games, wins] of [
    [1, 0],
    [1, 1],
    [10, 3],
    [1000, 300],
  ] as const) {
    const { rate, low, high } = wilson(games, wins);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(rate);
    expect(high).toBeGreaterThanOrEqual(rate);
    expect(high).toBeGreaterThan(low);
  }
  // The usual example of textbooks.
  expect(wilson(10, 3).low).toBeCloseTo(0.1078, 3);
  expect(wilson(10, 3).high).toBeCloseTo(0.6032, 3);
  expect(wilson(1000, 300).high - wilson(1000, 300).low).toBeLessThan(0.06);
});

test('rows are put in order by a column, and those without a rate come last', () => {
  const field = shipped(data);
  const rate = (row: string, column: string | null) => (column === null ? field.mean(row) : field.pair(row, column));
  const rows = ['y', 'z', 'x', 'nobody'];
  expect(sorted(rows, { kind: 'mean' }, false, rate)).toEqual(['x', 'z', 'y', 'nobody']);
  expect(sorted(rows, { kind: 'mean' }, true, rate)).toEqual(['y', 'z', 'x', 'nobody']);
  expect(sorted(rows, { kind: 'name' }, true, rate)).toEqual(['nobody', 'x', 'y', 'z']);
  expect(sorted(rows, { kind: 'column', column: 'z' }, false, rate)).toEqual(['x', 'y', 'nobody', 'z']);
});
