import { describe, expect, test } from 'vitest';
import type { Play } from '../lib/net';
import type { EventFace, Setup, Sight } from '../protocol/types';
import { after, combatOpen, continues, Show, type Scene } from './show';

const setup: Setup = {
  mode: 'duel',
  switches: [],
  seats: [],
  items: [],
  board: {
    name: '',
    set: '',
    width: 1,
    height: 1,
    radius: 1,
    zones: [],
    spaces: [],
    lines: [],
    doors: ['gate'],
    item_spaces: [],
    place: null,
  },
  fighters: [0, 1].map((seat) => ({ name: `F${seat}`, seat, kind: 0, hero: true, small: false, max_health: 10 })),
};
const seat = { hand: 1, known: [], deck: 5, top: [], pile: [], unseen: [], counters: [0], states: [null], out: false };
const start: Sight = {
  seat: 0,
  turn: 1,
  active: 0,
  actions: 2,
  seats: [seat, seat],
  closed: [true],
  items: [],
  combat: null,
  won: null,
  fighters: [
    { space: 3, health: 10, defeated: false },
    { space: 9, health: 10, defeated: false },
  ],
};
const play = (events: EventFace[], sight: Sight): Play => ({
  setup,
  events: events.map((event) => ({ ...event, lines: [] })),
  sight,
  asked: null,
  decision: null,
  undoFree: false,
  undoAsk: false,
});
const at = (space: number, turn = 1): Sight => ({ ...start, turn, fighters: [{ space, health: 10, defeated: false }, start.fighters[1]!] });

const walk: EventFace = { kind: 'move', fighter: 0, from: 3, to: 6, path: [4, 5, 6] };
const attack: EventFace = { kind: 'attack', by: 0, at: 1 };
const result: EventFace = { kind: 'result', attack: 3, defense: 1, damage: 2, won: 0, attack_terms: [], defense_terms: [] };
const hurt: EventFace = { kind: 'damage', fighter: 1, amount: 2, left: 8 };

function stage(speed: number, sight = start) {
  const scenes: Scene[] = [];
  const told: string[] = [];
  const timers: (() => void)[] = [];
  const show = new Show(play([], sight), {
    duration: (normal) => normal * speed,
    later(_, call) {
      timers.push(call);
      return () => timers.splice(timers.indexOf(call), 1);
    },
    onscene: (scene) => scenes.push(scene),
    onevent: (event) => told.push(event.kind),
  });
  return { show, scenes, told, timers, tick: () => timers.shift()?.(), where: () => show.scene.sight.fighters[0]?.space };
}

