import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT, languages, speak } from '../lib/words';
import type { Line, TermFace, ToldEvent } from '../protocol/types';
import { listed } from '../lib/names';
import { lastDeeds } from './deeds';
import { fixture, fixtures } from './fixture';
import { type Memory, plain, sentence, story, Voice } from './narrate';

const { setup } = fixture('combat');
const hero = (seat: number) => setup.seats[seat]?.hero.name ?? '';
const card = (seat: number, card: number) => setup.seats[seat]?.hero.cards[card]?.name ?? '';
const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, level: 'plain' });
const turn = (seat: number, number: number): ToldEvent => ({
  kind: 'turn',
  seat,
  lines: [line('log-turn', { seat: { kind: 'seat', seat }, number: { kind: 'number', number } })],
});
const maneuver: ToldEvent = { kind: 'maneuver', seat: 0, lines: [line('log-maneuver', { seat: { kind: 'seat', seat: 0 } })] };

afterEach(() => speak(DEFAULT));

describe('a line', () => {
  test('keeps apart what can be looked at', () => {
    const parts = new Voice(setup, 0).line(
      line('log-discard', { seat: { kind: 'seat', seat: 0 }, card: { kind: 'card', seat: 0, card: 1 } }),
    );
    expect(parts).toEqual(['You discard ', { kind: 'card', seat: 0, card: 1, name: card(0, 1) }, '.']);
  });

  test('begins with a capital letter, whatever comes first', () => {
    const effect = line('log-effect', { source: { kind: 'source', source: { kind: 'ability', seat: 0 } } });
    expect(plain(new Voice(setup, 0).line(effect))).toBe('Your ability takes effect.');
    expect(plain(new Voice(setup, 1).line(effect))).toBe(`${hero(0)}’s ability takes effect.`);
  });

  test('names all cards of a list', () => {
    const draw = line('log-draw', { seat: { kind: 'seat', seat: 0 }, cards: { kind: 'cards', seat: 0, cards: [0, 1, 2] } });
    expect(plain(new Voice(setup, 0).line(draw))).toBe(`You draw ${card(0, 0)}, ${card(0, 1)} and ${card(0, 2)}.`);
    expect(listed(['a'])).toBe('a');
  });

  test('is said in the language that is spoken', async () => {
    await speak('de');
    expect(sentence(new Voice(setup, 0), maneuver)).toBe('Du manövrierst.');
    expect(sentence(new Voice(setup, 1), maneuver)).toBe(`${hero(0)} manövriert.`);
  });
});

describe('a story', () => {
  test('has a chapter for each turn and a group for each action', () => {
    const place: ToldEvent = { kind: 'place', fighter: 0, to: 1, tail: null, lines: [line('log-setup')] };
    const chapters = story(setup, [place, turn(0, 1), place, maneuver, place, maneuver, turn(1, 2)], 0);
    expect(chapters.map(({ turn, title, deeds }) => [turn, title, deeds.length])).toEqual([
      [0, 'Setup', 1],
      [1, 'Turn 1: your turn', 3],
      [2, `Turn 2: ${hero(1)}`, 0],
    ]);
  });

  test('that goes on keeps the chapters that are told', () => {
    const { setup, events, seat } = fixture('over');
    const memory: Memory = new WeakMap();
    const before = story(setup, events.slice(0, -1), seat, memory);
    const after = story(setup, events, seat, memory);
    expect(after).toEqual(story(setup, events, seat));
    expect(after.slice(0, -1).every((chapter, index) => chapter === before[index])).toBe(true);
    expect(after.at(-1)).not.toBe(before.at(-1));
  });
});

test.each(fixtures)('the game %s is told in whole sentences and in order, in every language', async (name) => {
  const { setup, events, seat } = fixture(name);
  for (const tag of languages) {
    await speak(tag);
    const chapters = story(setup, events, seat);
    expect(chapters.at(-1)?.turn).toBe(events.filter(({ kind }) => kind === 'turn').length);
    const lines = chapters.flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines));
    expect(lines.length).toBeGreaterThan(0);
    for (const { parts } of lines) expect(plain(parts)).toMatch(/^[^{}\uE000-\uF8FF]+\.$/);
    const order = lines.map(({ event }) => event);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test('a watcher hears of no card that lies hidden', () => {
  const { setup, events } = fixture('teams');
  const text = story(setup, events, null).flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines.map(({ parts }) => plain(parts))));
  for (const line of text) if (/ draws? | face down /.test(line)) expect(line).toMatch(/\d+ cards?\.|lays a card face down/);
});

