// How the files of the workshop are coloured: TOML, and inside its texts the words of the card language that hold a sentence together.
import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

interface Place {
  /** The key of the line. */
  key: string;
  /** The mark that ends the text that is open. */
  open: string;
}

/** Keys whose values are texts of the card language. */
const TEXTS = new Set(['ability', 'immediately', 'during', 'after', 'scheme', 'boosted', 'always', 'follows']);
/** Words that hold a sentence together. */
const JOINTS = new Set(['if', 'then', 'may', 'otherwise', 'each', 'when', 'while', 'instead', 'cannot', 'and', 'or', 'not']);

function inText(stream: StringStream, place: Place): string {
  if (stream.match(place.open)) {
    place.open = '';
    return 'string';
  }
  if (!TEXTS.has(place.key)) {
    stream.next();
    return 'string';
  }
  if (stream.match(/^\d+/)) return 'number';
  const word = stream.match(/^[\p{L}'’-]+/u);
  if (Array.isArray(word)) return JOINTS.has((word[0] ?? '').toLowerCase()) ? 'keyword' : 'string';
  stream.next();
  return 'string';
}

const file = StreamLanguage.define<Place>({
  name: 'peerless',
  startState: () => ({ key: '', open: '' }),
  token(stream, place) {
    if (place.open !== '') return inText(stream, place);
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.sol() && stream.match(/^\[\[?[^\]]*\]\]?/)) return 'heading';
    const key = stream.match(/^[\w-]+(?=\s*=)/);
    if (Array.isArray(key)) {
      place.key = key[0] ?? '';
      return 'propertyName';
    }
    const mark = stream.match(/^("""|'''|"|')/);
    if (Array.isArray(mark)) {
      place.open = mark[0] ?? '';
      return 'string';
    }
    if (stream.match(/^[-+]?\d[\d_.]*/)) return 'number';
    if (stream.match(/^(true|false)\b/)) return 'atom';
    stream.next();
    return null;
  },
  blankLine(place) {
    // A text of one line ends with it, whether it was closed or not.
    if (place.open.length === 1) place.open = '';
  },
  languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['[', '{', '"'] } },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--dim)', fontStyle: 'italic' },
  { tag: tags.heading, color: 'var(--accent)', fontWeight: '700' },
  { tag: tags.propertyName, color: 'color-mix(in srgb, var(--friend) 55%, var(--text))' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: tags.keyword, color: 'var(--brass)', fontWeight: '700' },
  { tag: [tags.number, tags.atom], color: 'var(--good)' },
]);

export const language: Extension = [file, syntaxHighlighting(colours)];
