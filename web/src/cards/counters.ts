// Counters of a seat. What one of them lacks to its most lies in a common store where opponents can pay with it.
import { at } from '../lib/game';
import type { Setup, Sight } from '../protocol/types';

export interface Counted {
  name: string;
  value: number;
  max: number;
  /** What lies in the common store, of a counter that is shared. */
  store: number | null;
}

/** The counters of a seat. */
export function countersOf({ seats }: Setup, sight: Sight, seat: number): Counted[] {
  return at(seats, seat).hero.counters.map(({ name, max, shared }, index) => {
    const value = at(sight.seats, seat).counters[index] ?? 0;
    return { name, value, max, store: shared ? Math.max(0, max - value) : null };
  });
}
