import { describe, expect, test } from 'vitest';
import type { Play } from '../lib/net';
import type { EventFace, FighterSight, Setup, Sight } from '../protocol/types';
import { cornerFor, roomFor, trailOf } from './look';
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
  fighters: [0, 1].map((seat) => ({ name: `F${seat}`, seat, kind: 0, hero: true, small: false, large: false, max_health: 10 })),
};
const seat = {
  hand: 1,
  known: [],
  deck: 5,
  top: [],
  pile: [],
  unseen: [],
  counters: [0],
  states: [null],
  tokens: [{ spaces: [2, 2], lines: [4], left: 1 }],
  lying: [],
  piles: [],
  out: false,
};
const stands = (space: number | null, health = 10, defeated = false): FighterSight => ({
  space,
  tail: null,
  health,
  defeated,
  reach: [],
  zone: [],
});
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
  fighters: [stands(3), stands(9)],
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
const at = (space: number, turn = 1): Sight => ({ ...start, turn, fighters: [stands(space), start.fighters[1]!] });

const walk: EventFace = { kind: 'move', fighter: 0, from: 3, to: 6, tail: null, path: [4, 5, 6] };
const attack: EventFace = { kind: 'attack', by: 0, at: 1 };
const result: EventFace = { kind: 'result', attack: 3, defense: 1, damage: 2, won: 0, attack_terms: [], defense_terms: [] };
const hurt: EventFace = { kind: 'damage', fighter: 1, amount: 2, left: 8 };

