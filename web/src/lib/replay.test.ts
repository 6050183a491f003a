import { describe, expect, it } from 'vitest';
import over from '../fixtures/over.json';
import type { FromServer, Replay } from '../protocol/types';
import { endWords, whoSits } from './ending';
import { say } from './words';
import { canContinue, gameAt, lastStep, stepByKey, stepInLink } from './replay';

const sync = over as unknown as Extract<FromServer, { type: 'sync' }>;
const setup = sync.setup!;
const update = sync.update!;

/** The game of the fixture, cut in two steps. */
const replay: Replay = {
  table: sync.table,
  setup,
  names: sync.table.seats.map(({ name }) => name),
  perspective: { kind: 'open' },
  steps: [
    {
      choice: null,
      option: null,
      events: update.events.slice(0, 5),
      sight: { ...update.sight, won: null },
      asked: { seat: 0, ask: 'action', source: null, clause: null, left: null },
    },
    { choice: [0, 'maneuver'], option: null, events: update.events.slice(5), sight: update.sight, asked: null },
  ],
  result: null,
  deal: null,
};

describe('who sits', () => {
  it('is a bot, a person, a person who gave up, or nobody', () => {
    expect(whoSits({ name: 'weak', bot: 'weak', resigned: false })).toBe('Bot (weak)');
    expect(whoSits({ name: 'Ann', bot: null, resigned: false })).toBe('Ann');
    expect(whoSits({ name: 'Ann', bot: 'weak', resigned: true })).toBe('Ann');
    expect(whoSits({ name: null, bot: null, resigned: false })).toBeNull();
  });
});

describe('a replay', () => {
  it('tells no more than had happened', () => {
    const begin = gameAt(replay, 0);
    expect(begin.events).toHaveLength(5);
    expect(begin.table.ending).toBeNull();
    expect(begin.decision).toBeNull();
    const end = gameAt(replay, lastStep(replay));
    expect(end.events).toEqual(update.events);
    expect(end.table.ending).toEqual(sync.table.ending);
  });

  it('says who has won, with a table and without', () => {
    const winner = setup.seats.findIndex(({ team }) => team === update.sight.won);
    const end = endWords(gameAt(replay, 1));
    expect(end?.head).toContain(setup.seats[winner]!.hero.name);
    expect(end?.won).toBeNull();
    const file = gameAt({ ...replay, table: null, names: ['Ann', null] }, 1);
    expect(file.table.seats.map(({ name }) => name)).toEqual(['Ann', null]);
    expect(endWords(file)?.head).toContain(setup.seats[winner]!.hero.name);
    // A bot is called by its hero alone.
    const bots = { ...file.table, seats: file.table.seats.map((seat) => ({ ...seat, name: 'Bot', bot: 'novice' })) };
    const { name } = setup.seats[winner]!.hero;
    expect(endWords({ ...file, table: bots })?.head).toBe(say('ui-ended-winner', { count: 1, names: name }));
    expect(endWords({ ...file, seat: winner })?.won).toBe(true);
    expect(endWords({ ...file, seat: 1 - winner })?.won).toBe(false);
  });

  it('goes on only where somebody is asked', () => {
    expect(replay.steps.map(canContinue)).toEqual([true, false]);
  });

  it('is walked by keys within its length', () => {
    expect(stepByKey('ArrowRight', 3, 4)).toBe(4);
    expect(stepByKey('ArrowRight', 4, 4)).toBe(4);
    expect(stepByKey('ArrowLeft', 0, 4)).toBe(0);
    expect(stepByKey('Home', 3, 4)).toBe(0);
    expect(stepByKey('End', 0, 4)).toBe(4);
    expect(stepByKey('x', 0, 4)).toBeNull();
  });

  it('is opened at the step of a link', () => {
    expect(stepInLink('#3', 9)).toBe(3);
    expect(stepInLink('#99', 9)).toBe(9);
    expect(stepInLink('#k=1', 9)).toBe(0);
    expect(stepInLink('', 9)).toBe(0);
  });
});
