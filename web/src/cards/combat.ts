// A combat read from the events: who fights, which cards lie there, and how each value came to be.
import { at, cardOf, fighterOf } from '../lib/game';
import { say } from '../lib/words';
import type { Arg, Setup, SourceFace, ToldEvent } from '../protocol/types';
import { beginsAction, type Part, type Told, told, Voice } from './narrate';

/** One entry of the sum that a value is. */
export interface Term {
  /** The first is the printed value, the others what is added to it. */
  amount: number;
  words: Part[];
  /** The value with it. */
  total: number;
}

export interface Side {
  seat: number;
  fighter: number;
  /** Nothing yet, face down, open, or no card at all. */
  card: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number } | { kind: 'refused' };
  /** A card that lies beside it as a boost. */
  boost: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number };
  item: number | null;
  /** That its effects are canceled, and by what. */
  canceled: Part[] | null;
  terms: Term[];
}

export interface Fight {
  attack: Side;
  defense: Side;
  /** In order, in words: what the sums do not say. */
  notes: Told[];
  result: { attack: number; defense: number; damage: number; won: number } | null;
  /** The next thing has begun. */
  over: boolean;
}

export const total = (side: Side): number | null => side.terms.at(-1)?.total ?? null;

/** The last combat of these events, fought or being fought; null if there was none. */
export function lastFight(setup: Setup, events: readonly ToldEvent[], me: number | null): Fight | null {
  let start = events.length - 1;
  while (start >= 0 && events[start]?.kind !== 'attack') start -= 1;
  const first = events[start];
  if (first?.kind !== 'attack') return null;
  const voice = new Voice(setup, me);
  const fight: Fight = { attack: side(setup, first.by), defense: side(setup, first.at), notes: [], result: null, over: false };
  /** What the next change of a value is called, told by an event before it. */
  let naming: ((source: SourceFace) => Part[]) | null = null;

  for (let n = start + 1; n < events.length; n += 1) {
    const event = at(events, n);
    if (beginsAction(event) || event.kind === 'turn') {
      fight.over = true;
      break;
    }
    const note = () => fight.notes.push(...told(voice, event, n));
    switch (event.kind) {
      case 'commit': {
        const own = sideOf(fight, event.seat);
        const down = { kind: 'down', known: event.card } as const;
        if (event.what === 'boost') own.boost = down;
        else own.card = down;
        break;
      }
      case 'no-defense':
        fight.defense.card = { kind: 'refused' };
        break;
      case 'item-used':
        sideOf(fight, event.seat).item = event.item;
        break;
      case 'reveal':
        reveal(voice, sideOf(fight, event.seat), event.card);
        break;
      case 'boost':
      case 'blind-boost': {
        const card: Arg = { kind: 'card', seat: event.seat, card: event.card };
        const key = event.kind === 'boost' ? 'term-boost' : 'term-blind-boost';
        naming = (source) => voice.term(key, { card, source: { kind: 'source', source } });
        break;
      }
      case 'effect':
        break;
      case 'canceled':
        sideOf(fight, event.seat).canceled = told(voice, event, n).flatMap(({ parts }) => parts);
        break;
      case 'value': {
        change(sideOf(fight, event.seat), event.value, valueWords(voice, fight, event.seat, event.source, naming));
        naming = null;
        break;
      }
      case 'result':
        fight.result = { attack: event.attack, defense: event.defense, damage: event.damage, won: event.won };
        break;
      case 'takes-over': {
        const own = sideOf(fight, fighterOf(setup, event.fighter).seat);
        own.fighter = event.fighter;
        note();
        break;
      }
      case 'discard':
        // The cards of the combat go to the piles without a word.
        if (!isPlayed(fight, event.seat, event.card)) note();
        break;
      default:
        note();
    }
  }
  return fight;
}

function side(setup: Setup, fighter: number): Side {
  const { seat } = fighterOf(setup, fighter);
  return { seat, fighter, card: { kind: 'none' }, boost: { kind: 'none' }, item: null, canceled: null, terms: [] };
}

const sideOf = (fight: Fight, seat: number): Side => (seat === fight.attack.seat ? fight.attack : fight.defense);

function isPlayed({ attack, defense }: Fight, seat: number, card: number): boolean {
  return [attack, defense].some(
    (side) => side.seat === seat && [side.card, side.boost].some((laid) => laid.kind === 'open' && laid.card === card),
  );
}

/** The card that was laid, or the boost beside it, or another card in its place, which keeps what was added. */
function reveal(voice: Voice, side: Side, card: number): void {
  if (side.card.kind === 'open' && side.boost.kind === 'down') {
    side.boost = { kind: 'open', card };
    return;
  }
  const printed = cardOf(voice.setup, side.seat, card).value ?? 0;
  side.card = { kind: 'open', card };
  const [before, ...added] = side.terms;
  const words =
    before === undefined ? [say('term-printed')] : voice.term('term-replaced', { card: { kind: 'card', seat: side.seat, card } });
  let sum = printed;
  side.terms = [{ amount: printed, words, total: printed }];
  for (const term of added) {
    sum = Math.max(0, sum + term.amount);
    side.terms.push({ ...term, total: sum });
  }
}

function change(side: Side, value: number, words: Part[]): void {
  const amount = value - (total(side) ?? 0);
  if (amount !== 0 || side.terms.length === 0) side.terms.push({ amount, words, total: value });
}

function valueWords(voice: Voice, fight: Fight, seat: number, source: SourceFace, naming: ((source: SourceFace) => Part[]) | null): Part[] {
  if (naming !== null) return naming(source);
  const { boost } = sideOf(fight, seat);
  const isBoost = source.kind === 'card' && boost.kind === 'open' && source.seat === seat && boost.card === source.card;
  return isBoost ? voice.term('term-boost', { card: { kind: 'card', seat, card: source.card } }) : [sourcePart(voice, source)];
}

/** An ability is called by its hero here, since both sides stand next to each other. */
function sourcePart(voice: Voice, source: SourceFace): Part {
  if (source.kind !== 'ability') return voice.source(source);
  return { kind: 'ability', seat: source.seat, name: say('term-ability', { seat: voice.who(source.seat) }) };
}
