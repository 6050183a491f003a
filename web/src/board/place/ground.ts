// What all recipes for places share: chance that is the same every time, distances from a board's graph, and shapes.
import { at } from '../../lib/game';
import { hash } from '../../look/look';
import type { BoardFace } from '../../protocol/types';
import { curve, short, type Point } from '../geometry';

/** One path of a place. `look` is a class in place.css, `p-` and this; with a width it is a stroke, else it is filled. */
export interface Layer {
  look: string;
  d: string;
  width?: number;
}

/** A thing that stands somewhere, to be kept off spaces and lines. */
export interface Spot extends Point {
  r: number;
}

export interface Scene {
  layers: Layer[];
  /** All things that stand around. */
  spots: Spot[];
}

export class Ground {
  readonly board: BoardFace;
  /** The radius of a space. */
  readonly r: number;
  /** The lines of the board, as one path. */
  readonly lines: string;
  readonly spots: Spot[] = [];
  readonly #segments: [Point, Point][];
  #state: number;

  constructor(board: BoardFace) {
    this.board = board;
    this.r = board.radius;
    this.#state = hash(board.name) | 1;
    const ends = board.lines.map((line) => ({ a: at(board.spaces, line.a), b: at(board.spaces, line.b), bend: line.bend }));
    this.lines = ends.map(({ a, b, bend }) => curve(a, bend, b)).join('');
    this.#segments = ends.flatMap(({ a, b, bend }): [Point, Point][] => {
      if (!bend) return [[a, b]];
      const middle = { x: bend[0], y: bend[1] };
      return [
        [a, middle],
        [middle, b],
      ];
    });
  }

  /** From 0 to 1, the same row of numbers for the same board. */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(from: number, to: number): number {
    return from + this.random() * (to - from);
  }

  /** How far a point is from the middle of the nearest space. */
  fromSpace({ x, y }: Point): number {
    let least = Infinity;
    for (const space of this.board.spaces) least = Math.min(least, (space.x - x) ** 2 + (space.y - y) ** 2);
    return Math.sqrt(least);
  }

  /** How far a point is from the nearest line. */
  fromLine({ x, y }: Point): number {
    let least = Infinity;
    for (const [a, b] of this.#segments) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, (x - a.x - along * dx) ** 2 + (y - a.y - along * dy) ** 2);
    }
    return Math.sqrt(least);
  }

  /** A point on the board or around it, where the room on the screen is wider than the board. */
  anywhere(): Point {
    const { width, height } = this.board;
    return { x: this.between(-0.5 * width, 1.5 * width), y: this.between(-0.5 * height, 1.5 * height) };
  }

  /** Things where there is room for them: none touches another, a space, or comes closer to a line than it may. */
  strew(count: number, size: readonly [number, number], fits: (spot: Spot) => boolean, apart = 1): Spot[] {
    const found: Spot[] = [];
    for (let i = 0; i < count; i += 1) {
      const spot = { ...this.anywhere(), r: this.between(...size) };
      if (this.fromSpace(spot) < this.r * 1.06 + spot.r || this.fromLine(spot) < 10 + spot.r || !fits(spot)) continue;
      if (this.spots.some((other) => (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2 < ((other.r + spot.r) * apart) ** 2)) continue;
      found.push(spot);
      this.spots.push(spot);
    }
    return found;
  }

  /** The point of the board that is farthest from all that is played on. */
  emptiest(): Spot {
    const { width, height } = this.board;
    let best: Spot = { x: width / 2, y: height / 2, r: 0 };
    for (let x = this.r; x < width; x += 16) {
      for (let y = this.r; y < height; y += 16) {
        const room = Math.min(this.fromLine({ x, y }) - 10, this.fromSpace({ x, y }) - this.r * 1.06, x, y, width - x, height - y);
        if (room > best.r) best = { x, y, r: room };
      }
    }
    return best;
  }

  /** Land around every space: round shapes that are not quite round. */
  blobs(radius: number, uneven: number): string {
    return this.board.spaces.map((space) => this.blob(space, radius, uneven)).join('');
  }

  blob({ x, y }: Point, radius: number, uneven: number, corners = 12): string {
    const points = Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI;
      const reach = radius * this.between(1 - uneven, 1 + uneven);
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
    });
    const half = (i: number) => {
      const [a, b] = [at(points, i % corners), at(points, (i + 1) % corners)];
      return `${short((a.x + b.x) / 2)},${short((a.y + b.y) / 2)}`;
    };
    return `M${half(corners - 1)}${points.map((point, i) => `Q${short(point.x)},${short(point.y)} ${half(i)}`).join('')}Z`;
  }

  /** The parts of level lines, one every `step`, that lie where they may. */
  rows(step: number, inside: (point: Point) => boolean): string {
    const { width, height } = this.board;
    const stride = 14;
    let path = '';
    for (let y = -3 * this.r; y < height + 3 * this.r; y += step) {
      let from: number | null = null;
      for (let x = -3 * this.r; x < width + 4 * this.r; x += stride) {
        const is = inside({ x, y });
        if (is && from === null) from = x;
        if (!is && from !== null) {
          path += `M${short(from)},${short(y)}H${short(x)}`;
          from = null;
        }
      }
    }
    return path;
  }
}

export const disc = ({ x, y }: Point, r: number): string =>
  `M${short(x - r)},${short(y)}a${short(r)},${short(r)} 0 1 0 ${short(2 * r)},0a${short(r)},${short(r)} 0 1 0 ${short(-2 * r)},0Z`;
export const discs = (spots: readonly Spot[], scale = 1, dx = 0, dy = 0): string =>
  spots.map((spot) => disc({ x: spot.x + dx * spot.r, y: spot.y + dy * spot.r }, spot.r * scale)).join('');
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)},${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
/** Two little crests. */
export const wave = ({ x, y }: Point, size: number): string =>
  `M${short(x)},${short(y)}q${short(size / 2)},${short(-size * 0.45)} ${short(size)},0q${short(size / 2)},${short(-size * 0.45)} ${short(size)},0`;
