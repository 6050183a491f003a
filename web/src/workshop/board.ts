// A board file as it is drawn: what its tables say, what edits write, and what may not be meant.
import type { BoardFace } from '../protocol/types';
import { entryOf, listOf, newTable, numberOf, numbersOf, type Table, tablesOf, textOf, withKey, withoutTable, withTable } from './toml';

export interface SpaceDraft {
  id: string;
  x: number;
  y: number;
  zones: string[];
  start: number | null;
  /** `combat`, `scheme`, `any`; empty where nothing lies. */
  item: string;
  passage: boolean;
  /** Its place among the tables of the file. */
  index: number;
}

export interface ZoneDraft {
  name: string;
  color: string;
  pattern: string;
  index: number;
}

export interface DoorDraft {
  name: string;
  lines: string[];
  index: number;
}

/** A line between two spaces, by their ids. */
export interface LineDraft {
  a: string;
  b: string;
  bend: [number, number] | null;
  door: string | null;
}

export interface BoardDraft {
  name: string;
  /** What is drawn behind it. */
  place: string;
  width: number;
  height: number;
  radius: number;
  zones: ZoneDraft[];
  spaces: SpaceDraft[];
  lines: LineDraft[];
  doors: DoorDraft[];
}

/** Zones are drawn with one of these, each another. */
export const PATTERNS = [
  'dots',
  'lines',
  'grid',
  'waves',
  'zigzag',
  'crosses',
  'rings',
  'checks',
  'diagonal',
  'triangles',
  'bricks',
  'plus',
] as const;
/** Colours for new zones, which stay apart from each other. */
const COLORS = [
  '#2F6FA8',
  '#B25B5B',
  '#7FC24A',
  '#D9A441',
  '#8A63B8',
  '#4FB3A5',
  '#C9709B',
  '#7D7D7D',
  '#A8763E',
  '#5B8C3A',
  '#3D4E9E',
  '#D9D05A',
];

/** Whether a line, written `A-B` or `B-A`, is this one. */
const isLine = (written: string, a: string, b: string): boolean => written === `${a}-${b}` || written === `${b}-${a}`;

const named = (tables: readonly Table[], name: string): { table: Table; index: number }[] =>
  tables.flatMap((table, index) => (table.name === name ? [{ table, index }] : []));

/** The steps of a chain: `A-B-C` joins A with B and B with C. */
function steps(chain: string): [string, string][] {
  const ids = chain.split('-').map((id) => id.trim());
  return ids.slice(1).map((id, nth) => [ids[nth] ?? '', id]);
}

export function boardFrom(tables: readonly Table[]): BoardDraft {
  const top = tables[0] ?? { name: '', from: 0, to: 0, entries: [] };
  const bends = named(tables, 'bend').map(({ table }) => ({ line: textOf(table, 'line'), via: numbersOf(table, 'via') }));
  const doors = named(tables, 'door').map(({ table, index }) => ({ name: textOf(table, 'name'), lines: listOf(table, 'lines'), index }));
  const lines = listOf(top, 'lines')
    .flatMap(steps)
    .map(([a, b]): LineDraft => {
      const [x, y] = bends.find(({ line }) => isLine(line, a, b))?.via ?? [];
      const door = doors.find((door) => door.lines.flatMap(steps).some(([c, d]) => isLine(`${c}-${d}`, a, b)));
      return { a, b, bend: x !== undefined && y !== undefined ? [x, y] : null, door: door?.name ?? null };
    });
  return {
    name: textOf(top, 'name'),
    place: textOf(top, 'place'),
    width: numberOf(top, 'width') ?? 1000,
    height: numberOf(top, 'height') ?? 600,
    radius: numberOf(top, 'radius') ?? 45,
    zones: named(tables, 'zone').map(({ table, index }) => ({
      name: textOf(table, 'name'),
      color: textOf(table, 'color'),
      pattern: textOf(table, 'pattern'),
      index,
    })),
    spaces: named(tables, 'space').map(({ table, index }) => ({
      id: textOf(table, 'id'),
      x: numberOf(table, 'x') ?? 0,
      y: numberOf(table, 'y') ?? 0,
      zones: listOf(table, 'zones'),
      start: numberOf(table, 'start'),
      item: textOf(table, 'item'),
      passage: entryOf(table, 'passage')?.value === true,
      index,
    })),
    lines,
    doors,
  };
}

