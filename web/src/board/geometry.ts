// Where things lie on a board: pure functions from the content's coordinates to drawing.
import type { BoardFace, LineFace } from '../protocol/types';
import { at } from '../lib/game';

export interface Point {
  x: number;
  y: number;
}

/** A number for SVG, short enough to read. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The board turned by a quarter, for rooms that are taller than wide. Letters stay upright, as only the points move. */
export function turned(board: BoardFace): BoardFace {
  const turn = (x: number, y: number): [number, number] => [board.height - y, x];
  return {
    ...board,
    width: board.height,
    height: board.width,
    spaces: board.spaces.map((space) => {
      const [x, y] = turn(space.x, space.y);
      return { ...space, x, y };
    }),
    lines: board.lines.map((line) => ({ ...line, bend: line.bend && turn(...line.bend) })),
  };
}

/** Whether a board is drawn turned in this room, where that fills it better. One that is turned already stays so for longer, so that
 * it does not turn to and fro when the room changes a little. */
export function turnsFor(board: BoardFace, width: number, height: number, already: boolean): boolean {
  const upright = Math.min(width / board.width, height / board.height);
  const side = Math.min(width / board.height, height / board.width);
  return side > upright * (already ? 0.85 : 1.05);
}

/** The sectors of a disc around the origin, one for each zone; the first begins at the top. A single one is the whole disc. */
export function sectors(radius: number, count: number): string[] {
  if (count <= 1) {
    const r = short(radius);
    return [`M0,-${r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,-${r}Z`];
  }
  // A disc in two halves is cut aslant, so that the cut does not look like a line of the board.
  const turn = count === 2 ? Math.PI / 4 : 0;
  return Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI + turn;
    const to = ((i + 1) / count) * 2 * Math.PI + turn;
    const edge = (angle: number) => `${short(radius * Math.sin(angle))},${short(-radius * Math.cos(angle))}`;
    const large = to - from > Math.PI ? 1 : 0;
    return `M0,0L${edge(from)}A${short(radius)},${short(radius)} 0 ${large} 1 ${edge(to)}Z`;
  });
}

/** The path of a line; a bend is a point that the curve goes through, halfway. */
export function curve(a: Point, bend: readonly [number, number] | null, b: Point): string {
  const from = `M${short(a.x)},${short(a.y)}`;
  const to = `${short(b.x)},${short(b.y)}`;
  if (!bend) return `${from}L${to}`;
  const control = controlOf(a, bend, b);
  return `${from}Q${short(control.x)},${short(control.y)} ${to}`;
}

/** The control point that brings a quadratic curve through `bend` at its middle. */
function controlOf(a: Point, bend: readonly [number, number], b: Point): Point {
  return { x: 2 * bend[0] - (a.x + b.x) / 2, y: 2 * bend[1] - (a.y + b.y) / 2 };
}

/** The middle of a line: its bend, or halfway between its ends. */
export function middle(board: BoardFace, line: LineFace): Point {
  if (line.bend) return { x: line.bend[0], y: line.bend[1] };
  const a = at(board.spaces, line.a);
  const b = at(board.spaces, line.b);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A point of a line, so far along it from its first space. */
function along(board: BoardFace, { a, b, bend }: LineFace, share: number): Point {
  const from = at(board.spaces, a);
  const to = at(board.spaces, b);
  const over = bend ? controlOf(from, bend, to) : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const mix = (p: number, q: number, r: number) => (1 - share) ** 2 * p + 2 * share * (1 - share) * q + share ** 2 * r;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}

/** Where what lies on each line is drawn: at its middle, or farther along where a door or the middle of another line is there. */
export function lineSpots(board: BoardFace): Point[] {
  const middles = board.lines.map((line) => middle(board, line));
  const apart = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const spots: Point[] = [];
  board.lines.forEach((line, i) => {
    const free = (spot: Point) =>
      middles.every((other, n) => n === i || apart(spot, other) > board.radius * 0.7) &&
      spots.every((other) => apart(spot, other) > board.radius * 0.7) &&
      board.spaces.every((space) => apart(spot, space) > board.radius * 1.1);
    const shares = line.door === null ? [0.5, 0.38, 0.62, 0.32, 0.68] : [0.36, 0.64, 0.3, 0.7];
    spots.push(shares.map((share) => along(board, line, share)).find(free) ?? at(middles, i));
  });
  return spots;
}

/** What a line is called: by the spaces that it joins. */
export function lineName(board: BoardFace, line: number): string {
  const { a, b } = at(board.lines, line);
  return `${at(board.spaces, a).id}-${at(board.spaces, b).id}`;
}

/** The ends of a bar across a line, at its middle. The curve there runs parallel to the straight line between its ends. */
export function bar(board: BoardFace, line: LineFace, half: number): [Point, Point] {
  const a = at(board.spaces, line.a);
  const b = at(board.spaces, line.b);
  const { x, y } = middle(board, line);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: (-(b.y - a.y) / length) * half, y: ((b.x - a.x) / length) * half };
  return [
    { x: x + across.x, y: y + across.y },
    { x: x - across.x, y: y - across.y },
  ];
}

