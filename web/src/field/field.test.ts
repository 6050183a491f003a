import { expect, test } from 'vitest';
import { shipped, sorted, standing } from './field';

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

test('rows are put in order by a column, and those without a rate come last', () => {
  const field = shipped(data);
  const rate = (row: string, column: string | null) => (column === null ? field.mean(row) : field.pair(row, column));
  const rows = ['y', 'z', 'x', 'nobody'];
  expect(sorted(rows, { kind: 'mean' }, false, rate)).toEqual(['x', 'z', 'y', 'nobody']);
  expect(sorted(rows, { kind: 'mean' }, true, rate)).toEqual(['y', 'z', 'x', 'nobody']);
  expect(sorted(rows, { kind: 'name' }, true, rate)).toEqual(['nobody', 'x', 'y', 'z']);
  expect(sorted(rows, { kind: 'column', column: 'z' }, false, rate)).toEqual(['x', 'y', 'nobody', 'z']);
});
