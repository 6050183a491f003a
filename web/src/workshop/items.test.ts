import { expect, test } from 'vitest';
import { itemFrom, itemNames, withItemKind, withNewItem } from './items';
import { tablesOf } from './toml';

const FILE = `# Items.

[[item]]
name = "Blade"
kind = "combat"
value = 3
motif = "broadsword"

[[item]]
name = "Tea"
kind = "scheme"
scheme = "Draw 2 cards."
`;
const faces = (text: string) => (tablesOf(text) ?? []).slice(1).map(itemFrom);

test('a file is shown as its items', () => {
  expect(faces(FILE)).toEqual([
    { name: 'Blade', combat: true, value: 3, text: '', motif: 'broadsword' },
    { name: 'Tea', combat: false, value: 0, text: 'Draw 2 cards.', motif: null },
  ]);
  expect(itemNames(withNewItem(withNewItem(FILE, 'Tea'), 'Tea'))).toEqual(['Blade', 'Tea', 'Tea 2', 'Tea 3']);
});

test('another kind has a value or a text, and never both', () => {
  const scheme = withItemKind(FILE, 1, 'scheme');
  expect(faces(scheme)[0]).toMatchObject({ combat: false, text: 'Draw 1 card.', motif: 'broadsword' });
  expect(scheme).not.toContain('value');
  const combat = withItemKind(FILE, 2, 'combat');
  expect(faces(combat)[1]).toMatchObject({ combat: true, value: 2 });
  expect(combat).not.toContain('Draw');
});