test('the terms of a value are told with what took them away, and their cards can be looked at', () => {
  const source = (seat: number, card: number) => ({ kind: 'card', seat, card }) as const;
  const terms: TermFace[] = [
    { kind: 'printed', amount: 4, source: source(0, 1), lost: null },
    { kind: 'blind-boost', amount: 2, source: source(0, 3), lost: null },
    { kind: 'effect', amount: -1, source: source(0, 1), lost: { to: 'canceled', source: source(1, 2) } },
  ];
  const parts = new Voice(setup, 0).line(line('log-sum-attack', { total: { kind: 'number', number: 6 }, terms: { kind: 'terms', terms } }));
  expect(plain(parts)).toBe(`Attack 6: 4 printed, +2 blind boost ${card(0, 3)}, −1 ${card(0, 1)} (canceled by ${card(1, 2)}).`);
  expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))).toEqual([card(0, 3), card(0, 1), card(1, 2)]);
});

test('the last action of each seat can still be read', () => {
  const says = (key: string): ToldEvent['lines'] => [line(key, { seat: { kind: 'seat', seat: 0 } })];
  const events: ToldEvent[] = [
    turn(0, 1),
    { kind: 'maneuver', seat: 0, lines: says('log-maneuver') },
    turn(1, 2),
    { kind: 'maneuver', seat: 1, lines: [line('log-maneuver', { seat: { kind: 'seat', seat: 1 } })] },
    { kind: 'draw', seat: 1, card: null, lines: says('log-shuffle') },
    {
      kind: 'scheme',
      seat: 1,
      card: 0,
      by: 1,
      lines: [line('log-attack', { by: { kind: 'fighter', fighter: 0 }, at: { kind: 'fighter', fighter: 1 } })],
    },
  ];
  const deeds = lastDeeds(setup, events, 0);
  expect([...deeds.keys()].sort()).toEqual([0, 1]);
  expect(plain(deeds.get(0)?.flat() ?? [])).toBe('You maneuver.');
  expect(plain(deeds.get(1)?.flat() ?? [])).toContain('attacks');
  // Whose deed it is, the panel says.
  const plan = line('log-scheme', { seat: { kind: 'seat', seat: 1 }, card: { kind: 'card', seat: 1, card: 0 } });
  const scheme: ToldEvent = { kind: 'scheme', seat: 1, card: 0, by: 1, lines: [plan] };
  expect(
    plain(
      lastDeeds(setup, [turn(1, 1), scheme], 0)
        .get(1)
        ?.flat() ?? [],
    ),
  ).toBe(`Scheme: ${setup.seats[1]!.hero.cards[0]!.name}.`);
  // Whoever moves in a maneuver has maneuvered: that need not be said.
  const moves = [line('log-attack', { by: { kind: 'fighter', fighter: 0 }, at: { kind: 'fighter', fighter: 1 } })];
  const walk: ToldEvent = { kind: 'move', fighter: 0, from: 1, to: 2, tail: null, path: [2], lines: moves };
  const further: ToldEvent = { ...walk, from: 2, to: 3, path: [3] };
  const ends = `${setup.fighters[0]!.name} to ${setup.board.spaces[3]!.id}.`;
  expect(
    plain(
      lastDeeds(setup, [...events.slice(0, 2), walk, further], 0)
        .get(0)
        ?.flat() ?? [],
    ),
  ).toBe(ends);
  const all = setup.fighters.map((_, fighter): ToldEvent => ({ ...walk, fighter }));
  expect(all.length).toBeGreaterThan(3);
  const many = plain(
    lastDeeds(setup, [...events.slice(0, 2), ...all], 0)
      .get(0)
      ?.flat() ?? [],
  );
  expect(many).toMatch(new RegExp(`^\\S.* to \\S+ and ${all.length - 1} more\\.$`));
  // A combat that is decided is one short sentence.
  const strikes: ToldEvent = { kind: 'attack', by: 0, at: 1, lines: moves };
  const decided: ToldEvent = {
    kind: 'result',
    attack: 4,
    defense: 1,
    damage: 3,
    won: 0,
    attack_terms: [],
    defense_terms: [],
    lines: moves,
  };
  const combat = (result: ToldEvent[]) =>
    plain(
      lastDeeds(setup, [turn(0, 1), strikes, ...result], 0)
        .get(0)
        ?.flat() ?? [],
    );
  expect(combat([])).toMatch(/ attacks [^:]*\.$/);
  expect(combat([decided])).toMatch(/ attacks .* \(4:1\), 3 damage\.$/);
  expect(combat([decided, walk])).toBe(combat([decided]));
  expect(combat([{ ...decided, damage: 0 }])).toMatch(/ attacks .* \(4:1\), no damage\.$/);
});