describe('the show', () => {
  test('walks step by step, then the table is right', () => {
    const s = stage(1);
    s.show.add(play([walk], at(6, 7)));
    expect(s.where()).toBe(4);
    s.tick();
    expect(s.where()).toBe(5);
    s.tick();
    expect(s.where()).toBe(6);
    expect(s.show.scene.running).toBe(true);
    s.tick();
    expect(s.show.scene).toMatchObject({ running: false, shown: 1, sight: { turn: 7 } });
    expect(s.timers).toEqual([]);
  });

  test('without speed is over at once', () => {
    const s = stage(0);
    s.show.add(play([walk, hurt], at(6)));
    expect(s.scenes).toHaveLength(1);
    expect(s.show.scene).toMatchObject({ running: false, shown: 2 });
    expect(s.told).toEqual(['move', 'damage']);
  });

  test('holds a result until it is read, at every speed', () => {
    for (const speed of [0, 1]) {
      const s = stage(speed);
      s.show.add(play([attack, result, hurt], at(3)));
      while (s.timers.length > 0) s.tick();
      expect(s.show.scene).toMatchObject({ holding: true, running: true, shown: 2 });
      s.show.skip();
      expect(s.show.scene.holding).toBe(true);
      s.show.read();
      while (s.timers.length > 0) s.tick();
      expect(s.show.scene).toMatchObject({ holding: false, running: false, shown: 3 });
    }
  });

  test('holds each of two combats once', () => {
    const s = stage(0);
    s.show.add(play([attack, result, attack, result], at(3)));
    expect(s.show.scene.shown).toBe(2);
    s.show.read();
    expect(s.show.scene).toMatchObject({ shown: 4, holding: true });
    s.show.read();
    expect(s.show.scene.running).toBe(false);
    s.show.read();
    expect(s.show.scene.running).toBe(false);
  });

  test('can be skipped up to the next result', () => {
    const s = stage(1);
    s.show.add(play([walk, attack, result, walk], at(6)));
    s.show.skip();
    expect(s.show.scene).toMatchObject({ shown: 3, holding: true });
    expect(s.timers).toEqual([]);
    s.show.read();
    expect(s.timers).toHaveLength(1);
    s.show.skip();
    expect(s.show.scene).toMatchObject({ running: false, shown: 4 });
  });

  test('goes on with what comes in between, and takes the word of the table where it has spoken', () => {
    const s = stage(1);
    s.show.add(play([walk], { ...at(6), actions: 1 }));
    s.show.add(play([walk, hurt], { ...at(6), actions: 0 }));
    expect(s.show.scene.shown).toBe(1);
    s.tick();
    s.tick();
    s.tick();
    expect(s.show.scene).toMatchObject({ shown: 2, sight: { actions: 1 }, effect: { kind: 'damage', fighter: 1, amount: 2 } });
    s.tick();
    expect(s.show.scene).toMatchObject({ running: false, sight: { actions: 0 } });
  });

  test('forgets all that waits when everything is anew', () => {
    const s = stage(1);
    s.show.add(play([walk, attack, result], at(6)));
    s.show.reset(play([], at(3)));
    expect(s.show.scene).toMatchObject({ running: false, shown: 0 });
    expect(s.timers).toEqual([]);
    expect(s.where()).toBe(3);
  });

  test('says how much a fighter recovers', () => {
    const s = stage(1, { ...start, fighters: [{ space: 3, health: 6, defeated: false }, start.fighters[1]!] });
    s.show.add(play([{ kind: 'recover', fighter: 0, left: 8 }], at(3)));
    expect(s.show.scene.effect).toEqual({ kind: 'recover', fighter: 0, amount: 2 });
  });

  test('an update without events changes what is true at once', () => {
    const s = stage(1);
    s.show.add(play([], at(3, 4)));
    expect(s.show.scene).toMatchObject({ running: false, sight: { turn: 4 } });
  });
});

describe('after an event', () => {
  test.each<[EventFace, Partial<Sight>]>([
    [{ kind: 'turn', seat: 1 }, { active: 1 }],
    [{ kind: 'actions', seat: 0, left: 1 }, { actions: 1 }],
    [{ kind: 'door', door: 0, closed: false }, { closed: [false] }],
    [{ kind: 'over', team: 1 }, { won: 1 }],
    [
      { kind: 'swap', a: 0, b: 1 },
      {
        fighters: [
          { space: 9, health: 10, defeated: false },
          { space: 3, health: 10, defeated: false },
        ],
      },
    ],
    [{ kind: 'defeat', fighter: 1 }, { fighters: [start.fighters[0]!, { space: null, health: 10, defeated: true }] }],
    [{ kind: 'away', seat: 1 }, { fighters: [start.fighters[0]!, { space: null, health: 10, defeated: false }] }],
    [{ kind: 'draw', seat: 1, card: null }, { seats: [seat, { ...seat, hand: 2, deck: 4 }] }],
    [{ kind: 'draw', seat: 0, card: 7 }, { seats: [{ ...seat, hand: 2, deck: 4, known: [7] }, seat] }],
    [{ kind: 'counter', seat: 0, counter: 0, value: 3 }, { seats: [{ ...seat, counters: [3] }, seat] }],
  ])('%j', (event, change) => {
    expect(after(setup, start, event)).toEqual({ ...start, ...change });
  });
});

describe('the combat panel', () => {
  const fighting = { ...start, combat: {} as Sight['combat'] };
  test.each([
    [[walk], { running: true, holding: false, sight: start }, false],
    [[attack], { running: true, holding: false, sight: start }, true],
    [[attack], { running: false, holding: false, sight: fighting }, true],
    [[attack], { running: false, holding: false, sight: start }, false],
    [[attack, result], { running: true, holding: true, sight: start }, true],
    [[attack, result], { running: true, holding: false, sight: start }, false],
    [[attack, result], { running: false, holding: false, sight: fighting }, false],
  ])('case %#', (events, scene, seen) => {
    expect(combatOpen(events, scene)).toBe(seen);
  });
});

test('a game told anew goes on, or does not', () => {
  expect(continues([walk], [walk, attack])).toBe(true);
  expect(continues([walk, attack], [walk])).toBe(false);
  expect(continues([walk, attack], [walk, hurt, result])).toBe(false);
  expect(continues([], [walk])).toBe(false);
});
