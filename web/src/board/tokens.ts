// Where the fighters stand, to the point, and what goes on between them.
import { at } from '../lib/game';
import type { BoardFace, FighterSetup, FighterSight, SeatSight, Setup, Sight } from '../protocol/types';
import { arrange, lineSpots, type Point } from './geometry';

export interface Placed extends Point {
  fighter: number;
  radius: number;
  /** From the head of a large one to its tail, if it has one. */
  tail: Point | null;
}

export function sizeOf(board: BoardFace, { hero, small, large }: FighterSetup): number {
  return board.radius * (small ? 0.42 : hero || large ? 0.76 : 0.6);
}

/** Whether a fighter stands on a space, with its head or its tail. */
export const standsOn = (each: FighterSight, space: number): boolean => each.space === space || each.tail === space;

/** The spaces on which a fighter stands. */
export const bodyOf = (each: FighterSight | undefined): number[] => [each?.space, each?.tail].flatMap((space) => space ?? []);

/** Everybody on the board; those who share a space stand beside each other. */
export function placed(board: BoardFace, setup: readonly FighterSetup[], sight: readonly FighterSight[]): Placed[] {
  const all: Placed[] = [];
  board.spaces.forEach((middle, space) => {
    const here = sight.flatMap((each, fighter) => (each.space === space ? [fighter] : []));
    const large = here.filter((fighter) => !at(setup, fighter).small);
    const small = here.filter((fighter) => at(setup, fighter).small);
    // A tail takes the middle as a fighter does.
    const tails = sight.filter((each) => each.tail === space).length;
    const spots = arrange(large.length + tails, small.length, board.radius).slice(tails);
    [...large, ...small].forEach((fighter, i) => {
      const spot = at(spots, i);
      const radius = sizeOf(board, at(setup, fighter)) * spot.scale;
      const [x, y] = [middle.x + spot.x, middle.y + spot.y];
      const end = board.spaces[sight[fighter]?.tail ?? -1];
      all.push({ fighter, x, y, radius, tail: end ? { x: end.x - x, y: end.y - y } : null });
    });
  });
  return all.sort((a, b) => a.fighter - b.fighter);
}

/** Tokens of one kind of a seat in one space, or on one line. */
export interface Lying extends Point {
  seat: number;
  /** An index into the tokens of the seat's hero. */
  token: number;
  /** Null on a line. */
  space: number | null;
  line: number | null;
  count: number;
  radius: number;
}

/** All tokens on the board; those of a space lie side by side at its lower rim, those of a line around its middle. */
export function lying(board: BoardFace, seats: readonly SeatSight[]): Lying[] {
  const all: Lying[] = [];
  board.spaces.forEach((middle, space) => {
    const here = seats.flatMap(({ tokens }, seat) =>
      tokens.flatMap(({ spaces }, token) => {
        const count = spaces.filter((each) => each === space).length;
        return count > 0 ? [{ seat, token, space, line: null, count }] : [];
      }),
    );
    const radius = board.radius * 0.26;
    here.forEach((each, i) => {
      const x = middle.x + (i - (here.length - 1) / 2) * radius * 2.9;
      all.push({ ...each, x, y: middle.y + board.radius * 0.86, radius });
    });
  });
  lineSpots(board).forEach((spot, line) => {
    const radius = board.radius * 0.26;
    const here = seats.flatMap(({ tokens }, seat) =>
      tokens.flatMap(({ lines }, token) => (lines.includes(line) ? [{ seat, token, space: null, line, count: 1 }] : [])),
    );
    here.forEach((each, i) => all.push({ ...each, x: spot.x + (i - (here.length - 1) / 2) * radius * 2.9, y: spot.y, radius }));
  });
  return all;
}

/** The names of the tokens in a space. */
export const tokensOn = ({ seats }: Setup, sight: Sight, space: number): string[] =>
  sight.seats.flatMap(({ tokens }, seat) =>
    tokens.flatMap(({ spaces }, token) => spaces.filter((each) => each === space).map(() => at(at(seats, seat).hero.tokens, token).name)),
  );

/** The names of the tokens on a line. */
export const tokensOnLine = ({ seats }: Setup, sight: Sight, line: number): string[] =>
  sight.seats.flatMap(({ tokens }, seat) =>
    tokens.flatMap(({ lines }, token) => (lines.includes(line) ? [at(at(seats, seat).hero.tokens, token).name] : [])),
  );

/** What tells equal fighters apart: a number among them, or the seat's where two seats play the same hero. */
export function markOf(name: string): string {
  return / (\d+)$/.exec(name)?.[1] ?? /^(\d+)\./.exec(name)?.[1] ?? '';
}

/** An arrow from one fighter to another, from rim to rim. */
export function aimed(board: BoardFace, from: Point, to: Point): { from: Point; to: Point } | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const cut = (length - board.radius * 0.7) / length;
  const start = Math.min(board.radius * 0.6, length / 3) / length;
  const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return { from: along(start), to: along(cut) };
}

/** The space under a point, or nearly so. */
export function spaceAt(board: BoardFace, point: Point): number | null {
  let best: number | null = null;
  let least = board.radius * 1.35;
  board.spaces.forEach((space, i) => {
    const distance = Math.hypot(space.x - point.x, space.y - point.y);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}
