import { describe, expect, it } from 'vitest';
import { PROTOCOL, type BoardFace, type Catalog, type FileKind, type HeroFace } from '../protocol/types';
import {
  boardsFor,
  boardsOf,
  extras,
  freshForm,
  lesson,
  seatCounts,
  toNewTable,
  withBrought,
  withoutBrought,
  withSeats,
  wrong,
  type Brought,
} from './newtable';

const board = (name: string, spaces: number, starts: number, doors: string[] = []): BoardFace => ({
  name,
  set: 'Test',
  width: 100,
  height: 100,
  radius: 5,
  zones: [{ name: 'red', color: '#f00', pattern: 'dots' }],
  spaces: Array.from({ length: spaces }, (_, index) => ({
    id: `s${index}`,
    x: index,
    y: 0,
    zones: [0],
    start: index < starts ? index + 1 : null,
    passage: false,
  })),
  lines: [],
  doors,
  item_spaces: [],
  place: null,
});

const hero = (name: string, ability: string, sidekicks: number, counters = 0): HeroFace => ({
  name,
  set: 'Test',
  steps: 2,
  ability,
  fighters: [
    {
      name,
      hero: true,
      ranged: false,
      distance: 1,
      health: 10,
      max_health: 10,
      count: 1,
      small: false,
      large: false,
      supply: false,
      with: null,
      emblem: null,
    },
    ...(sidekicks === 0
      ? []
      : [
          {
            name: 'Friend',
            hero: false,
            ranged: false,
            distance: 1,
            health: 5,
            max_health: 5,
            count: sidekicks,
            small: false,
            large: false,
            supply: false,
            with: null,
            emblem: null,
          },
        ]),
  ],
  cards: [],
  counters: Array.from({ length: counters }, () => ({ name: 'Anger', max: 3, shared: false })),
  states: [],
  tokens: [],
  piles: [],
  spells: [],
  dice: [],
  symbols: [],
  basket: null,
  second_life: null,
  palette: null,
  emblem: null,
});

const catalog: Catalog = {
  protocol: PROTOCOL,
  heroes: [
    hero('Lone', 'Short.', 0),
    hero('Counting', 'Short.', 1, 1),
    hero('Wordy', 'A long ability. '.repeat(20), 1),
    hero('Plain', 'Short.', 1),
    hero('Many', 'Short.', 3),
  ],
  boards: [board('Large', 40, 4), board('Doors', 20, 2, ['Gate']), board('Small', 25, 2)],
  items: [],
  modes: ['duel', 'free-for-all', 'teams'],
  switches: [
    { name: 'win', values: ['now', 'later'] },
    { name: 'hands', values: ['true', 'false'] },
  ],
  bots: [{ name: 'weak' }, { name: 'strong' }],
};

