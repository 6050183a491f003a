// Where things have room, and where the eye should be during a combat.
import { at, fighterOf, kindOf, type Game } from '../lib/game';
import type { Trace } from '../board/marks';
import { bodyOf, stopOn } from '../board/tokens';
import { middle } from '../board/geometry';
import type { Deed, EventFace, Setup, SiteFace } from '../protocol/types';

export interface Arrow {
  by: number;
  at: number;
}

/** Who attacks whom in the newest combat. */
export function newestAttack(events: readonly EventFace[]): Arrow | null {
  const event = events.findLast(({ kind }) => kind === 'attack');
  return event?.kind === 'attack' ? { by: event.by, at: event.at } : null;
}

/** The cards of the newest combat lie open: now the combat is what one looks at. */
export function revealed(events: readonly EventFace[]): boolean {
  return events.findLast(({ kind }) => kind === 'reveal' || kind === 'attack')?.kind === 'reveal';
}

/** Whether a combat takes place on the left of the board, so that what tells of it belongs to the right. */
export function leftish({ setup, sight }: Pick<Game, 'setup' | 'sight'>, fighters: Arrow): boolean {
  const x = (fighter: number) => {
    const space = sight.fighters[fighter]?.space;
    return space == null ? setup.board.width / 2 : at(setup.board.spaces, space).x;
  };
  return x(fighters.by) + x(fighters.at) < setup.board.width;
}

/** The way of a move, the space where it sets out included: a large fighter may start from its tail. */
export function wayOf({ setup, sight }: Pick<Game, 'setup' | 'sight'>, deed: Extract<Deed, { kind: 'move' }>): number[] {
  const [first] = deed.path;
  const body = bodyOf(sight.fighters[deed.fighter]);
  const joined = (space: number) => setup.board.lines.some(({ a, b }) => (a === space && b === first) || (b === space && a === first));
  const from = body.length > 1 ? (deed.path.length === 1 ? deed.tail : body.find(joined)) : body[0];
  return from == null ? [] : [from, ...deed.path];
}

/** Where tokens end some of these moves. */
export const stopsOf = ({ setup, sight }: Pick<Game, 'setup' | 'sight'>, deeds: readonly Deed[]): Set<number> =>
  new Set(deeds.flatMap((deed) => (deed.kind === 'move' ? (stopOn(setup, sight, deed)?.space ?? []) : [])));

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these corners in which a box of this size covers none of the others. */
export function cornerFor(area: Box, width: number, height: number, others: readonly Box[], prefer: readonly Corner[]): Corner | null {
  const free = (corner: Corner): boolean => {
    const left = corner.endsWith('left') ? area.left : area.right - width;
    const top = corner.startsWith('top') ? area.top : area.bottom - height;
    const box = { left, top, right: left + width, bottom: top + height };
    return height <= area.bottom - area.top && !others.some((other) => meets(box, other));
  };
  return prefer.find(free) ?? null;
}

/** A corner of the board where the combat covers nothing that can be clicked, nor those who fight. */
export function freeCorner(area: HTMLElement, prefer: readonly Corner[]): Corner | null {
  const stage = area.querySelector('[data-stage] > section')?.getBoundingClientRect();
  if (!stage) return prefer[0] ?? null;
  const others = [...area.querySelectorAll('svg [data-option], svg .aim')].map((each) => each.getBoundingClientRect());
  return cornerFor(area.getBoundingClientRect(), stage.width + 6, stage.height + 6, others, prefer);
}

/** Whether a fighter stands in the lower half of the board, so that what tells of it belongs to the top. */
export function lowish({ setup, sight }: Pick<Game, 'setup' | 'sight'>, fighter: number): boolean {
  const space = sight.fighters[fighter]?.space;
  return space != null && at(setup.board.spaces, space).y > setup.board.height / 2;
}

/** The same of a place where a token lies. */
export function lowSite({ setup: { board } }: Pick<Game, 'setup'>, site: SiteFace): boolean {
  const y = 'space' in site ? at(board.spaces, site.space).y : middle(board, at(board.lines, site.line)).y;
  return y > board.height / 2;
}

/** The seats, the others first, in the order of play after the own one. */
export function seatOrder({ setup, seat: own }: Pick<Game, 'setup' | 'seat'>): number[] {
  const all = setup.seats.map((_, seat) => seat);
  return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own), own];
}

/** About how high the whole panel of a seat is, in pixels. */
export function panelHeight({ seats, fighters }: Setup, seat: number): number {
  const { hero } = at(seats, seat);
  const rows = new Set(fighters.flatMap((fighter) => (fighter.seat === seat ? [fighter.kind] : []))).size;
  return 255 + 23 * rows + (hero.counters.length + hero.tokens.length + hero.states.length > 0 ? 30 : 0);
}

/** How high a folded panel is. */
const FOLDED = 122;

/** The seats whose panels can be shown whole; of `order` the last comes first. */
export function roomFor(heights: readonly number[], room: number, order: readonly number[]): Set<number> {
  const whole = new Set<number>();
  let left = room - FOLDED * order.length;
  for (let i = order.length - 1; i >= 0; i -= 1) {
    left -= at(heights, i) - FOLDED;
    if (left < 0) break;
    whole.add(at(order, i));
  }
  return whole;
}

/** How many moves and attacks are kept in sight. */
const TRACES = 8;

/** What was done lately: in the turn of the others before the reader's own, and in the turn that goes on. */
export function trailOf(setup: Setup, events: readonly EventFace[], me: number | null): Trace[] {
  const turns = events.flatMap((event, n) => (event.kind === 'turn' ? [{ n, seat: event.seat }] : []));
  const last = turns.at(-1);
  if (!last) return [];
  const from = last.seat === me ? (turns.at(-2) ?? last).n : last.n;
  const spaces = new Map<number, number>();
  const trail: Trace[] = [];
  events.forEach((event, n) => {
    switch (event.kind) {
      case 'place':
        spaces.set(event.fighter, event.to);
        break;
      case 'swap': {
        const [a, b] = [spaces.get(event.a), spaces.get(event.b)];
        if (a !== undefined) spaces.set(event.b, a);
        if (b !== undefined) spaces.set(event.a, b);
        break;
      }
      case 'move':
        spaces.set(event.fighter, event.to);
        if (n > from)
          trail.push({
            seat: fighterOf(setup, event.fighter).seat,
            kind: 'move',
            spaces: [event.from, ...(event.path.length > 0 ? event.path : [event.to])],
          });
        break;
      case 'attack': {
        const [by, target] = [spaces.get(event.by), spaces.get(event.at)];
        if (n > from && by !== undefined && target !== undefined)
          trail.push({ seat: fighterOf(setup, event.by).seat, kind: 'attack', spaces: [by, target] });
        break;
      }
      default:
    }
  });
  return trail.slice(-TRACES);
}

/** Whom a card of the own hand could hit now: the targets of attacks by those who may use it. */
export function hitBy(game: Game, card: number): Set<number> {
  const { decision, setup, seat } = game;
  const face = seat === null ? undefined : setup.seats[seat]?.hero.cards[card];
  if (!decision || !face || (face.kind !== 'attack' && face.kind !== 'versatile')) return new Set();
  const uses = (fighter: number) => face.user === null || kindOf(setup, fighter).name === face.user;
  return new Set(decision.options.flatMap(({ deed }) => (deed.kind === 'attack' && uses(deed.by) ? [deed.at] : [])));
}
