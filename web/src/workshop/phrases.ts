// A text cut at its phrases, so that each word belongs to the innermost phrase around it.
import type { PhraseFace, ShapeFace } from '../protocol/types';

export interface Piece {
  words: string;
  /** `null` for what joins phrases. */
  phrase: PhraseFace | null;
}

/** The pieces of a text; phrases come the outer before the inner. Blanks and signs at the ends of a piece belong to none. */
export function cut(text: string, phrases: readonly PhraseFace[]): Piece[] {
  const owner: (PhraseFace | null)[] = Array.from({ length: text.length }, () => null);
  for (const phrase of phrases) for (let at = phrase.from; at < phrase.to; at += 1) owner[at] = phrase;
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const phrase = owner[at] ?? null;
    let end = at;
    while (end < text.length && (owner[end] ?? null) === phrase) end += 1;
    const run = text.slice(at, end);
    const words = phrase === null ? '' : run.replace(/^[\s,;:]+|[\s,;:]+$/g, '');
    const start = words === '' ? run.length : run.indexOf(words);
    if (start > 0) pieces.push({ words: run.slice(0, start), phrase: null });
    if (words !== '') {
      pieces.push({ words, phrase });
      if (start + words.length < run.length) pieces.push({ words: run.slice(start + words.length), phrase: null });
    }
    at = end;
  }
  return pieces;
}

export interface Built {
  nth: number;
  shapes: ShapeFace[];
}

/** What can be done with each sentence of a text. */
export function sentencesOf(text: string, shapes: readonly ShapeFace[]): Built[] {
  if (text === '') return [];
  const nths = [...new Set(shapes.map(({ sentence }) => sentence))].sort((a, b) => a - b);
  return nths.map((nth) => ({ nth, shapes: shapes.filter(({ sentence }) => sentence === nth) }));
}
