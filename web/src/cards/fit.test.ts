import { expect, test } from 'vitest';
import { linesIn } from './fit';

test('only whole lines have room', () => {
  expect([linesIn(30, 15), linesIn(29.5, 15), linesIn(22, 15), linesIn(14, 15)]).toEqual([2, 2, 1, 0]);
  expect([linesIn(-4, 15), linesIn(30, NaN)]).toEqual([0, 0]);
});
