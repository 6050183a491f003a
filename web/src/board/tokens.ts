// Where the fighters stand, to the point, and what goes on between them.
import { at } from '../lib/game';
import type { BoardFace, Deed, FighterSetup, FighterSight, SeatSight, Setup, Sight, SiteFace, TokenFace } from '../protocol/types';
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

/** Tokens of one kind of a seat, as many as are meant. */
export type Held = Pick<Lying, 'seat' | 'token' | 'count'>;

/** The tokens at a place, each kind of a seat once. */
export const tokensAt = (seats: readonly SeatSight[], site: SiteFace): Held[] =>
  seats.flatMap(({ tokens }, seat) =>
    tokens.flatMap(({ spaces, lines }, token) => {
      const count = 'space' in site ? spaces.filter((each) => each === site.space).length : lines.includes(site.line) ? 1 : 0;
      return count > 0 ? [{ seat, token, count }] : [];
    }),
  );

/** Where tokens lie. */
export const siteOf = ({ space, line }: Pick<Lying, 'space' | 'line'>): SiteFace | null =>
  space !== null ? { space } : line !== null ? { line } : null;

/** Whether tokens lie at a place. */
export const isAt = ({ space, line }: Pick<Lying, 'space' | 'line'>, place: SiteFace | null): boolean =>
  place !== null && ('space' in place ? place.space === space : place.line === line);

/** On the rim of a space, seen from its middle: to the left and on downwards, where neither coins nor signs are. */
const onRim = (index: number, radius: number): Point => {
  const angle = Math.PI - index * 0.82;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
};

/** All tokens on the board: those of a line around its middle, then those of a space on its rim, over whoever stands there. */
export function lying(board: BoardFace, seats: readonly SeatSight[]): Lying[] {
  const all: Lying[] = [];
  lineSpots(board).forEach((spot, line) => {
    const radius = board.radius * 0.26;
    const here = seats.flatMap(({ tokens }, seat) =>
      tokens.flatMap(({ lines }, token) => (lines.includes(line) ? [{ seat, token, space: null, line, count: 1 }] : [])),
    );
    here.forEach((each, i) => all.push({ ...each, x: spot.x + (i - (here.length - 1) / 2) * radius * 2.9, y: spot.y, radius }));
  });
  board.spaces.forEach((middle, space) => {
    const here = seats.flatMap(({ tokens }, seat) =>
      tokens.flatMap(({ spaces }, token) => {
        const count = spaces.filter((each) => each === space).length;
        return count > 0 ? [{ seat, token, space, line: null, count }] : [];
      }),
    );
    const radius = board.radius * 0.26;
    here.forEach((each, i) => {
      const { x, y } = onRim(i, board.radius * 0.98);
      all.push({ ...each, x: middle.x + x, y: middle.y + y, radius });
    });
  });
  return all;
}

/** What a token is called, with the seat's number where two seats play the same hero. */
export function tokenName({ seats }: Pick<Setup, 'seats'>, seat: number, token: number): string {
  const { hero } = at(seats, seat);
  const { name } = at(hero.tokens, token);
  return seats.filter((other) => other.hero.name === hero.name).length > 1 ? `${seat + 1}.${name}` : name;
}

/** The names of the tokens in a space. */
export const tokensOn = (setup: Setup, sight: Sight, space: number): string[] =>
  sight.seats.flatMap(({ tokens }, seat) =>
    tokens.flatMap(({ spaces }, token) => spaces.filter((each) => each === space).map(() => tokenName(setup, seat, token))),
  );

/** The names of the tokens on a line. */
export const tokensOnLine = (setup: Setup, sight: Sight, line: number): string[] =>
  sight.seats.flatMap(({ tokens }, seat) =>
    tokens.flatMap(({ lines }, token) => (lines.includes(line) ? [tokenName(setup, seat, token)] : [])),
  );

/** A token that ends a move, and where. */
export interface Stop {
  space: number;
  name: string;
}

/** Whether the text of a token ends the move of those who come in, for one of the same team or another. */
const ends = ({ enter }: TokenFace, friends: boolean): boolean =>
  enter !== null &&
  /\bend (its|that|the) move\b/i.test(enter) &&
  !(friends ? /\ban opposing fighter\b/i : /\ba friendly fighter\b/i).test(enter);

/** Where a token ends a fighter's move, the first on its way. */
export function stopOn({ seats, fighters }: Setup, sight: Sight, { fighter, path }: Extract<Deed, { kind: 'move' }>): Stop | null {
  const { team } = at(seats, at(fighters, fighter).seat);
  for (const space of path) {
    for (const [seat, { tokens }] of sight.seats.entries()) {
      const { hero, team: owners } = at(seats, seat);
      const token = tokens.findIndex(({ spaces }, i) => spaces.includes(space) && ends(at(hero.tokens, i), owners === team));
      if (token >= 0) return { space, name: tokenName({ seats }, seat, token) };
    }
  }
  return null;
}

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