/** The board as a table shows it, as far as it is drawn: what leads to no space or zone is left out. */
export function faceOf(draft: BoardDraft): BoardFace {
  const { name, place, width, height, radius, doors } = draft;
  const found = (index: number): number[] => (index < 0 ? [] : [index]);
  const space = (id: string): number[] => found(draft.spaces.findIndex((each) => each.id === id));
  return {
    name,
    set: '',
    width: Math.max(1, width),
    height: Math.max(1, height),
    radius: Math.max(1, radius),
    zones: draft.zones.map(({ name, color, pattern }) => ({ name, color, pattern })),
    spaces: draft.spaces.map(({ id, x, y, zones, start, passage }) => ({
      id,
      x,
      y,
      zones: zones.flatMap((zone) => found(draft.zones.findIndex(({ name }) => name === zone))),
      start,
      passage,
    })),
    lines: draft.lines.flatMap(({ a, b, bend, door }) => {
      const [from, to] = [space(a)[0], space(b)[0]];
      const closing = found(doors.findIndex(({ name }) => name === door))[0] ?? null;
      return from === undefined || to === undefined || from === to ? [] : [{ a: from, b: to, bend, door: closing }];
    }),
    doors: doors.map(({ name }) => name),
    item_spaces: [],
    place: place === '' ? null : place,
  };
}

const read = (text: string): BoardDraft => boardFrom(tablesOf(text) ?? []);
const spaceOf = (text: string, id: string): SpaceDraft | undefined => read(text).spaces.find((space) => space.id === id);

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** The file with one space more; it gets the next free id, and lies in this zone. */
export function withSpace(text: string, x: number, y: number, zone: string): { text: string; id: string } {
  const { spaces, width, height } = read(text);
  let nth = spaces.length + 1;
  const idOf = (nth: number): string => `S${String(nth).padStart(2, '0')}`;
  while (spaces.some(({ id }) => id.toLowerCase() === idOf(nth).toLowerCase())) nth += 1;
  const id = idOf(nth);
  const entries = { id, x: within(x, width), y: within(y, height), zones: zone === '' ? [] : [zone] };
  return { text: withTable(text, 'space', newTable('space', entries)), id };
}

export function withSpaceAt(text: string, id: string, x: number, y: number): string {
  const space = spaceOf(text, id);
  if (space === undefined) return text;
  const { width, height } = read(text);
  return withKey(withKey(text, space.index, 'x', within(x, width)), space.index, 'y', within(y, height));
}

/** The file with a line between two spaces, or without it if there was one; its bend and its door go with it. */
export function withLine(text: string, a: string, b: string): string {
  const top = tablesOf(text)?.[0];
  if (top === undefined || a === b) return text;
  const chains = listOf(top, 'lines');
  if (!chains.flatMap(steps).some(([c, d]) => isLine(`${c}-${d}`, a, b))) return withKey(text, 0, 'lines', [...chains, `${a}-${b}`]);
  const left = chains.flatMap((chain) => split(chain, (c, d) => isLine(`${c}-${d}`, a, b)));
  return tidied(withBend(withKey(text, 0, 'lines', left), a, b, null));
}

/** A chain cut where steps are gone. */
function split(chain: string, gone: (a: string, b: string) => boolean): string[] {
  const parts: string[][] = [];
  let open: string[] = [];
  for (const [a, b] of steps(chain)) {
    if (gone(a, b)) {
      if (open.length > 1) parts.push(open);
      open = [];
    } else open = open.length === 0 ? [a, b] : [...open, b];
  }
  if (open.length > 1) parts.push(open);
  return parts.map((ids) => ids.join('-'));
}

/** Doors keep only lines that there are; a door without any is gone. */
function tidied(text: string): string {
  let changed = text;
  const { doors, lines } = read(text);
  for (const door of [...doors].reverse()) {
    const left = door.lines.flatMap(steps).filter(([a, b]) => lines.some((line) => isLine(`${a}-${b}`, line.a, line.b)));
    if (left.length === 0) changed = withoutTable(changed, door.index);
    else if (left.length !== door.lines.flatMap(steps).length) {
      changed = withKey(
        changed,
        door.index,
        'lines',
        left.map((ids) => ids.join('-')),
      );
    }
  }
  return changed;
}

/** The file without a space and all that names it. */
export function withoutSpace(text: string, id: string): string {
  const space = spaceOf(text, id);
  if (space === undefined) return text;
  let changed = withoutTable(text, space.index);
  for (const { a, b } of read(text).lines) if (a === id || b === id) changed = withLine(changed, a, b);
  return withStarts(changed);
}

export function withBend(text: string, a: string, b: string, via: [number, number] | null): string {
  const bend = named(tablesOf(text) ?? [], 'bend').find(({ table }) => isLine(textOf(table, 'line'), a, b));
  if (via === null) return bend === undefined ? text : withoutTable(text, bend.index);
  const point = via.map(Math.round);
  if (bend !== undefined) return withKey(text, bend.index, 'via', point);
  return withTable(text, 'bend', newTable('bend', { line: `${a}-${b}`, via: point }));
}

/** The file with a space in a zone, or no longer in it. */
export function withZoneOf(text: string, id: string, zone: string, on?: boolean): string {
  const space = spaceOf(text, id);
  if (space === undefined) return text;
  const has = space.zones.includes(zone);
  if (on === has) return text;
  const zones = has ? space.zones.filter((other) => other !== zone) : [...space.zones, zone];
  return withKey(text, space.index, 'zones', zones);
}

