import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  boardFrom,
  boardNotes,
  faceOf,
  withBend,
  withDoorLine,
  withLine,
  withNewZone,
  withoutSpace,
  withoutZone,
  withSpace,
  withSpaceAt,
  withSpaceKey,
  withStart,
  withZoneName,
  withZoneOf,
} from './board';
import { tablesOf } from './toml';

const FILE = readFileSync('../content/drafts/board.toml', 'utf8');
const board = (text: string) => boardFrom(tablesOf(text) ?? []);
const space = (text: string, id: string) => board(text).spaces.find((one) => one.id === id);
const lines = (text: string) => board(text).lines.map(({ a, b }) => `${a}-${b}`);

test('a board is read from its file', () => {
  expect(board(FILE).spaces).toHaveLength(10);
  expect(lines(FILE)).toHaveLength(11);
  expect(board(FILE).zones.map(({ name }) => name)).toEqual(['west', 'east']);
  expect(boardNotes(board(FILE))).toEqual([]);
});

test('a board that is being drawn has the face that a table shows, without what leads nowhere', () => {
  const door = withDoorLine(withBend(FILE, 'A3', 'B3', [480, 300]), 'gate', 'A3', 'B3');
  const face = faceOf(board(`place = "mine"\n${door}`));
  expect(face).toMatchObject({ place: 'mine', doors: ['gate'], width: 1000 });
  expect(face.spaces).toHaveLength(10);
  expect(face.lines).toHaveLength(11);
  expect(face.lines.filter(({ door }) => door === 0)).toMatchObject([{ bend: [480, 300] }]);
  const lost = faceOf({ ...board(FILE), zones: [], spaces: board(FILE).spaces.slice(1) });
  expect(lost.lines.length).toBeLessThan(11);
  expect(lost.spaces.flatMap(({ zones }) => zones)).toEqual([]);
  expect(faceOf(board('')).spaces).toEqual([]);
});

test('spaces are placed, moved and removed with what names them', () => {
  const more = withSpace(FILE, 12.4, 9999, 'west');
  expect(space(more.text, more.id)).toMatchObject({ id: 'S11', x: 12, y: 600, zones: ['west'] });
  expect(space(withSpaceAt(FILE, 'A1', 7, 8), 'A1')).toMatchObject({ x: 7, y: 8 });
  const bent = withDoorLine(withBend(FILE, 'A3', 'B3', [480, 300]), 'gate', 'A3', 'B3');
  const without = withoutSpace(bent, 'A3');
  expect(space(without, 'A3')).toBeUndefined();
  expect(lines(without)).toHaveLength(8);
  expect(without).not.toContain('A3');
  expect(board(without).doors).toEqual([]);
  expect(without).toContain('# A board to begin with');
});

test('lines come and go, and chains are cut', () => {
  const without = withLine(FILE, 'A2', 'A3');
  expect(lines(without)).not.toContain('A2-A3');
  expect(lines(without)).toContain('A3-A4');
  expect(lines(withLine(without, 'A3', 'A2'))).toContain('A3-A2');
  expect(withLine(FILE, 'A1', 'A1')).toBe(FILE);
});

test('bends and doors belong to lines', () => {
  const bent = withBend(FILE, 'B3', 'A3', [480.4, 300]);
  expect(board(bent).lines.find(({ bend }) => bend !== null)).toMatchObject({ a: 'A3', b: 'B3', bend: [480, 300] });
  expect(withBend(bent, 'A3', 'B3', null)).not.toContain('[[bend]]');
  const door = withDoorLine(withDoorLine(FILE, 'gate', 'A1', 'B1'), 'gate', 'A3', 'B3');
  expect(board(door).lines.filter(({ door }) => door === 'gate')).toHaveLength(2);
  expect(withDoorLine(withDoorLine(door, 'gate', 'A1', 'B1'), 'gate', 'A3', 'B3')).not.toContain('[[door]]');
});

test('zones are painted, named and removed', () => {
  expect(space(withZoneOf(FILE, 'A1', 'east'), 'A1')?.zones).toEqual(['west', 'east']);
  expect(withZoneOf(FILE, 'A1', 'west', true)).toBe(FILE);
  const [west] = board(FILE).zones;
  if (west === undefined) throw new Error('no zone');
  expect(space(withZoneName(FILE, west, 'left'), 'A3')?.zones).toEqual(['left', 'east']);
  expect(space(withoutZone(FILE, west), 'A3')?.zones).toEqual(['east']);
  const more = board(withNewZone(FILE, 'west')).zones.at(-1);
  expect(more).toMatchObject({ name: 'west 2', pattern: 'grid' });
});

test('starts stay numbered, items and passages lie in spaces', () => {
  const third = withStart(FILE, 'A5');
  expect(space(third, 'A5')?.start).toBe(3);
  const first = withStart(third, 'A1');
  expect([space(first, 'A1')?.start, space(first, 'B5')?.start, space(first, 'A5')?.start]).toEqual([null, 1, 2]);
  expect(space(withSpaceKey(FILE, 'A2', 'item', 'combat'), 'A2')?.item).toBe('combat');
  expect(space(withSpaceKey(FILE, 'A2', 'passage', true), 'A2')?.passage).toBe(true);
});

test('what may not be meant is said where it is', () => {
  const kinds = (text: string) => boardNotes(board(text)).map(({ kind, spaces, zone }) => [kind, zone, spaces.join()]);
  expect(kinds(withSpace(FILE, 300, 20, 'west').text)).toEqual([['apart', '', 'S11']]);
  expect(kinds(withSpaceAt(FILE, 'A2', 130, 180))).toEqual([['near', '', 'A1,A2']]);
  expect(kinds(withNewZone(FILE, 'north'))).toEqual([['small', 'north', '']]);
  const alone = withZoneOf(withZoneOf(withNewZone(FILE, 'north'), 'A1', 'north'), 'A1', 'west');
  expect(kinds(alone)).toContainEqual(['crowded', '', 'A1']);
});