function stage(speed: number, sight = start, reads: number | null = null) {
  const scenes: Scene[] = [];
  const told: string[] = [];
  const timers: (() => void)[] = [];
  const show = new Show(play([], sight), {
    duration: (normal) => normal * speed,
    later(_, call) {
      timers.push(call);
      return () => timers.splice(timers.indexOf(call), 1);
    },
    reads: () => reads,
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
    const s = stage(1, { ...start, fighters: [stands(3, 6), start.fighters[1]!] });
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
    [
      { kind: 'token', seat: 0, token: 0, from: { space: 2 }, to: { space: 3 } },
      { seats: [{ ...seat, tokens: [{ spaces: [2, 3], lines: [4], left: 1 }] }, seat] },
    ],
    [
      { kind: 'token', seat: 0, token: 0, from: null, to: { space: 5 } },
      { seats: [{ ...seat, tokens: [{ spaces: [2, 2, 5], lines: [4], left: 0 }] }, seat] },
    ],
    [
      { kind: 'token', seat: 0, token: 0, from: { space: 2 }, to: null },
      { seats: [{ ...seat, tokens: [{ spaces: [2], lines: [4], left: 2 }] }, seat] },
    ],
    [
      { kind: 'token', seat: 0, token: 0, from: { line: 4 }, to: { line: 7 } },
      { seats: [{ ...seat, tokens: [{ spaces: [2, 2], lines: [7], left: 1 }] }, seat] },
    ],
    [{ kind: 'turn', seat: 1 }, { active: 1 }],
    [{ kind: 'actions', seat: 0, left: 1 }, { actions: 1 }],
    [{ kind: 'door', door: 0, closed: false }, { closed: [false] }],
    [{ kind: 'over', team: 1 }, { won: 1 }],
    [
      { kind: 'swap', a: 0, b: 1 },
      {
        fighters: [stands(9), stands(3)],
      },
    ],
    [{ kind: 'defeat', fighter: 1 }, { fighters: [start.fighters[0]!, stands(null, 10, true)] }],
    [{ kind: 'away', seat: 1 }, { fighters: [start.fighters[0]!, stands(null)] }],
    [{ kind: 'draw', seat: 1, card: null }, { seats: [seat, { ...seat, hand: 2, deck: 4 }] }],
    [{ kind: 'draw', seat: 0, card: 7 }, { seats: [{ ...seat, hand: 2, deck: 4, known: [7] }, seat] }],
    [{ kind: 'counter', seat: 0, counter: 0, value: 3 }, { seats: [{ ...seat, counters: [3] }, seat] }],
  ])('%j', (event, change) => {
    expect(after(setup, start, event)).toEqual({ ...start, ...change });
  });

  test('what a fighter reached from where it stood is no longer true', () => {
    const [first, second] = start.fighters as [FighterSight, FighterSight];
    const seen = { ...start, fighters: [{ ...first, reach: [2, 4], zone: [1] }, second] };
    expect(after(setup, seen, walk).fighters[0]).toEqual(stands(6));
    expect(after(setup, seen, attack).fighters[0]).toEqual(seen.fighters[0]);
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

describe('pace', () => {
  test('the result of others goes on by itself, the own one when it is read', () => {
    const others = stage(1, start, 5000);
    others.show.add(play([attack, result], start));
    others.tick();
    expect(others.show.scene.holding).toBe(true);
    others.tick();
    expect(others.show.scene).toMatchObject({ holding: false, running: false });
    const own = stage(1);
    own.show.add(play([attack, result], start));
    own.tick();
    expect(own.show.scene.holding).toBe(true);
    expect(own.timers).toHaveLength(0);
  });

  test('paused, each step waits for a word; even where nothing is animated', () => {
    for (const speed of [1, 0]) {
      const { show, timers, where } = stage(speed);
      show.pause(true);
      show.add(play([walk], at(6)));
      expect(where()).toBe(4);
      expect(timers).toHaveLength(0);
      show.step();
      expect(where()).toBe(5);
      show.pause(false);
      if (speed > 0) expect(timers).toHaveLength(1);
      else expect(show.scene).toMatchObject({ running: false, paused: false });
    }
  });

  test('a pause stops what is being shown, and its end lets it run', () => {
    const { show, timers, where } = stage(1);
    show.add(play([walk], at(6)));
    show.pause(true);
    expect(timers).toHaveLength(0);
    show.pause(false);
    expect(where()).toBe(5);
    expect(timers).toHaveLength(1);
  });
});

test('a card that is laid is no longer in hand', () => {
  const holding: Sight = { ...start, seats: [{ ...seat, hand: 3, known: [7, 7, 8] }, seat] };
  const laid = after(setup, holding, { kind: 'commit', seat: 0, what: 'attack', card: 7 });
  expect(laid.seats[0]).toMatchObject({ hand: 2, known: [7, 8] });
  const hidden = after(setup, holding, { kind: 'commit', seat: 1, what: 'defense', card: null });
  expect(hidden.seats[1]).toMatchObject({ hand: 0, known: [] });
});

describe('room', () => {
  const area = { left: 0, top: 0, right: 100, bottom: 100 };
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  test('a panel lies in the first corner where it covers nothing', () => {
    const prefer = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
    expect(cornerFor(area, 40, 40, [], prefer)).toBe('top-left');
    expect(cornerFor(area, 40, 40, [box(20, 20)], prefer)).toBe('top-right');
    expect(cornerFor(area, 40, 40, [box(20, 20), box(70, 5)], prefer)).toBe('bottom-left');
    expect(cornerFor(area, 60, 60, [box(45, 45)], prefer)).toBeNull();
    expect(cornerFor(area, 10, 120, [], prefer)).toBeNull();
  });
  test('panels fold from the first on, the own one last', () => {
    expect([...roomFor([200, 200], 500, [1, 0])].sort()).toEqual([0, 1]);
    expect([...roomFor([200, 200], 350, [1, 0])]).toEqual([0]);
    expect([...roomFor([200, 200], 200, [1, 0])]).toEqual([]);
  });
});

describe('a trail', () => {
  const moved: EventFace = { kind: 'move', fighter: 1, from: 9, to: 7, tail: null, path: [8, 7] };
  const events: EventFace[] = [
    { kind: 'place', fighter: 0, to: 3, tail: null },
    { kind: 'place', fighter: 1, to: 9, tail: null },
    { kind: 'turn', seat: 0 },
    walk,
    { kind: 'turn', seat: 1 },
    moved,
    { kind: 'attack', by: 1, at: 0 },
    { kind: 'turn', seat: 0 },
  ];
  test('tells the turn before the own one, with the spaces of that time', () => {
    expect(trailOf(setup, events, 0)).toEqual([
      { seat: 1, kind: 'move', spaces: [9, 8, 7] },
      { seat: 1, kind: 'attack', spaces: [7, 6] },
    ]);
  });
  test('tells a watcher the turn that goes on', () => {
    expect(trailOf(setup, events.slice(0, -1), null)).toHaveLength(2);
    expect(trailOf(setup, events, null)).toEqual([]);
    expect(trailOf(setup, [], 0)).toEqual([]);
  });
});