/** Starting spaces are numbered from 1 without gaps, in the order that they have. */
function withStarts(text: string): string {
  const starts = read(text)
    .spaces.filter(({ start }) => start !== null)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  return starts.reduce((changed, { index }, nth) => withKey(changed, index, 'start', nth + 1), text);
}

/** Most starting spaces that a board has. */
const STARTS = 4;

/** The file with a space that is a starting space, the last of them, or none any more. */
export function withStart(text: string, id: string): string {
  const space = spaceOf(text, id);
  if (space === undefined) return text;
  if (space.start !== null) return withStarts(withKey(text, space.index, 'start', undefined));
  const taken = read(text).spaces.filter(({ start }) => start !== null).length;
  return taken >= STARTS ? text : withKey(withStarts(text), space.index, 'start', taken + 1);
}

export function withSpaceKey(text: string, id: string, key: 'item' | 'passage', value: string | boolean | undefined): string {
  const space = spaceOf(text, id);
  return space === undefined ? text : withKey(text, space.index, key, value);
}

export function withNewZone(text: string, name: string): string {
  const { zones } = read(text);
  let free = name;
  for (let nth = 2; zones.some((zone) => zone.name === free); nth += 1) free = `${name} ${nth}`;
  const pattern = PATTERNS.find((one) => zones.every((zone) => zone.pattern !== one)) ?? 'dots';
  const color = COLORS.find((one) => zones.every((zone) => zone.color.toUpperCase() !== one)) ?? '#7D7D7D';
  return withTable(text, 'zone', newTable('zone', { name: free, color, pattern }));
}

/** The file with a zone called by another name, in all its spaces. */
export function withZoneName(text: string, zone: ZoneDraft, name: string): string {
  const changed = withKey(text, zone.index, 'name', name);
  return read(text).spaces.reduce(
    (changed, { index, zones }) =>
      zones.includes(zone.name)
        ? withKey(
            changed,
            index,
            'zones',
            zones.map((one) => (one === zone.name ? name : one)),
          )
        : changed,
    changed,
  );
}

export function withoutZone(text: string, zone: ZoneDraft): string {
  const cleared = read(text).spaces.reduce((changed, { id }) => withZoneOf(changed, id, zone.name, false), text);
  return withoutTable(cleared, zone.index);
}

/** The file with a line that belongs to a door, or no longer does; a new door is made where there is none of the name. */
export function withDoorLine(text: string, name: string, a: string, b: string): string {
  const { doors } = read(text);
  const door = doors.find((one) => one.name === name);
  if (door === undefined) return withTable(text, 'door', newTable('door', { name, lines: [`${a}-${b}`] }));
  const own = door.lines.flatMap(steps);
  const left = own.filter(([c, d]) => !isLine(`${c}-${d}`, a, b)).map((ids) => ids.join('-'));
  if (left.length === own.length) return withKey(text, door.index, 'lines', [...left, `${a}-${b}`]);
  return left.length === 0 ? withoutTable(text, door.index) : withKey(text, door.index, 'lines', left);
}

/** Something that may not be meant, at a space or in a zone. */
export interface BoardNote {
  kind: 'apart' | 'crowded' | 'small' | 'large' | 'near';
  /** The spaces that it is about. */
  spaces: string[];
  zone: string;
}

/** So many fighters find room beside a hero at its start. */
const ROOM = 3;
/** Zones of so few spaces are small; of more than this share of the board, large. */
const SMALL = 3;
const LARGE = 0.7;

/** What the author may want to look at. */
export function boardNotes(board: BoardDraft): BoardNote[] {
  const notes: BoardNote[] = [];
  const [first] = board.spaces;
  if (first !== undefined) {
    const seen = new Set([first.id]);
    const open = [first.id];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const { a, b } of board.lines) {
        const next = a === id ? b : b === id ? a : null;
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    const apart = board.spaces.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
    if (apart.length > 0) notes.push({ kind: 'apart', spaces: apart, zone: '' });
  }
  for (const { id, zones, start } of board.spaces) {
    if (start === null) continue;
    const room = board.spaces.filter((other) => other.id !== id && other.zones.some((zone) => zones.includes(zone))).length;
    if (room < ROOM) notes.push({ kind: 'crowded', spaces: [id], zone: '' });
  }
  for (const { name } of board.zones) {
    const inside = board.spaces.filter(({ zones }) => zones.includes(name)).map(({ id }) => id);
    if (inside.length < SMALL) notes.push({ kind: 'small', spaces: inside, zone: name });
    else if (inside.length > board.spaces.length * LARGE && board.zones.length > 1)
      notes.push({ kind: 'large', spaces: inside, zone: name });
  }
  board.spaces.forEach((one, nth) => {
    const near = board.spaces.slice(nth + 1).find((other) => Math.hypot(one.x - other.x, one.y - other.y) < board.radius * 2);
    if (near !== undefined) notes.push({ kind: 'near', spaces: [one.id, near.id], zone: '' });
  });
  return notes;
}
