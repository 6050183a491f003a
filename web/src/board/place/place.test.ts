import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import action from '../../fixtures/action.json';
import passages from '../../fixtures/passages.json';
import type { BoardFace } from '../../protocol/types';
import { turned } from '../geometry';
import { Ground } from './ground';
import { placeOf, PLACES } from './kinds';
import { grow } from './recipes';

const boards = [action, passages].map(({ setup }) => setup.board as unknown as BoardFace);
const all: BoardFace[] = boards.flatMap((board) => PLACES.flatMap((place) => [board, turned(board)].map((each) => ({ ...each, place }))));

const scenes = all.map(grow);

test('the same board has the same place', () => {
  for (const [i, board] of all.entries()) if (i % 2 === 0) expect(grow(structuredClone(board))).toEqual(scenes[i]);
});

test('other boards have other places', () => {
  const told = scenes.map((scene) => JSON.stringify(scene));
  expect(new Set(told).size).toBe(told.length);
});

test('nothing stands on a space or on a line', () => {
  for (const [i, board] of all.entries()) {
    const ground = new Ground(board);
    const { spots } = scenes[i]!;
    expect(spots.length).toBeGreaterThan(2);
    for (const spot of spots) {
      expect(ground.fromSpace(spot) - spot.r).toBeGreaterThanOrEqual(board.radius);
      expect(ground.fromLine(spot) - spot.r).toBeGreaterThanOrEqual(9);
    }
  }
});

test('a place is a few paths that can be drawn, of moderate length', () => {
  for (const { layers } of scenes) {
    expect(layers.length).toBeLessThan(30);
    for (const { d } of layers) expect(d).toMatch(/^$|^M[-\d.,a-zA-Z ]+$/);
    expect(layers.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(250_000);
  }
});

test('every layer has a colour', () => {
  const css = readFileSync(new URL('place.css', import.meta.url), 'utf8');
  for (const { look } of scenes.flatMap(({ layers }) => layers)) expect(css).toMatch(new RegExp(`\\.p-${look}[ ,]`));
});

test('a board that names no place lies in a garden', () => {
  expect(placeOf({ ...boards[0]!, place: null })).toBe('garden');
  expect(placeOf({ ...boards[0]!, place: 'moon' })).toBe('garden');
});
