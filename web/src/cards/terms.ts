// What a value is made of, in words: the panel of a combat and the log say the same.
import type { Key } from '../lib/words';
import type { Line, LossWord, SourceFace, TermFace, TermWord } from '../protocol/types';
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

/** Kinds that say what the value is, in place of what they add to it. */
export const sets = (kind: TermWord): boolean =>
  kind === 'printed' || kind === 'replaced' || kind === 'instead' || kind === 'equal' || kind === 'locked' || kind === 'ignored';

/** The number of a term as it stands in a sum. */
export const amountWords = ({ kind, amount }: Pick<Term, 'kind' | 'amount'>): string =>
  sets(kind) ? String(amount) : amount < 0 ? `−${-amount}` : `+${amount}`;

const WORDS: Readonly<Record<TermWord, Key>> = {
  printed: 'term-printed',
  replaced: 'term-replaced',
  boost: 'term-boost',
  'blind-boost': 'term-blind-boost',
  item: 'term-item',
  effect: 'term-effect',
  standing: 'term-standing',
  instead: 'term-instead',
  equal: 'term-equal',
  locked: 'term-locked',
  ignored: 'term-ignored',
  limit: 'term-limit',
};

const LOST: Readonly<Record<LossWord, Key>> = {
  instead: 'term-lost-instead',
  equal: 'term-lost-equal',
  locked: 'term-lost-locked',
  ignored: 'term-lost-ignored',
  canceled: 'term-lost-canceled',
};

/** A term in words. */
export function named(voice: Voice, { kind, amount, source, lost }: TermFace): Term {
  const words = voice.term(WORDS[kind], by(source));
  return { kind, amount, words, lost: lost && voice.term(LOST[lost.to], by(lost.source)) };
}

/** Only the rules themselves have no source. */
const by = (source: SourceFace | null): Line['args'] => (source === null ? {} : { source: { kind: 'source', source } });

/** A term as the log tells it: `+2 boost A (canceled by B)`. */
export function inSum(voice: Voice, face: TermFace): Part[] {
  const { lost, ...term } = named(voice, face);
  return [`${amountWords(term)} `, ...term.words, ...(lost === null ? [] : [' (', ...lost, ')'])];
}
