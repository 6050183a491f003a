// Every word that the client says, by key and in the reader's language. The words stand in `locales/<tag>/*.ftl`
// (Project Fluent); the terminal reads the same files. Only the language in use is loaded.
//
// How to say something:
// 1. Write the sentence into `locales/en/web*.ftl`, and into every other language:
//      ui-lobby-watchers = { $count ->
//          [one] one watcher
//         *[other] { $count } watchers
//      }
// 2. Say it: `say('ui-lobby-watchers', { count })`, in markup `{say('ui-lobby-title')}`. An attribute has a dot in its
//    key: `say('ask-action.wait', { seat, seatIs })`. In components it changes with the language by itself, wherever
//    Svelte watches: in markup, `$derived` and `$effect`.
// Keys and variables are checked by the compiler, against a type that `npm run check` makes of the English files
// (`npm run catalogue` makes it alone).
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Catalogue } from './catalogue';
import { changed, heard } from './tongue.svelte';

export type Key = keyof Catalogue;
export type Variables = Record<string, string | number>;

/** What is spoken where nothing else is asked for. */
export const DEFAULT = 'en';

const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});
const tagOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The tags of all languages. */
export const languages: readonly string[] = [...new Set(Object.keys(files).map(tagOf))].sort();

/** The first of the wishes that there is a language for: `de-AT` is met by `de`. */
export function choose(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    const found = languages.find((language) => language === tag) ?? languages.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return DEFAULT;
}

let bundle = new FluentBundle(DEFAULT);
/** The language that was asked for last; nothing is loaded at first. */
let spoken = '';

/** Files that are read from the beginning; the others wait until a page asks for them. */
const wanted = new Set(['levels', 'web-home']);
const fileOf = (path: string): string => path.split('/').at(-1)?.replace('.ftl', '') ?? '';

/** Speaks another language from now on; the words are fetched first. */
export async function speak(tag: string): Promise<void> {
  if (tag === spoken) return;
  speaking = learn(tag);
  await speaking;
}
let speaking: Promise<void> = Promise.resolve();

/** Knows the words of more files, in this language and in all that are spoken from now on. */
export async function speakAlso(...files: string[]): Promise<void> {
  const fresh = files.filter((file) => !wanted.has(file));
  for (const file of fresh) wanted.add(file);
  if (fresh.length > 0) speaking = speaking.catch(() => undefined).then(() => learn(spoken));
  try {
    await speaking;
  } catch (error) {
    // They are asked for again.
    for (const file of fresh) wanted.delete(file);
    throw error;
  }
}

async function learn(tag: string): Promise<void> {
  spoken = tag;
  const next = new FluentBundle(tag, { useIsolating: false });
  const mine = Object.entries(files).filter(([path]) => tagOf(path) === tag && wanted.has(fileOf(path)));
  for (const text of await Promise.all(mine.map(([, load]) => load()))) next.addResource(new FluentResource(text));
  // Somebody may have changed their mind in the meantime.
  if (tag !== spoken) return;
  bundle = next;
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
  changed();
}

/** The tag of the language that is spoken. */
export function language(): string {
  heard();
  return bundle.locales[0] ?? DEFAULT;
}

export function say<K extends Key>(key: K, ...variables: Record<never, never> extends Catalogue[K] ? [] : [Catalogue[K]]): string {
  return sayKey(key, variables[0]);
}

/** The words for a key that comes from the server; `say` is for all others. */
export function sayKey(key: string, variables: Variables = {}): string {
  const pattern = find(key);
  if (pattern === null) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  if (errors.length > 0) console.error(`${key}: ${errors.join(', ')}`);
  return text;
}

/** Whether there are words for a key. */
export function hasWords(key: string): key is Key {
  return find(key) !== null;
}

function find(key: string) {
  heard();
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
