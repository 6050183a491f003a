// What the coach has explained on this device, and where the lesson is.
import type { AskKind, EventFace } from '../protocol/types';
const KEY = 'peerless.lesson';

interface Progress {
  /** The table of the guided duel. */
  table: string | null;
  /** The pages of the tour that have been read. */
  tour: number;
  /** The kinds of decisions that have been explained. */
  asks: string[];
  /** The coach has been sent away. */
  silent: boolean;
}

const fresh = (): Progress => ({ table: null, tour: 0, asks: [], silent: false });

function load(): Progress {
  const progress = fresh();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return progress;
    if ('table' in kept && typeof kept.table === 'string') progress.table = kept.table;
    if ('tour' in kept && typeof kept.tour === 'number') progress.tour = kept.tour;
    if ('asks' in kept && Array.isArray(kept.asks)) progress.asks = kept.asks.filter((ask) => typeof ask === 'string');
    if ('silent' in kept && typeof kept.silent === 'boolean') progress.silent = kept.silent;
  } catch {
    // Broken or missing: the lesson begins anew.
  }
  return progress;
}

export const progress: Progress = $state(load());

export function keepProgress(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage explains again next time.
  }
}

export function beginAnew(table: string | null): void {
  Object.assign(progress, fresh(), { table });
  keepProgress();
}

/** What the coach says now. */
export type Advice =
  | { kind: 'tour'; page: number }
  | { kind: 'ask'; ask: AskKind }
  | ({ kind: 'result' } & Fought)
  | { kind: 'play' }
  | { kind: 'wait' }
  | { kind: 'over' };

/** What a combat came to. */
export interface Fought {
  attack: number;
  defense: number;
  damage: number;
}

/** The newest result of a combat. */
export function resultOf(events: readonly EventFace[]): Fought | null {
  const event = events.findLast(({ kind }) => kind === 'result');
  return event?.kind === 'result' ? { attack: event.attack, defense: event.defense, damage: event.damage } : null;
}

/** The tour first, and a result as long as it is shown; then each kind of decision once; then only a word on whose turn it is. */
export function advice(
  state: { mine: boolean; ask: AskKind | null; over: boolean; result?: Fought | null },
  done: { tour: number; asks: readonly string[] },
  tourPages: number,
): Advice {
  if (state.result) return { kind: 'result', ...state.result };
  if (state.over) return { kind: 'over' };
  if (done.tour < tourPages) return { kind: 'tour', page: done.tour };
  if (!state.mine || state.ask === null) return { kind: 'wait' };
  return done.asks.includes(state.ask) ? { kind: 'play' } : { kind: 'ask', ask: state.ask };
}
