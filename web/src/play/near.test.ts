import { expect, test } from 'vitest';
import type { Game } from '../lib/game';
import { nearOf } from './near';

/** A ring of four, of which the first three are green; a way leads on from the last. Between the first two is a door. */
function game(kind: { ranged: boolean; distance: number }, closed: boolean, switches: [string, string][] = []): Game {
  const space = (zones: number[]) => ({ zones });
  const line = (a: number, b: number, door: number | null = null) => ({ a, b, door });
  return {
    setup: {
      switches,
      board: {
        spaces: [space([0]), space([0]), space([0]), space([1]), space([1])],
        lines: [line(0, 1, 0), line(1, 2), line(2, 3), line(3, 0), line(3, 4)],
      },
      fighters: [{ seat: 0, kind: 0 }],
      seats: [{ hero: { fighters: [kind] } }],
    },
    sight: { fighters: [{ space: 0 }], closed: [closed] },
  } as unknown as Game;
}
const near = (...of: Parameters<typeof game>) => Object.fromEntries(nearOf(game(...of), 0));

test('who fights hand to hand reaches the spaces beside it; its zone is told too', () => {
  expect(near({ ranged: false, distance: 1 }, false)).toEqual({ 1: 'reach', 2: 'zone', 3: 'reach' });
  expect(near({ ranged: false, distance: 2 }, false)).toEqual({ 1: 'reach', 2: 'reach', 3: 'reach', 4: 'reach' });
});

test('who shoots reaches its whole zone', () => {
  expect(near({ ranged: true, distance: 1 }, false)).toEqual({ 1: 'reach', 2: 'reach', 3: 'reach' });
});

test('a closed door parts a zone where it makes the way longer', () => {
  expect(near({ ranged: true, distance: 1 }, true)).toEqual({ 2: 'reach', 3: 'reach' });
  expect(near({ ranged: true, distance: 1 }, true, [['door_zone_rule', 'WithinZone']])).toEqual({ 3: 'reach' });
});

test('who is not on the board reaches nothing', () => {
  const off = game({ ranged: true, distance: 1 }, false);
  off.sight.fighters[0]!.space = null;
  expect(nearOf(off, 0).size).toBe(0);
});
