import { expect, test } from 'vitest';
import { nearOf } from './near';

const fighter = { space: 0, tail: null, health: 10, defeated: false, reach: [1, 3], zone: [2] };

test('the spaces in reach, and the others of the zones', () => {
  expect([...nearOf({ fighters: [fighter] }, 0)]).toEqual([
    [1, 'reach'],
    [3, 'reach'],
    [2, 'zone'],
  ]);
});

test('whom nobody knows reaches nothing', () => {
  expect(nearOf({ fighters: [] }, 0).size).toBe(0);
});
