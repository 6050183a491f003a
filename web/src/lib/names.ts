// Words for what the server names by a word of its own. Where there are none yet, the server's word is shown.
import type { CardFace, FighterKind, HeroFace, TextFace } from '../protocol/types';
import type { Catalogue } from './catalogue';
import { giverOf, sideDeckOf } from './game';
import { hasWords, say, sayKey, type Key } from './words';

/** A key whose words need nothing filled in. */
export type PlainKey = { [K in Key]: Record<never, never> extends Catalogue[K] ? K : never }[Key];

const KINDS: Readonly<Record<string, PlainKey>> = {
  attack: 'ui-cards-kind-attack',
  defense: 'ui-cards-kind-defense',
  versatile: 'ui-cards-kind-versatile',
  scheme: 'ui-cards-kind-scheme',
};

const WHEN: Readonly<Record<string, PlainKey>> = {
  immediately: 'ui-cards-when-immediately',
  during: 'ui-cards-when-during',
  after: 'ui-cards-when-after',
  scheme: 'ui-cards-when-scheme',
  boosted: 'ui-cards-when-boosted',
  bonus: 'ui-cards-when-bonus',
  always: 'ui-cards-when-always',
  commit: 'ui-cards-when-commit',
  ongoing: 'ui-cards-when-ongoing',
  open: 'ui-cards-when-open',
  complete: 'ui-cards-when-complete',
};

const MODES: Readonly<Record<string, { name: PlainKey; words: PlainKey }>> = {
  duel: { name: 'ui-mode-duel', words: 'ui-mode-duel.words' },
  'free-for-all': { name: 'ui-mode-free-for-all', words: 'ui-mode-free-for-all.words' },
  teams: { name: 'ui-mode-teams', words: 'ui-mode-teams.words' },
};

const orWord = (key: PlainKey | undefined, word: string): string => (key === undefined ? word : say(key));

/** What kind of card it is. */
export const kindName = (kind: string): string => orWord(KINDS[kind], kind);
/** When a text of a card counts. */
export const whenName = (when: string): string => orWord(WHEN[when], when);

/** How the windows of a bonus attack are called within the text of its card, which comes in English. */
const WITHIN: Readonly<Record<string, string>> = {
  immediately: 'immediately',
  'during-combat': 'during',
  'after-combat': 'after',
  'when-used-to-boost': 'boosted',
  'when-played': 'commit',
  'while-in-play': 'ongoing',
};
const within = (name: string): string => orWord(WHEN[WITHIN[name.toLowerCase().replaceAll(' ', '-')] ?? ''], name);
/** A text of a card, with its windows in the reader's language. */
export const textWords = ({ when, text }: TextFace): string =>
  when === 'bonus' ? text.replace(/\b[A-Z][a-z]+(?: [a-z]+)*(?=: )/g, within) : text;

export const modeName = (mode: string): string => orWord(MODES[mode]?.name, mode);
export const modeWords = (mode: string): string => orWord(MODES[mode]?.words, '');

const dashed = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase();
const switchKey = (name: string): string => `ui-switch-${dashed(name)}`;
const keyOrWord = (key: string, word: string): string => (hasWords(key) ? sayKey(key) : word);

/** A level of bots, and what it is like. */
export const levelName = (level: string): string => keyOrWord(`level-${level}`, level);
export const levelWords = (level: string): string => keyOrWord(`level-${level}.words`, '');

/** A switch between two readings of the rules. */
export const switchName = (name: string): string => keyOrWord(switchKey(name), name);
export const switchValue = (name: string, value: string): string => keyOrWord(`${switchKey(name)}.${dashed(value)}`, value);

/** Teams are lettered, wherever they are named. */
export const teamName = (team: number): string => say('ui-common-team', { team: String.fromCharCode(65 + team) });

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  if (before.length === 0) return last;
  return say('list-two', { first: before.reduce((first, next) => say('list-more', { first, next })), last });
}

/** What a card adds as a boost: a number, or the die that is rolled. */
export const boostOf = ({ boost, die }: CardFace): string => (die === null ? `+${boost}` : die);

/** A card in one line, for those who listen. */
export function cardLine(card: CardFace, hero?: HeroFace): string {
  const side = hero === undefined ? null : sideDeckOf(hero, card);
  if (side !== null)
    return [card.name, side, ...(card.number === null ? [] : [say('ui-cards-number', { number: card.number })])].join(', ');
  const { name, kind, value, user } = card;
  const facts = { name, kind: kindName(kind), boost: card.die ?? card.boost };
  const line = value === null ? say('ui-cards-line', facts) : say('ui-cards-line-value', { ...facts, value });
  const giver = giverOf(card);
  const only = user === null ? [] : [say('ui-cards-only', { user })];
  return [line, ...only, ...(giver === undefined ? [] : [say('ui-cards-given', { name: giver.name })])].join(', ');
}

/** How far a fighter reaches. */
export function rangeWords({ ranged, distance, large }: FighterKind): string {
  const near = distance > 1 ? say('ui-cards-reach', { distance }) : say('ui-cards-melee');
  const far = distance > 1 ? say('ui-cards-ranged-to', { distance }) : say('ui-cards-ranged');
  const range = ranged ? far : near;
  return large ? say('ui-cards-large', { range }) : range;
}

/** Where a message has several lines, each is an entry. */
export const linesOf = (text: string): string[] => text.split('\n');
