import { beforeEach, expect, test, vi } from 'vitest';
import { forgetGame, keepGame, myGames, outcome, type MyGame } from './mygames';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
const game = (id: string, seen: number): MyGame => ({
  id,
  seen,
  status: 'over',
  mode: 'duel',
  board: null,
  seats: [],
  own: [0],
  turns: 3,
  winners: [0],
});

test('a game is kept once, the newest first, and can be forgotten', () => {
  keepGame(game('a', 1));
  keepGame(game('b', 2));
  keepGame({ ...game('a', 3), turns: 9 });
  expect(myGames().map(({ id, turns }) => [id, turns])).toEqual([
    ['a', 9],
    ['b', 3],
  ]);
  forgetGame('a');
  expect(myGames().map(({ id }) => id)).toEqual(['b']);
});

test('what is broken is no game, and the list has an end', () => {
  store.set('peerless.games', '[1, {"id": 3}, null]');
  expect(myGames()).toEqual([]);
  store.set('peerless.games', 'nothing');
  expect(myGames()).toEqual([]);
  for (let n = 0; n < 210; n += 1) keepGame(game(`g${n}`, n));
  expect(myGames()).toHaveLength(200);
  expect(myGames()[0]?.id).toBe('g209');
});

test('won or lost by the own seats', () => {
  expect(outcome({ winners: [0], own: [0] })).toBe('won');
  expect(outcome({ winners: [1], own: [0] })).toBe('lost');
  expect(outcome({ winners: [1], own: [0, 1] })).toBeNull();
  expect(outcome({ winners: null, own: [0] })).toBeNull();
  expect(outcome({ winners: [0], own: [] })).toBeNull();
});
