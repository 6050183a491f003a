// What each seat did last, so that it can still be read when the next one acts.
import { at, fighterOf } from '../lib/game';
import type { Line, Setup, ToldEvent } from '../protocol/types';
import { listed } from '../lib/names';
import { say } from '../lib/words';
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

/** The last action of every seat that has acted, in sentences: how it began, or what a combat came to, and where it led. */
export function lastDeeds(setup: Setup, events: readonly ToldEvent[], me: number | null): Map<number, Part[][]> {
  const voice = new Voice(setup, me);
  const found = new Map<number, Part[][]>();
  let end = events.length;
  for (let n = events.length - 1; n >= 0 && found.size < setup.seats.length; n -= 1) {
    const event = at(events, n);
    if (event.kind === 'turn') end = n;
    if (!beginsAction(event)) continue;
    const seat = doer(setup, event);
    if (seat !== null && !found.has(seat)) {
      const action = events.slice(n, end);
      const moves = walked(setup, action);
      // Whoever moves in a maneuver has maneuvered; what a combat came to is worth more than who moved by it.
      const began = event.kind === 'maneuver' && moves.length > 0 ? [] : opening(voice, event, action, n);
      const ended = event.kind === 'attack' ? [] : moves;
      found.set(seat, [...began, ...ended]);
    }
    end = n;
  }
  return found;
}

/** Of more than so many who were moved, the rest is only counted. */
const MOST_WALKS = 2;

/** Where whoever was moved stands now, heroes first, in one short sentence: the trail on the board shows the ways. */
function walked(setup: Setup, action: readonly ToldEvent[]): Part[][] {
  const ends = new Map<number, number>();
  for (const each of action) if (each.kind === 'move') ends.set(each.fighter, each.to);
  const leads = (fighter: number) => Number(fighterOf(setup, fighter).hero);
  const walks = [...ends]
    .sort(([a], [b]) => leads(b) - leads(a))
    .map(([fighter, to]) => say('ui-cards-deed-walk', { fighter: fighterOf(setup, fighter).name, to: at(setup.board.spaces, to).id }));
  if (walks.length === 0) return [];
  const told = walks.length > MOST_WALKS ? walks.slice(0, MOST_WALKS - 1) : walks;
  const more = walks.length - told.length;
  const all = more > 0 ? [...told, say('ui-cards-deed-more', { count: more })] : told;
  return [[say('ui-cards-deed-moves', { walks: listed(all) })]];
}

/** The shorter words for a card or an item that is used: whose deed it is, its panel says. */
const SHORT: Readonly<Record<string, string>> = {
  'log-scheme': 'ui-cards-deed-scheme',
  'log-scheme-with': 'ui-cards-deed-scheme-with',
  'log-item': 'ui-cards-deed-item',
};

/** How an action began; of a combat that is decided, what it came to as well. The log has the rest. */
function opening(voice: Voice, event: ToldEvent, action: readonly ToldEvent[], number: number): Part[][] {
  const result = action.find((each) => each.kind === 'result');
  if (event.kind === 'attack' && result !== undefined) {
    const args: Line['args'] = {
      by: { kind: 'fighter', fighter: event.by },
      at: { kind: 'fighter', fighter: event.at },
      attack: { kind: 'number', number: result.attack },
      defense: { kind: 'number', number: result.defense },
      damage: { kind: 'number', number: result.damage },
    };
    return [voice.say('ui-cards-deed-combat', args)];
  }
  const line = event.lines.at(-1);
  const short = line && SHORT[line.key];
  return line && short ? [voice.say(short, line.args)] : told(voice, event, number).map(({ parts }) => parts);
}
