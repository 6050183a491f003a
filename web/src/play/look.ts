// Where the eye should be during a combat.
import { at, type Game } from '../lib/game';
import type { EventFace } from '../protocol/types';

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

/** The seats, the others first, in the order of play after the own one. */
export function seatOrder({ setup, seat: own }: Pick<Game, 'setup' | 'seat'>): number[] {
  const all = setup.seats.map((_, seat) => seat);
  return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own), own];
}
