// A combat read from the events: who fights, which cards lie there, and how each value came to be.
import { at, cardOf, fighterOf } from '../lib/game';
import type { CombatSight, Setup, TermFace, TextFace, ToldEvent } from '../protocol/types';
import { beginsAction, type Part, type Told, told, Voice } from './narrate';
import { named, sets, type Term } from './terms';

export interface Side {
  seat: number;
  fighter: number;
  /** Nothing yet, face down, open, or no card at all. */
  card: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number } | { kind: 'refused' };
  /** A card that lies beside it as a boost. */
  boost: { kind: 'none' } | { kind: 'down'; known: number | null } | { kind: 'open'; card: number };
  /** It was played face up: that all cards are turned up brings nothing new. */
  early: boolean;
  /** The printed value of a card that lies face down, where the reader has been told it. */
  told: number | null;
  item: number | null;
  /** That its effects are canceled, and by what. */
  canceled: Part[] | null;
  /** The texts of its card that therefore do nothing. */
  undone: TextFace[];
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
  const termsOf = (terms: readonly TermFace[]): Term[] => terms.map((term) => named(voice, term));
  /** How many texts of a side's card have taken effect. */
  const done = new Map<Side, number>();

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
      case 'shown': {
        // A card that is played face up is shown as soon as it lies there.
        const own = sideOf(fight, event.seat);
        const before = events[n - 1];
        if (before?.kind === 'commit' && before.what !== 'boost' && before.seat === event.seat) {
          reveal(voice, own, event.card);
          own.early = true;
        } else note();
        break;
      }
      case 'learned':
        fight.attack.told = event.value;
        note();
        break;
      case 'boost-from':
      case 'blind-boost':
      case 'boost':
        break;
      case 'effect': {
        const own = sideOf(fight, event.seat);
        const by = event.source;
        if (own.card.kind === 'open' && by.kind === 'card' && by.seat === own.seat && by.card === own.card.card)
          done.set(own, (done.get(own) ?? 0) + 1);
        break;
      }
      case 'canceled': {
        const own = sideOf(fight, event.seat);
        own.canceled = told(voice, event, n).flatMap(({ parts }) => parts);
        // Texts take effect in their order; what has happened is not taken back.
        const texts = own.card.kind === 'open' ? cardOf(setup, own.seat, own.card.card).texts : [];
        own.undone = texts.filter(({ when }) => WINDOWS.includes(when)).slice(done.get(own) ?? 0);
        break;
      }
      case 'value':
        sideOf(fight, event.seat).terms = termsOf(event.terms);
        break;
      case 'result':
        fight.result = { attack: event.attack, defense: event.defense, damage: event.damage, won: event.won };
        fight.attack.terms = termsOf(event.attack_terms);
        fight.defense.terms = termsOf(event.defense_terms);
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
    if (now.attack.terms.length > 0) fight.attack.terms = termsOf(now.attack.terms);
    if (now.defense.terms.length > 0) fight.defense.terms = termsOf(now.defense.terms);
    fight.attack.told = now.attack.told;
  }
  return fight;
}

/** When the texts of a card of a combat take effect, in this order. */
const WINDOWS: readonly string[] = ['immediately', 'during', 'after'];

function side(setup: Setup, fighter: number): Side {
  const { seat } = fighterOf(setup, fighter);
  return {
    seat,
    fighter,
    card: { kind: 'none' },
    boost: { kind: 'none' },
    early: false,
    told: null,
    item: null,
    canceled: null,
    undone: [],
    terms: [],
  };
}

const sideOf = (fight: Fight, seat: number): Side => (seat === fight.attack.seat ? fight.attack : fight.defense);

function isPlayed({ attack, defense }: Fight, seat: number, card: number): boolean {
  return [attack, defense].some(
    (side) => side.seat === seat && [side.card, side.boost].some((laid) => laid.kind === 'open' && laid.card === card),
  );
}

/** The card that was laid, or the boost beside it, or another card in its place, which keeps what was added. */
function reveal(voice: Voice, side: Side, card: number): void {
  if (side.early) {
    side.early = false;
    if (side.card.kind === 'open' && side.card.card === card) return;
  }
  if (side.card.kind === 'open' && side.boost.kind === 'down') {
    side.boost = { kind: 'open', card };
    return;
  }
  const kind = side.card.kind === 'open' ? 'replaced' : 'printed';
  side.card = { kind: 'open', card };
  const amount = cardOf(voice.setup, side.seat, card).value ?? 0;
  const printed: TermFace = { kind, amount, source: { kind: 'card', seat: side.seat, card }, lost: null };
  side.terms = [named(voice, printed), ...side.terms.filter((term) => !sets(term.kind) && term.lost === null)];
}
