import { describe, expect, it } from 'vitest';
import type { BoardFace, HeroFace } from '../protocol/types';
import {
  casesOf,
  dragged,
  headAndTail,
  linesOf,
  newScene,
  placeText,
  type Scene,
  sceneFrom,
  sceneText,
  stepsOf,
  withoutScene,
  withScene,
} from './scene';
import { tablesOf } from './toml';

const HERO = 'name = "Bertha"\nmove = 2\n\n[[card]]\nname = "Bite"\ncount = 30\n';
const SCENE: Scene = {
  name: 'A "bite" hurts',
  board: 'Yard',
  turn: 2,
  actions: 1,
  players: [
    {
      hero: '',
      at: { 'The Dog': 's1', Bertha: 's2' },
      health: { Bertha: 3 },
      hand: ['Bite'],
      deck: ['Bite', 'Bite'],
      discard: [],
      counters: { Ember: 2 },
      state: { size: 'big' },
      rest: ['tokens = { Lamp = "s1 s3" }'],
    },
    { hero: 'Other', at: {}, health: {}, hand: [], deck: [], discard: ['Bite'], counters: {}, state: {}, rest: [] },
  ],
  script: ['1: maneuver', '= hand 1: Bite'],
  rest: ['first_turn = true'],
  tables: [],
};

describe('a scene in a file', () => {
  it('is read as it was written', () => {
    const text = withScene(HERO, null, SCENE);
    expect(sceneFrom(text, 0)).toEqual(SCENE);
    expect(text.startsWith(HERO.trimEnd())).toBe(true);
    expect(sceneFrom(text, 1)).toBeNull();
  });

  it('takes the place of the one that it was', () => {
    const two = withScene(withScene(HERO, null, SCENE), null, { ...SCENE, name: 'second' });
    const changed = withScene(two, 0, { ...SCENE, name: 'first $& anew', script: [] });
    expect(casesOf(tablesOf(changed) ?? [])).toHaveLength(2);
    expect([sceneFrom(changed, 0)?.name, sceneFrom(changed, 1)?.name]).toEqual(['first $& anew', 'second']);
    const one = withoutScene(changed, 0);
    expect([sceneFrom(one, 0)?.name, sceneFrom(one, 1)]).toEqual(['second', null]);
  });

  it('keeps tables that the form does not show', () => {
    const scene = { ...SCENE, board: '', tables: ['[board]\nspaces = "s1:A s2:A"\nedges = "s1-s2"'] };
    const text = withScene(HERO, null, scene);
    expect(text).toContain('[case.board]\nspaces');
    expect(sceneFrom(text, 0)).toEqual(scene);
    expect(sceneText(scene, '')).toContain('\n[board]\nspaces');
  });
});

it('lines of a script that say something lead to steps', () => {
  expect(linesOf('\n1: maneuver # why\n\n= turn 1\n 2: done ')).toEqual(['1: maneuver', '= turn 1', '2: done']);
  expect(stepsOf(['~ 3', '1: maneuver', '= turn 1', '2: done'])).toEqual([0, 1, 1, 2]);
});

it('a new scene puts the first of both side by side', () => {
  const space = (id: string, start: number | null) => ({ id, start });
  const board = {
    name: 'Yard',
    spaces: [space('a', null), space('b', 1), space('c', null), space('d', null)],
    lines: [
      { a: 0, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 3 },
    ],
  } as unknown as BoardFace;
  const hero = (name: string, count: number) =>
    ({ name, fighters: [{ name, count, health: 9, supply: false }], cards: [], counters: [], states: [] }) as unknown as HeroFace;
  const { players } = newScene('new', board, hero('One', 1), hero('Two', 2));
  expect(players.map(({ at }) => at)).toEqual([{ One: 'b' }, { 'Two 1': 'a', 'Two 2': 'c' }]);
});

describe('a large fighter', () => {
  const spaces = ['a', 'b', 'c', 'd'].map((id) => ({ id, x: 0, y: 0, zones: [], start: null, passage: false }));
  const lines = [0, 1, 2].map((a) => ({ a, b: a + 1, bend: null, door: null }));
  const board: BoardFace = {
    name: '',
    set: '',
    width: 1,
    height: 1,
    radius: 1,
    zones: [],
    spaces,
    lines,
    doors: [],
    item_spaces: [],
    place: null,
  };

  it('has its tail behind its head, as a case writes it', () => {
    expect(headAndTail('c4')).toEqual({ head: 'c4', tail: '' });
    expect(headAndTail(' c4  Tail c3')).toEqual({ head: 'c4', tail: 'c3' });
    expect([placeText('c4', 'c3'), placeText('c4', ''), placeText('', 'c3'), placeText('c4', 'c4')]).toEqual([
      'c4 tail c3',
      'c4',
      '',
      'c4',
    ]);
  });

  it('drags its tail along where it is put, if that lies beside it', () => {
    expect(dragged(board, 'b tail a', 'c')).toBe('c tail b');
    expect(dragged(board, 'b tail c', 'd')).toBe('d tail c');
    expect(dragged(board, 'b tail a', 'd')).toBe('d');
    expect(dragged(board, '', 'd')).toBe('d');
  });
});
