import { describe, expect, test } from 'vitest';
import type { BoardFace } from '../protocol/types';
import {
  arrange,
  bar,
  curve,
  frameOf,
  lineSpots,
  MAX_ZOOM,
  middle,
  nearest,
  neighbours,
  panned,
  sectors,
  turned,
  turnsFor,
  zoomed,
} from './geometry';
import { markOf } from './tokens';

const board: BoardFace = {
  name: 'A field',
  set: 'Tests',
  width: 1000,
  height: 600,
  radius: 40,
  zones: [{ name: 'green', color: '#00ff00', pattern: 'dots' }],
  spaces: [
    { id: 'A', x: 100, y: 100, zones: [0], start: 1, passage: false },
    { id: 'B', x: 300, y: 100, zones: [0], start: null, passage: false },
    { id: 'C', x: 320, y: 300, zones: [0], start: 2, passage: false },
    { id: 'D', x: 900, y: 110, zones: [0], start: null, passage: false },
  ],
  lines: [
    { a: 0, b: 1, bend: null, door: null },
    { a: 1, b: 3, bend: [600, 40], door: 0 },
  ],
  doors: ['gate'],
  item_spaces: [],
  place: null,
};

describe('sectors', () => {
  test('one zone is a whole disc', () => {
    expect(sectors(10, 1)).toEqual(['M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z']);
  });

  test.each([2, 3, 4, 5])('%i zones are as many sectors, each ending where the next begins', (count) => {
    const all = sectors(10, count);
    expect(all).toHaveLength(count);
    const begins = all.map((path) => /L([^A]+)A/.exec(path)?.[1]);
    const ends = all.map((path) => / 1 ([^Z]+)Z/.exec(path)?.[1]);
    expect(ends).toEqual([...begins.slice(1), begins[0]]);
  });

  test('the first of three begins at the top', () => {
    expect(sectors(10, 3)[0]).toMatch(/^M0,0L0,-10A/);
  });
});

describe('lines', () => {
  test('without a bend are straight', () => {
    expect(curve({ x: 0, y: 0 }, null, { x: 10, y: 5 })).toBe('M0,0L10,5');
  });

  test('go through their bend', () => {
    // At its middle a quadratic curve is (a + 2c + b) / 4.
    const [, cx, cy] = /Q([-\d.]+),([-\d.]+) /.exec(curve({ x: 0, y: 0 }, [5, 8], { x: 10, y: 0 })) ?? [];
    expect([(0 + 2 * Number(cx) + 10) / 4, (0 + 2 * Number(cy) + 0) / 4]).toEqual([5, 8]);
  });

  test('have their door across the middle', () => {
    const line = board.lines[1]!;
    const [from, to] = bar(board, line, 20);
    expect(middle(board, line)).toEqual({ x: 600, y: 40 });
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(40);
    const along = { x: 900 - 300, y: 110 - 100 };
    expect((from.x - to.x) * along.x + (from.y - to.y) * along.y).toBeCloseTo(0);
  });
});

describe('what lies on lines', () => {
  const cross: BoardFace = {
    ...board,
    spaces: [
      [100, 100],
      [500, 500],
      [100, 500],
      [500, 100],
      [900, 100],
    ].map(([x, y], i) => ({ id: `${i}`, x: x!, y: y!, zones: [0], start: null, passage: false })),
    lines: [
      { a: 0, b: 1, bend: null, door: null },
      { a: 2, b: 3, bend: null, door: null },
      { a: 3, b: 4, bend: null, door: 0 },
      { a: 0, b: 2, bend: null, door: null },
    ],
  };
  const spots = lineSpots(cross);

  test('lies at the middle where nothing else is', () => {
    expect(spots[3]).toEqual({ x: 100, y: 300 });
  });

  test('is told apart where lines cross', () => {
    const [a, b] = [spots[0]!, spots[1]!];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(cross.radius * 0.7);
    for (const { x, y } of [a, b]) expect(Math.hypot(x - 300, y - 300)).toBeGreaterThan(cross.radius * 0.7);
  });

  test('leaves a door in sight', () => {
    expect(Math.abs(spots[2]!.x - 700)).toBeGreaterThan(cross.radius * 0.7);
  });
});

