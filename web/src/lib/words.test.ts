import { afterEach, expect, test } from 'vitest';
import { choose, DEFAULT, hasWords, language, languages, say, sayKey, speak } from './words';

afterEach(() => speak(DEFAULT));

test('a language is chosen by the first wish that can be met', () => {
  expect(choose(['de-AT', 'en'])).toBe('de');
  expect(choose(['tlh', 'EN-gb'])).toBe('en');
  expect(choose(['tlh'])).toBe(DEFAULT);
  expect(choose([])).toBe(DEFAULT);
});

test('every language says its own name', async () => {
  const names: string[] = [];
  for (const tag of languages) {
    await speak(tag);
    expect(language()).toBe(tag);
    names.push(say('language-name'));
  }
  expect(names).toEqual(expect.arrayContaining(['Deutsch', 'English']));
});

test('variables are filled in without marks around them', () => {
  expect(say('list-two', { first: 'a', last: 'b' })).toBe('a and b');
});

test('a key that is not there is said as it is', () => {
  expect(sayKey('never-said')).toBe('never-said');
  expect(hasWords('never-said')).toBe(false);
  expect(hasWords('language-name')).toBe(true);
});

test('the first page needs no more words than it loads', () => {
  const parts = import.meta.glob<string>(
    ['../App.svelte', '../pages/{Home,Header,HeroTile,HeroFacts,BoardFacts,Picker,Dialog,Loading,Settings}.svelte', './api.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  const files = Object.values(
    import.meta.glob<string>('../../../locales/*/web-home.ftl', { query: '?raw', import: 'default', eager: true }),
  );
  expect(Object.keys(parts)).toHaveLength(11);
  expect(files).toHaveLength(languages.length);
  const said = Object.values(parts).flatMap((text) => [...text.matchAll(/say\(['`]([a-z0-9-]+)/g)].map(([, key = '']) => key));
  expect(said.length).toBeGreaterThan(40);
  for (const words of files) expect(said.filter((key) => !words.includes(`\n${key}`))).toEqual([]);
});
