// A hero file as its cards show it: what its tables say, without waiting for the checker, and what edits of cards write.
import { stranger } from '../look/stranger';
import type { CardFace, FighterKind, HeroFace } from '../protocol/types';
import { entryOf, listOf, newTable, numberOf, type Table, tablesOf, tableText, textOf, withKey, withTable } from './toml';

/** Where texts of a card can stand, in printed order; those of schemes and of combat cards differ. */
const COMBAT = ['commit', 'immediately', 'during', 'after'] as const;
const SCHEME = ['scheme'] as const;
const BOTH = ['boosted', 'always', 'ongoing', 'complete'] as const;
/** The places that are offered to everybody; the others are shown where a file uses them. */
const USUAL = new Set(['immediately', 'during', 'after', 'scheme', 'boosted', 'always']);

export const TYPES = ['attack', 'defense', 'versatile', 'scheme'] as const;
export type CardType = (typeof TYPES)[number];

/** The places for texts that a card shows. */
export function placesOf(card: Table): string[] {
  const own: readonly string[] = textOf(card, 'type') === 'scheme' ? SCHEME : COMBAT;
  return [...own, ...BOTH].filter((place) => USUAL.has(place) || entryOf(card, place) !== undefined);
}

/** A card that is no other one's part, with its place among the tables. */
export interface Placed {
  table: Table;
  index: number;
}

export const tablesNamed = (tables: readonly Table[], name: string): Placed[] =>
  tables.flatMap((table, index) => (table.name === name ? [{ table, index }] : []));

function fighterFrom(table: Table): FighterKind {
  const health = numberOf(table, 'health') ?? 1;
  const large = entryOf(table, 'large')?.value === true;
  return {
    name: textOf(table, 'name'),
    hero: textOf(table, 'role') === 'hero',
    ranged: textOf(table, 'attack') === 'ranged',
    distance: numberOf(table, 'range') ?? (large ? 2 : 1),
    health,
    max_health: numberOf(table, 'max_health') ?? health,
    count: numberOf(table, 'count') ?? 1,
    small: entryOf(table, 'small')?.value === true,
    large,
    supply: entryOf(table, 'supply')?.value === true,
    with: textOf(table, 'with') || null,
    emblem: textOf(table, 'emblem') || null,
  };
}

function cardFrom(table: Table): CardFace {
  const kind = textOf(table, 'type');
  const places: readonly string[] = [...COMBAT, ...SCHEME, ...BOTH];
  return {
    name: textOf(table, 'name'),
    count: numberOf(table, 'count') ?? 1,
    kind,
    value: kind === 'scheme' ? null : numberOf(table, 'value'),
    boost: numberOf(table, 'boost') ?? 0,
    die: textOf(table, 'boost') || null,
    with: textOf(table, 'with') || null,
    number: numberOf(table, 'number'),
    user: textOf(table, 'user') || null,
    marks: [...listOf(table, 'tags'), ...listOf(table, 'symbols')],
    texts: places.map((when) => ({ when, text: textOf(table, when) })).filter(({ text }) => text !== ''),
    motif: textOf(table, 'motif') || null,
    bonus_of: null,
    owner: null,
  };
}

/** The hero of a file as far as its cards show it. */
export function heroFrom(tables: readonly Table[]): HeroFace {
  const [top] = tables;
  const look = tables.find(({ name }) => name === 'look');
  const [light, deep] = look === undefined ? [] : listOf(look, 'palette');
  const known = stranger(top === undefined ? '' : textOf(top, 'name'), {
    palette: light !== undefined && deep !== undefined ? [light, deep] : null,
    emblem: look === undefined ? null : textOf(look, 'emblem') || null,
  });
  return {
    ...known,
    steps: (top === undefined ? null : numberOf(top, 'move')) ?? 0,
    ability: top === undefined ? '' : textOf(top, 'ability'),
    fighters: tablesNamed(tables, 'fighter').map(({ table }) => fighterFrom(table)),
    cards: tablesNamed(tables, 'card').map(({ table }) => cardFrom(table)),
  };
}

/** A name that nothing of this kind has yet. */
export function freeName(tables: readonly Table[], kind: string, name: string): string {
  const taken = new Set(tablesNamed(tables, kind).map(({ table }) => textOf(table, 'name').toLowerCase()));
  let free = name;
  for (let nth = 2; taken.has(free.toLowerCase()); nth += 1) free = `${name} ${nth}`;
  return free;
}

export function withNewCard(text: string, name: string): string {
  const tables = tablesOf(text) ?? [];
  return withTable(text, 'card', newTable('card', { name: freeName(tables, 'card', name), count: 3, type: 'attack', value: 2, boost: 1 }));
}

export function withNewFighter(text: string, name: string): string {
  const tables = tablesOf(text) ?? [];
  const entries = { name: freeName(tables, 'fighter', name), role: 'sidekick', attack: 'melee', health: 3 };
  return withTable(text, 'fighter', newTable('fighter', entries));
}

