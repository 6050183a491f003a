// What each seat did last, so that it can still be read when the next one acts.
import { at, fighterOf } from '../lib/game';
import type { Setup, ToldEvent } from '../protocol/types';
import { beginsAction, type Part, told, Voice } from './narrate';

/** The seat that begins an action with an event. */
function doer(setup: Setup, event: ToldEvent): number | null {
  switch (event.kind) {
    case 'maneuver':
    case 'scheme':
    case 'item':
      return event.seat;
    case 'attack':
      return fighterOf(setup, event.by).seat;
    default:
      return null;
  }
}

/** The last action of every seat that has acted: how it began, where it led, and what a combat came to. */
export function lastDeeds(setup: Setup, events: readonly ToldEvent[], me: number | null): Map<number, Part[]> {
  const voice = new Voice(setup, me);
  const found = new Map<number, Part[]>();
  let end = events.length;
  for (let n = events.length - 1; n >= 0 && found.size < setup.seats.length; n -= 1) {
    const event = at(events, n);
    if (event.kind === 'turn') end = n;
    if (!beginsAction(event)) continue;
    const seat = doer(setup, event);
    if (seat !== null && !found.has(seat)) {
      const action = events.slice(n, end);
      // Whoever moves in a maneuver has maneuvered.
      const walks = event.kind === 'maneuver' && action.some(({ kind }) => kind === 'move');
      const lines = action.flatMap((each, i) => {
        if (!tells(each) || (walks && i === 0)) return [];
        // Of a result, what it came to; the log has the terms.
        return told(voice, each, n + i).filter(({ strong }) => strong || each.kind !== 'result');
      });
      found.set(
        seat,
        lines.flatMap(({ parts }, i) => (i === 0 ? parts : [' ', ...parts])),
      );
    }
    end = n;
  }
  return found;
}

const tells = (event: ToldEvent): boolean => beginsAction(event) || event.kind === 'move' || event.kind === 'result';
