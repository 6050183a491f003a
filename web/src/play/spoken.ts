// What a question speaks of without naming it: the card that was shown just before, and the store that a price comes from.
import { countersOf } from '../cards/counters';
import { at, faceOf, type Game, seatName } from '../lib/game';
import { say } from '../lib/words';
import { lineName } from '../board/geometry';
import { tokenName } from '../board/tokens';
import type { Asked, Setup, Sight, SiteFace } from '../protocol/types';

/** `that card` of the words that ask: the one that their text has shown to all, or to the one who is asked. */
export function spokenCard(
  { events, sight }: Pick<Game, 'events' | 'sight'>,
  { clause, seat }: Pick<Asked, 'clause' | 'seat'>,
): { seat: number; card: number } | null {
  if (clause === null || !/\b(?:that card|its boost value|its printed value)\b/i.test(clause)) return null;
  for (const event of [...events].reverse()) {
    switch (event.kind) {
      case 'shown':
        return { seat: event.seat, card: event.card };
      case 'top-seen':
      case 'bottom-seen': {
        const { top, deck } = at(sight.seats, event.of);
        // Of a deck is told what is known of it, down to the last card that is.
        const place = event.kind === 'top-seen' ? 0 : deck - 1;
        const card = event.by === seat && event.count === 1 ? top[place] : null;
        return card == null ? null : { seat: event.of, card };
      }
      // Here the text began.
      case 'scheme':
      case 'effect':
      case 'maneuver':
      case 'attack':
      case 'turn':
        return null;
      default:
    }
  }
  return null;
}

/** `that Thread` of the words that ask: the token that a fighter has just come upon, with its name and that of its place. */
export function spokenToken(
  { setup, sight, events }: Pick<Game, 'setup' | 'sight' | 'events'>,
  { clause, source }: Pick<Asked, 'clause' | 'source'>,
): { site: SiteFace; name: string } | null {
  if (clause === null || source === null || !('seat' in source)) return null;
  const owner = source.seat;
  const kind = faceOf(setup, owner).tokens.findIndex(({ name }) => clause.includes(`that ${name}`));
  const last = events.findLast((event) => event.kind === 'move' || event.kind === 'place' || event.kind === 'turn');
  if (kind < 0 || last === undefined || last.kind === 'turn') return null;
  const { spaces, lines } = at(at(sight.seats, owner).tokens, kind);
  const name = (place: string) => `${tokenName(setup, owner, kind)} ${place}`;
  if (spaces.includes(last.to)) return { site: { space: last.to }, name: name(at(setup.board.spaces, last.to).id) };
  if (last.kind === 'place') return null;
  const [from, to] = [last.from, ...last.path, last.to].filter((space, i, way) => space !== way[i + 1]).slice(-2);
  const line = setup.board.lines.findIndex(({ a, b }, i) => lines.includes(i) && ((a === from && b === to) || (a === to && b === from)));
  return line < 0 ? null : { site: { line }, name: name(lineName(setup.board, line)) };
}

/** Of a price in a counter of somebody else: how much of it lies in the common store, and who gets it. */
export function storeWords(setup: Setup, sight: Sight, { seat, source, line }: Pick<Asked, 'seat' | 'source' | 'line'>): string {
  const named = line?.args['name'];
  if (!line?.key.startsWith('ask-pay') || named?.kind !== 'text') return '';
  const seats = setup.seats.map((_, owner) => owner).filter((owner) => owner !== seat);
  const asks = source !== null && 'seat' in source ? seats.filter((owner) => owner === source.seat) : [];
  for (const owner of [...asks, ...seats]) {
    const counter = countersOf(setup, sight, owner).find(({ name }) => name === named.text);
    if (counter) return say('ui-play-store', { name: counter.name, count: counter.max - counter.value, seat: seatName(setup, owner) });
  }
  return '';
}
