// The words that the pages under test say, from the same files that the client reads.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Catalogue } from '../src/lib/catalogue';
import type { Key } from '../src/lib/words';

const locales = new URL('../../locales/', import.meta.url);

/** A voice that says what `say` of the client says in this language. */
export function voice(tag: string) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const folder = new URL(`${tag}/`, locales);
  for (const file of readdirSync(folder)) bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  return <K extends Key>(key: K, ...variables: Record<never, never> extends Catalogue[K] ? [] : [Catalogue[K]]): string => {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`${tag} has no words for ${key}`);
    return bundle.formatPattern(pattern, variables[0] ?? {});
  };
}

export const say = voice('en');