describe('the nearest space', () => {
  test.each([
    [0, 'right', 1],
    [1, 'left', 0],
    [1, 'down', 2],
    [2, 'up', 1],
    [1, 'right', 3],
    [0, 'up', null],
    [3, 'right', null],
  ] as const)('from %i to the %s is %s', (from, direction, to) => {
    expect(nearest(board.spaces, from, direction)).toBe(to);
  });
});

test('a closed door keeps spaces apart', () => {
  expect(neighbours(board, [false])).toEqual([[1], [0, 3], [], [1]]);
  expect(neighbours(board, [true])).toEqual([[1], [0], [], []]);
});

describe('a turned board', () => {
  test('keeps distances and turns its bends too', () => {
    const side = turned(board);
    expect([side.width, side.height]).toEqual([600, 1000]);
    expect(side.spaces[0]).toMatchObject({ id: 'A', x: 500, y: 100 });
    expect(side.lines[1]?.bend).toEqual([560, 600]);
  });

  test('is taken for rooms that are taller than wide', () => {
    expect(turnsFor(board, 360, 500, false)).toBe(true);
    expect(turnsFor(board, 1200, 700, true)).toBe(false);
    // In between it stays as it is.
    expect([turnsFor(board, 500, 500, false), turnsFor(board, 500, 500, true)]).toEqual([false, true]);
  });
});

describe('fighters of one space', () => {
  test('stand in the middle alone', () => {
    expect(arrange(1, 0, 40)).toEqual([{ x: 0, y: 0, scale: 1 }]);
    expect(arrange(0, 1, 40)).toEqual([{ x: 0, y: 0, scale: 1 }]);
  });

  test.each([2, 3, 4, 5, 6, 8])('%i small ones do not overlap', (count) => {
    const spots = arrange(0, count, 40);
    expect(spots).toHaveLength(count);
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40 * 0.42 * (a.scale + b.scale) * 0.9);
    });
  });

  test('a large one stays in the middle of small ones', () => {
    expect(arrange(1, 3, 40)[0]).toMatchObject({ x: 0, y: 0 });
    expect(arrange(1, 3, 40)).toHaveLength(4);
  });
});

describe('zooming', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 600 };

  test('keeps the point under the finger', () => {
    const near = frameOf(zoomed(whole, whole, 2, { x: 250, y: 300 }), whole);
    expect(near.width).toBe(500);
    expect((250 - near.x) / near.width).toBeCloseTo(0.25);
    expect((300 - near.y) / near.height).toBeCloseTo(0.5);
  });

  test('has its limits, and never leaves the board', () => {
    expect(frameOf(zoomed(whole, whole, 100, { x: 0, y: 0 }), whole).width).toBe(1000 / MAX_ZOOM);
    expect(frameOf(zoomed(whole, whole, 0.1, { x: 500, y: 300 }), whole)).toEqual(whole);
    const near = frameOf(zoomed(whole, whole, 2, { x: 0, y: 0 }), whole);
    expect(frameOf(panned(near, whole, -50, 9999), whole)).toEqual({ x: 0, y: 300, width: 500, height: 300 });
  });

  test('stays at its point when the room changes', () => {
    const look = zoomed(whole, whole, 2, { x: 500, y: 300 });
    expect(frameOf(look, { x: 0, y: -200, width: 1000, height: 1000 })).toEqual({ x: 250, y: 50, width: 500, height: 500 });
  });
});

test('equal fighters are told apart by their numbers', () => {
  expect(['Crow', 'Crow 2', '2.Crow', '2.Crow 1'].map(markOf)).toEqual(['', '2', '2', '1']);
});
