// What each seat did last, so that it can still be read when the next one acts.
import { at, fighterOf } from '../lib/game';
import type { Line, Setup, ToldEvent } from '../protocol/types';
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
      const moves = action.flatMap((each, i) => (each.kind === 'move' ? told(voice, each, n + i) : [])).map(({ parts }) => parts);
      // Whoever moves in a maneuver has maneuvered.
      const began = event.kind === 'maneuver' && moves.length > 0 ? [] : opening(voice, event, action, n);
      found.set(
        seat,
        [...began, ...moves].flatMap((parts, i) => (i === 0 ? parts : [' ', ...parts])),
      );
    }
    end = n;
  }
  return found;
}

/** How an action began; of a combat that is decided, what it came to as well. The log has the rest. */
function opening(voice: Voice, event: ToldEvent, action: readonly ToldEvent[], number: number): Part[][] {
  const result = action.find((each) => each.kind === 'result');
  if (event.kind !== 'attack' || result === undefined) return told(voice, event, number).map(({ parts }) => parts);
  const args: Line['args'] = {
    by: { kind: 'fighter', fighter: event.by },
    at: { kind: 'fighter', fighter: event.at },
    attack: { kind: 'number', number: result.attack },
    defense: { kind: 'number', number: result.defense },
    damage: { kind: 'number', number: result.damage },
  };
  return [voice.say('ui-cards-deed-combat', args)];
}
