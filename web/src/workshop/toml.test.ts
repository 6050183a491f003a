import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, listOf, newTable, numberOf, tablesOf, tableText, textOf, withKey, withoutTable, withTable } from './toml';

const FILE = `# A hero.
name = "Ann \\"A\\" \\u00e9" # her name
move = 2

[[fighter]]
name = 'Ann'
small = true

# The first card.
[[card]]
name = "Bite"
tags = [
  "A", # one
  "B",
]
after = """
Draw \\
  1 card."""
[card.bonus]
name = "More"

[[card]]
name = "Bark"
`;

const tables = tablesOf(FILE) ?? [];

test('tables and values are read with their places', () => {
  expect(tables.map(({ name }) => name)).toEqual(['', 'fighter', 'card', 'card.bonus', 'card']);
  const [top, fighter, card] = tables;
  if (top === undefined || fighter === undefined || card === undefined) throw new Error('too few tables');
  expect(textOf(top, 'name')).toBe('Ann "A" é');
  expect(numberOf(top, 'move')).toBe(2);
  expect(entryOf(fighter, 'small')?.value).toBe(true);
  expect(listOf(card, 'tags')).toEqual(['A', 'B']);
  expect(textOf(card, 'after')).toBe('Draw 1 card.');
  const name = entryOf(card, 'name');
  expect(FILE.slice(name?.at, name?.end)).toBe('"Bite"');
});

test('what is no file of this form is not read', () => {
  for (const text of ['name', 'name = ', 'name = "a', '[[card]', 'name = "a" b', 'a = [1, "b"', 'a."b" = 1'])
    expect(tablesOf(text)).toBeNull();
  expect(tablesOf('')).toHaveLength(1);
  expect(tablesOf('a = { b = "}" }\nc = 1.5')?.[0]?.entries.map(({ value }) => value)).toEqual([null, null]);
});

test('a change touches nothing else', () => {
  expect(withKey(FILE, 0, 'move', 3)).toBe(FILE.replace('move = 2', 'move = 3'));
  expect(withKey(FILE, 0, 'name', 'Bo')).toBe(FILE.replace('"Ann \\"A\\" \\u00e9"', '"Bo"'));
  expect(withKey(FILE, 0, 'hand', 4)).toBe(FILE.replace('move = 2\n', 'move = 2\nhand = 4\n'));
  expect(withKey(FILE, 1, 'small', undefined)).toBe(FILE.replace('small = true\n', ''));
  expect(withKey(FILE, 4, 'tags', ['x'])).toBe(`${FILE}tags = ["x"]\n`);
  expect(withKey('[[card]]', 1, 'name', 'A')).toBe('[[card]]\nname = "A"\n');
  expect(withKey(FILE, 9, 'name', 'A')).toBe(FILE);
});

test('tables come and go with what belongs to them', () => {
  const without = withoutTable(FILE, 2);
  expect(tablesOf(without)?.map(({ name }) => name)).toEqual(['', 'fighter', 'card']);
  expect(without).toContain('# The first card.');
  expect(tableText(FILE, 2)).toMatch(/^\[\[card\]\]\nname = "Bite"[^]*name = "More"$/);
  const more = withTable(FILE, 'fighter', newTable('fighter', { name: 'Bo', health: 3 }));
  expect(more).toContain('small = true\n\n[[fighter]]\nname = "Bo"\nhealth = 3\n\n# The first card.');
  expect(withTable('name = "A"\n', 'card', newTable('card', {}))).toBe('name = "A"\n\n[[card]]\n');
});

test('every file of the game is read, and writing what is there changes nothing that is meant', () => {
  for (const folder of ['heroes', 'boards', 'drafts']) {
    for (const file of readdirSync(`../content/${folder}`)) {
      const text = readFileSync(`../content/${folder}/${file}`, 'utf8');
      const tables = tablesOf(text);
      expect(tables, file).not.toBeNull();
      const values = (text: string) => tablesOf(text)?.map(({ entries }) => entries.map(({ key, value }) => [key, value]));
      const meant = values(text);
      tables?.forEach(({ entries }, index) => {
        for (const { key, value } of entries) if (value !== null) expect(values(withKey(text, index, key, value)), file).toEqual(meant);
      });
    }
  }
}, 60_000);
