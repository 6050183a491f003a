// A combat read from the events: who fights, which cards lie there, and how each value came to be.
import { at, cardOf, fighterOf } from '../lib/game';
import { say, type Key } from '../lib/words';
import type { CombatSight, Line, LossFace, LossWord, Setup, SourceFace, TermFace, TermWord, ToldEvent } from '../protocol/types';
import { beginsAction, type Part, type Told, told, Voice } from './narrate';

/** One part of a value, as the table tells it. */
export interface Term {
  kind: TermWord;
  /** What it adds, or for what sets the value: that value. */
  amount: number;
  words: Part[];
  /** What took it away again. */
  lost: Part[] | null;
}

export interface Side {
  seat: number;
  fighter: number;
  /** Nothing yet, face down, open, or no card at all. */
  card: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number } | { kind: 'refused' };
  /** A card that lies beside it as a boost. */
  boost: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number };
  item: number | null;
  /** Another card lies in place of the first one. */
  replaced: boolean;
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

/** What the terms that count add up to; null while no card is seen. */
export const total = ({ terms }: Side): number | null =>
  terms.length === 0 ? null : terms.reduce((sum, { amount, lost }) => (lost === null ? sum + amount : sum), 0);

/** Kinds that say what the value is, in place of what they add to it. */
export const sets = (kind: TermWord): boolean =>
  kind === 'printed' || kind === 'instead' || kind === 'equal' || kind === 'locked' || kind === 'ignored';

/**
 * The last combat of these events, fought or being fought; null if there was none. `now` is the combat as it stands
 * after all of them, where that is known: it tells of what no event has brought, such as a standing bonus.
 */
export function lastFight(
  setup: Setup,
  events: readonly ToldEvent[],
  me: number | null,
  now: Pick<CombatSight, 'attack' | 'defense'> | null = null,
): Fight | null {
  let start = events.length - 1;
  while (start >= 0 && events[start]?.kind !== 'attack') start -= 1;
  const first = events[start];
  if (first?.kind !== 'attack') return null;
  const voice = new Voice(setup, me);
  const fight: Fight = { attack: side(setup, first.by), defense: side(setup, first.at), notes: [], result: null, over: false };
  /** Boosts from the top of the deck. */
  const blind: number[] = [];
  const termsOf = (own: Side, terms: readonly TermFace[]): Term[] => terms.map((term) => named(voice, own, term, blind));

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
      case 'blind-boost':
        blind.push(event.card);
        break;
      case 'boost':
      case 'effect':
        break;
      case 'canceled':
        sideOf(fight, event.seat).canceled = told(voice, event, n).flatMap(({ parts }) => parts);
        break;
      case 'value': {
        const own = sideOf(fight, event.seat);
        own.terms = termsOf(own, event.terms);
        break;
      }
      case 'result':
        fight.result = { attack: event.attack, defense: event.defense, damage: event.damage, won: event.won };
        fight.attack.terms = termsOf(fight.attack, event.attack_terms);
        fight.defense.terms = termsOf(fight.defense, event.defense_terms);
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
  if (now !== null && fight.result === null && !fight.over) {
    if (now.attack.terms.length > 0) fight.attack.terms = termsOf(fight.attack, now.attack.terms);
    if (now.defense.terms.length > 0) fight.defense.terms = termsOf(fight.defense, now.defense.terms);
  }
  return fight;
}

function side(setup: Setup, fighter: number): Side {
  const { seat } = fighterOf(setup, fighter);
  return { seat, fighter, card: { kind: 'none' }, boost: { kind: 'none' }, item: null, canceled: null, replaced: false, terms: [] };
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
  side.replaced = side.card.kind === 'open';
  side.card = { kind: 'open', card };
  const amount = cardOf(voice.setup, side.seat, card).value ?? 0;
  const printed: TermFace = { kind: 'printed', amount, source: { kind: 'card', seat: side.seat, card }, lost: null };
  side.terms = [named(voice, side, printed, []), ...side.terms.filter((term) => !sets(term.kind) && term.lost === null)];
}

/** A term in words. */
function named(voice: Voice, side: Side, { kind, amount, source, lost }: TermFace, blind: readonly number[]): Term {
  return { kind, amount, words: termWords(voice, side, kind, source, blind), lost: lost && lossWords(voice, lost) };
}

function termWords(voice: Voice, side: Side, kind: TermWord, source: SourceFace | null, blind: readonly number[]): Part[] {
  // Only the rules themselves have no source.
  if (source === null) return [say('term-limit')];
  const by: Line['args'] = { source: { kind: 'source', source } };
  switch (kind) {
    case 'printed':
      return side.replaced ? voice.term('term-replaced', by) : [say('term-printed')];
    case 'boost':
      return voice.term(source.kind === 'card' && blind.includes(source.card) ? 'term-blind-boost' : 'term-boost', by);
    case 'item':
    case 'effect':
      return [sourcePart(voice, source)];
    case 'standing':
      return voice.term('term-standing', by);
    case 'instead':
      return voice.term('term-instead', by);
    case 'equal':
      return voice.term('term-equal', by);
    case 'locked':
      return voice.term('term-locked', by);
    case 'ignored':
      return voice.term('term-ignored', by);
    case 'limit':
      return [say('term-limit')];
  }
}

const LOST: Readonly<Record<LossWord, Key>> = {
  instead: 'term-lost-instead',
  equal: 'term-lost-equal',
  locked: 'term-lost-locked',
  ignored: 'term-lost-ignored',
  canceled: 'term-lost-canceled',
};

function lossWords(voice: Voice, { to, source }: LossFace): Part[] {
  return source === null ? [] : voice.term(LOST[to], { source: { kind: 'source', source } });
}

/** An ability is called by its hero here, since both sides stand next to each other. */
function sourcePart(voice: Voice, source: SourceFace): Part {
  if (source.kind !== 'ability') return voice.source(source);
  return { kind: 'ability', seat: source.seat, name: say('term-ability', { seat: voice.who(source.seat) }) };
}