describe('a new table', () => {
  it('asks for no more than was chosen', () => {
    const form = freshForm(catalog, 'bot', ' Ann ', 'weak');
    expect(toNewTable(form, catalog)).toEqual({
      mode: 'duel',
      seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level: 'weak' } }],
    });
  });

  it('carries every choice', () => {
    const form = freshForm(catalog, 'open', 'Ann', 'weak');
    form.board = 'Small';
    form.first = 1;
    form.switches['hands'] = 'false';
    form.clock = { on: true, minutes: 5, increment: 3 };
    form.seats[0]!.hero = 'Plain';
    expect(toNewTable(form, catalog)).toEqual({
      mode: 'duel',
      board: 'Small',
      seats: [{ who: { kind: 'me', name: 'Ann' }, hero: 'Plain' }, { who: { kind: 'guest' } }],
      first: { kind: 'seat', seat: 1 },
      switches: [['hands', 'false']],
      clock: { minutes: 5, increment_seconds: 3 },
      open: true,
      guests_bring: false,
    });
  });

  it('brings what was picked from the shelf, and items in any case', () => {
    const entry = (kind: FileKind, name: string, more: Partial<Brought> = {}): Brought => ({
      face: { id: `id-${name}`, kind, name, author: 'Ann', licence: 'CC0-1.0', at: 0, parent: null, games: 0, wins: 0 },
      hero: null,
      board: null,
      ...more,
    });
    const attic = { ...board('Attic', 9, 2), item_spaces: [1] };
    const otter = entry('hero', 'Otter', { hero: hero('Otter', '', 0) });
    let form = withBrought(freshForm(catalog, 'bot', 'Ann', 'novice'), otter);
    expect(toNewTable(form, catalog).shelf, 'nobody plays it').toBeUndefined();
    form.seats[0]!.hero = 'Otter';
    expect(toNewTable(form, catalog).shelf).toEqual(['id-Otter']);
    // A board is picked as it is brought; items lie only where there are spaces for them.
    const home = entry('board', 'Attic', { board: attic });
    form = withBrought(withBrought(form, home), entry('item', 'Teapot'));
    expect(form.board).toBe('Attic');
    expect(boardsOf(form, catalog).map(({ name }) => name)).toEqual(['Attic']);
    expect(wrong(form, catalog)).toBeNull();
    expect(toNewTable(form, catalog).shelf).toEqual(['id-Otter', 'id-Attic', 'id-Teapot']);
    form = withoutBrought(withoutBrought(form, home), otter);
    expect([form.board, form.seats[0]?.hero]).toEqual(['', '']);
    expect(toNewTable(form, catalog).shelf).toEqual(['id-Teapot']);
  });

  it('lets guests bring heroes of the shelf where they come by link, or where it is wished', () => {
    const form = freshForm(catalog, 'friend', 'Ann', 'weak');
    expect(toNewTable(form, catalog).guests_bring).toBe(true);
    form.open = true;
    expect(toNewTable(form, catalog).guests_bring).toBe(false);
    form.bring = true;
    expect(toNewTable(form, catalog).guests_bring).toBe(true);
    form.seats[1]!.who = 'bot';
    expect(toNewTable(form, catalog).guests_bring).toBeUndefined();
  });

  it('has a seed only where nobody else sits down', () => {
    const form = freshForm(catalog, 'device', 'Ann', 'weak');
    form.seed = ' 7 ';
    expect(toNewTable(form, catalog).seed).toBe('7');
    form.seats[1]!.who = 'guest';
    expect(toNewTable(form, catalog).seed).toBeUndefined();
  });

  it('is not open where nobody can join', () => {
    const form = freshForm(catalog, 'open', 'Ann', 'weak');
    form.seats[1]!.who = 'bot';
    expect(toNewTable(form, catalog).open).toBeUndefined();
  });

  it('grows and shrinks with the kind of game', () => {
    const form = freshForm(catalog, 'bot', 'Ann', 'weak');
    form.first = 1;
    const teams = withSeats(form, 'teams', seatCounts('teams')[0]!);
    expect(teams.seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(teams.first).toBe(1);
    teams.first = 3;
    expect(withSeats(teams, 'duel', 2)).toMatchObject({ mode: 'duel', first: null, seats: [{ name: 'Ann' }, { who: 'bot' }] });
  });

  it('says what is wrong', () => {
    const form = freshForm(catalog, 'device', 'Ann', 'weak');
    expect(wrong(form, catalog)).toBeNull();
    expect(toNewTable(form, catalog).seats.map((seat) => seat.who)).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Player 2' },
    ]);
    form.seats[1]!.name = 'B'.repeat(25);
    expect(wrong(form, catalog)).toMatch(/at most 24/);
    form.seats[1]!.name = 'Bob';
    expect(wrong(form, catalog)).toBeNull();
    form.clock = { on: true, minutes: 0.5, increment: 0 };
    expect(wrong(form, catalog)).toMatch(/clock/);
    form.clock.on = false;
    const three = withSeats(form, 'free-for-all', 3);
    three.seats[2]!.who = 'bot';
    three.board = 'Small';
    expect(wrong(three, catalog)).toMatch(/starting spaces/);
    three.board = 'Large';
    expect(wrong(three, catalog)).toBeNull();
    for (const seat of three.seats) seat.who = 'bot';
    expect(wrong(three, catalog)).toMatch(/at least/);
  });

  it('offers boards with enough starting spaces', () => {
    expect(boardsFor(catalog, 2).map(({ name }) => name)).toEqual(['Large', 'Doors', 'Small']);
    expect(boardsFor(catalog, 3).map(({ name }) => name)).toEqual(['Large']);
  });
});

describe('the lesson', () => {
  it('takes the plainest board, heroes and bot', () => {
    expect(extras(catalog.boards[1]!)).toEqual(['doors']);
    expect(lesson(catalog, 'Ann')).toMatchObject({
      mode: 'duel',
      board: 'Small',
      seats: [
        { who: { kind: 'me', name: 'Ann' }, hero: 'Plain' },
        { who: { kind: 'bot', level: 'weak' }, hero: 'Counting' },
      ],
      lesson: true,
    });
  });

  it('needs two heroes', () => {
    expect(lesson({ ...catalog, heroes: [] }, 'Ann')).toBeNull();
  });
});
