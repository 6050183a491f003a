// A file of items as its cards show it.
import type { ItemFace } from '../protocol/types';
import { freeName, tablesNamed } from './faces';
import { newTable, numberOf, type Table, tablesOf, textOf, withKey, withTable } from './toml';

export const ITEM_KINDS = ['combat', 'scheme'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const itemKind = (table: Table): ItemKind => (textOf(table, 'kind') === 'scheme' ? 'scheme' : 'combat');

/** An item as it lies on a board. */
export function itemFrom(table: Table): ItemFace {
  const combat = itemKind(table) === 'combat';
  return {
    name: textOf(table, 'name'),
    combat,
    value: combat ? (numberOf(table, 'value') ?? 0) : 0,
    text: combat ? '' : textOf(table, 'scheme'),
    motif: textOf(table, 'motif') || null,
  };
}

export function withNewItem(text: string, name: string): string {
  const free = freeName(tablesOf(text) ?? [], 'item', name);
  return withTable(text, 'item', newTable('item', { name: free, kind: 'combat', value: 2 }));
}

/** The file with an item of another kind: one for a combat has a value, one for an action says what it does. */
export function withItemKind(text: string, index: number, kind: ItemKind): string {
  const table = tablesOf(text)?.[index];
  if (table === undefined) return text;
  const changed = withKey(text, index, 'kind', kind);
  if (kind === 'combat') return withKey(withKey(changed, index, 'scheme', undefined), index, 'value', numberOf(table, 'value') ?? 2);
  return withKey(withKey(changed, index, 'value', undefined), index, 'scheme', textOf(table, 'scheme') || 'Draw 1 card.');
}

/** The names of a file's items. */
export const itemNames = (text: string): string[] => tablesNamed(tablesOf(text) ?? [], 'item').map(({ table }) => textOf(table, 'name'));
