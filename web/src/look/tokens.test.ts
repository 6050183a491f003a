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