/** The spaces joined with each space by a line; a closed door keeps them apart. */
export function neighbours(board: BoardFace, closed: readonly boolean[]): number[][] {
  const next: number[][] = board.spaces.map(() => []);
  for (const { a, b, door } of board.lines) {
    if (door !== null && closed[door]) continue;
    next[a]?.push(b);
    next[b]?.push(a);
  }
  return next;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest space in a direction; what lies aslant counts as farther. Null at the edge. */
export function nearest(spaces: readonly Point[], from: number, direction: Direction): number | null {
  const way = WAYS[direction];
  const start = at(spaces, from);
  let best: number | null = null;
  let least = Infinity;
  spaces.forEach((space, i) => {
    const dx = space.x - start.x;
    const dy = space.y - start.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (i === from || ahead <= 0 || aside > ahead * 2) return;
    const cost = ahead + aside * 1.5;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

export interface Spot extends Point {
  /** As part of the size that a fighter has alone. */
  scale: number;
}

/** Where the fighters of one space stand, from its middle, so that they do not overlap; large ones come first. */
export function arrange(large: number, small: number, radius: number): Spot[] {
  const spots: Spot[] = [];
  const all = large + small;
  if (large === 1 && small === 0) return [{ x: 0, y: 0, scale: 1 }];
  if (large === 0 && small === 1) return [{ x: 0, y: 0, scale: 1 }];
  if (large === 1) {
    // The large one in the middle, the small ones around it like guards.
    spots.push({ x: 0, y: 0, scale: 0.72 });
    for (let i = 0; i < small; i++) spots.push({ ...around(i, Math.max(small, 4), radius * 0.95), scale: 0.8 });
    return spots;
  }
  const scale = all <= 2 ? 0.8 : all <= 4 ? 0.75 : 0.6;
  for (let i = 0; i < all; i++) spots.push({ ...around(i, all, radius * (all <= 2 ? 0.5 : 0.68)), scale });
  return spots;
}

function around(index: number, count: number, radius: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 4;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** What part of the board is seen: an SVG view box. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a person looks at a board: how near, and at which point of it. The room around may change meanwhile. */
export interface Look extends Point {
  zoom: number;
}

export const MAX_ZOOM = 5;

/** What is seen so, without leaving the board. */
export function frameOf(look: Look, whole: Frame): Frame {
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const width = whole.width / look.zoom;
  const height = whole.height / look.zoom;
  return {
    x: clamp(look.x - width / 2, whole.x, whole.x + whole.width - width),
    y: clamp(look.y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

/** Nearer by a factor; the point under the finger stays there. */
export function zoomed(frame: Frame, whole: Frame, factor: number, around: Point): Look {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, (whole.width / frame.width) * factor));
  const width = whole.width / zoom;
  const height = whole.height / zoom;
  const x = around.x - ((around.x - frame.x) / frame.width) * width;
  const y = around.y - ((around.y - frame.y) / frame.height) * height;
  return { zoom, x: x + width / 2, y: y + height / 2 };
}

/** Moved by a distance. */
export const panned = (frame: Frame, whole: Frame, dx: number, dy: number): Look => ({
  zoom: whole.width / frame.width,
  x: frame.x + frame.width / 2 + dx,
  y: frame.y + frame.height / 2 + dy,
});
