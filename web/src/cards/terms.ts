// What a value is made of, in words: the panel of a combat and the log say the same.
import { say, type Key } from '../lib/words';
import type { Line, LossFace, LossWord, SourceFace, TermFace, TermWord } from '../protocol/types';
import type { Part, Voice } from './narrate';

/** One part of a value, as the table tells it. */
export interface Term {
  kind: TermWord;
  /** What it adds, or for what sets the value: that value. */
  amount: number;
  words: Part[];
  /** What took it away again. */
  lost: Part[] | null;
}

/** What is known of the cards that a term may come from. */
export interface Laid {
  /** Another card lies in place of the first one. */
  replaced: boolean;
  /** Boosts from the top of the deck. */
  blind: readonly number[];
}

/** Kinds that say what the value is, in place of what they add to it. */
export const sets = (kind: TermWord): boolean =>
  kind === 'printed' || kind === 'instead' || kind === 'equal' || kind === 'locked' || kind === 'ignored';

/** The number of a term as it stands in a sum. */
export const amountWords = ({ kind, amount }: Pick<Term, 'kind' | 'amount'>): string =>
  sets(kind) ? String(amount) : amount < 0 ? `−${-amount}` : `+${amount}`;

/** A term in words. */
export function named(voice: Voice, laid: Laid, { kind, amount, source, lost }: TermFace): Term {
  return { kind, amount, words: termWords(voice, laid, kind, source), lost: lost && lossWords(voice, lost) };
}

function termWords(voice: Voice, { replaced, blind }: Laid, kind: TermWord, source: SourceFace | null): Part[] {
  // Only the rules themselves have no source.
  if (source === null) return [say('term-limit')];
  const by: Line['args'] = { source: { kind: 'source', source } };
  switch (kind) {
    case 'printed':
      return replaced ? voice.term('term-replaced', by) : [say('term-printed')];
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
