import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], { query: '?raw', import: 'default', eager: true });

/** Cards grow as a whole, by the size of their letters. */
const CARDS = ['../cards/Card.svelte', '../cards/CardBack.svelte'];
/** From here on it is a picture. */
const PICTURE = 1.5;

test('words have the sizes of the tokens, and no others', () => {
  expect(Object.keys(files).length).toBeGreaterThan(50);
  const found = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/font-size: ([\d.]+)rem;/g)].filter(([, size]) => Number(size) < PICTURE).map(([line]) => `${file}: ${line}`),
  );
  expect(found.filter((line) => !CARDS.some((card) => line.startsWith(card)))).toEqual([]);
});

test('what lies between things has the steps of the tokens, and no others', () => {
  const rules = /^\s*(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*|border-radius): [^;]*?[\d.]+(?:rem|px)[^;]*;/gm;
  const places = /^\s*(?:top|right|bottom|left|inset): [^;]*?(?<![\d.])0?\.\d+rem[^;]*;/gm;
  const found = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(rules), ...text.matchAll(places)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(found.filter((line) => !CARDS.some((card) => line.startsWith(card)))).toEqual([]);
});