/** The file with a card of another type: a scheme has no value, and its text stands elsewhere. */
export function withType(text: string, index: number, type: CardType): string {
  const table = tablesOf(text)?.[index];
  if (table === undefined) return text;
  let changed = withKey(text, index, 'type', type);
  for (const place of type === 'scheme' ? COMBAT : SCHEME) changed = withKey(changed, index, place, undefined);
  if (type === 'scheme') return withKey(changed, index, 'value', undefined);
  return numberOf(table, 'value') === null ? withKey(changed, index, 'value', 2) : changed;
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a text with names in the place of others. */
export function renamedIn(text: string, names: readonly (readonly [string, string])[]): string {
  return names.reduce((words, [from, to]) => {
    if (from === '' || from === to) return words;
    return words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'gu'), () => to);
  }, text);
}

/** Keys that may hold a fighter's name. */
const NAMING = new Set<string>([...COMBAT, ...SCHEME, ...BOTH, 'ability', 'user', 'start_in', 'text', 'open', 'enter', 'fighter']);

/** The file with a fighter called by another name, everywhere. */
export function withFighterName(text: string, index: number, name: string): string {
  const table = tablesOf(text)?.[index];
  if (table === undefined) return text;
  const old = textOf(table, 'name');
  let changed = withKey(text, index, 'name', name);
  const tables = tablesOf(changed) ?? [];
  // From behind, so that places before stay as they are.
  tables.forEach(({ entries }, at) => {
    for (const { key, value } of entries) {
      if (!NAMING.has(key) || typeof value !== 'string') continue;
      const words = renamedIn(value, [[old, name]]);
      if (words !== value) changed = withKey(changed, at, key, words);
    }
  });
  return withCasesRenamed(changed, old, name);
}

/** The file with another name in its cases, where fighters are named by keys and lines, too. */
function withCasesRenamed(text: string, old: string, name: string): string {
  const cases = (tablesOf(text) ?? []).filter((table) => table.name.startsWith('case.'));
  // A key that stands without quotes may need them then.
  const bare = new RegExp(`(?<=[{,]\\s*)${escaped(old)}(?=\\s*=)`, 'g');
  const anew = (part: string): string =>
    renamedIn(
      part.replace(bare, () => JSON.stringify(old)),
      [[old, name]],
    );
  // From behind, so that places before stay as they are.
  return cases.reduceRight((changed, { from, to }) => changed.slice(0, from) + anew(changed.slice(from, to)) + changed.slice(to), text);
}

/** Tables that a text may speak of by their names. */
const MECHANICS = ['counter', 'state', 'token', 'pile', 'die', 'side_deck'];

/** The fighters of another file, each with the one here that takes its place. */
function fightersFor(tables: readonly Table[], others: readonly Table[]): (readonly [string, string])[] {
  const named = (list: readonly Table[], role: string): string[] =>
    tablesNamed(list, 'fighter').flatMap(({ table }) => (textOf(table, 'role') === role ? [textOf(table, 'name')] : []));
  return ['hero', 'sidekick'].flatMap((role) => {
    const here = named(tables, role);
    return named(others, role).flatMap((name, nth) => {
      const mine = here[nth] ?? here[0];
      return mine === undefined ? [] : [[name, mine] as const];
    });
  });
}

/** The file with what a text of another file speaks of, where it has nothing of that name. */
function withMechanicsOf(text: string, other: string, spoken: string): string {
  const tables = tablesOf(text) ?? [];
  const others = tablesOf(other) ?? [];
  const names = fightersFor(tables, others);
  let changed = text;
  for (const kind of MECHANICS) {
    for (const { table, index } of tablesNamed(others, kind)) {
      const name = textOf(table, 'name');
      const known = tablesNamed(tables, kind).some((mine) => textOf(mine.table, 'name') === name);
      if (!known && spoken.includes(name)) changed = withTable(changed, kind, renamedIn(tableText(other, index), names));
    }
  }
  return changed;
}

/** The file with the ability of another hero's file, and what it speaks of. */
export function withAbilityOf(text: string, other: string): string {
  const others = tablesOf(other) ?? [];
  const [top] = others;
  const ability = top === undefined ? '' : textOf(top, 'ability');
  if (ability === '') return text;
  const copied = renamedIn(ability, fightersFor(tablesOf(text) ?? [], others));
  return withKey(withMechanicsOf(text, other, copied), 0, 'ability', copied);
}

/** The file with a card of another hero's file: its fighters become those here, and what its texts speak of comes along. */
export function withCardOf(text: string, other: string, index: number): string {
  const tables = tablesOf(text) ?? [];
  const others = tablesOf(other) ?? [];
  const card = others[index];
  if (card === undefined) return text;
  const names = fightersFor(tables, others);
  const copied = renamedIn(tableText(other, index), names);
  let changed = withTable(text, 'card', copied);
  const at = (tablesOf(changed) ?? []).findLastIndex(({ name }) => name === 'card');
  changed = withKey(changed, at, 'name', freeName(tables, 'card', textOf(card, 'name')));
  const user = textOf(card, 'user');
  if (user !== '' && !names.some(([name]) => name === user)) changed = withKey(changed, at, 'user', undefined);
  return withMechanicsOf(changed, other, copied);
}
