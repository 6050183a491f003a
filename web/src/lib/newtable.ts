// The form of a new table as plain data, and what the server is asked for.
import type { BoardFace, Catalog, HeroFace, NewSeat, NewTable, ShelfEntry, Who } from '../protocol/types';
import { say } from './words';

/** The longest name that a table takes. */
export const NAME_LENGTH = 24;

export interface SeatForm {
  who: Who['kind'];
  name: string;
  level: string;
  /** Empty: at random, or left to who joins. */
  hero: string;
}

export interface TableForm {
  mode: string;
  seats: SeatForm[];
  /** Empty: at random. */
  board: string;
  /** The seat that begins; null: drawn by lot. */
  first: number | null;
  clock: { on: boolean; minutes: number; increment: number };
  open: boolean;
  /** Whoever joins may bring a hero of the shelf; null: as it fits how they come. */
  bring: boolean | null;
  seed: string;
  switches: Record<string, string>;
  /** What was brought from the shelf. */
  shelf: Brought[];
}

/** Something of the shelf: heroes and boards can be picked, items lie on the board. */
export type Brought = Pick<ShelfEntry, 'face' | 'hero' | 'board'>;

/** The same with something more of the shelf; a name stands for one thing of its kind. */
export function withBrought(form: TableForm, { face, hero, board }: Brought): TableForm {
  const others = form.shelf.filter((other) => other.face.kind !== face.kind || other.face.name !== face.name);
  return { ...form, shelf: [...others, { face, hero, board }], ...(board === null ? {} : { board: board.name }) };
}

/** The same without something of the shelf, wherever it was picked. */
export function withoutBrought(form: TableForm, { face, hero, board }: Brought): TableForm {
  return {
    ...form,
    shelf: form.shelf.filter((other) => other.face.id !== face.id),
    board: form.board === board?.name ? '' : form.board,
    seats: form.seats.map((seat) => (seat.hero === hero?.name ? { ...seat, hero: '' } : seat)),
  };
}

/** How many can sit down in this kind of game. */
export function seatCounts(mode: string): number[] {
  return mode === 'duel' ? [2] : mode === 'teams' ? [4] : [3, 4];
}

/** In teams, seats 1 and 3 play against 2 and 4. */
export const teamOf = (mode: string, seat: number): number | null => (mode === 'teams' ? seat % 2 : null);

export const starts = (board: BoardFace): number => board.spaces.filter((space) => space.start !== null).length;

export const boardsFor = (catalog: Catalog, seats: number): BoardFace[] => catalog.boards.filter((board) => starts(board) >= seats);

/** The boards that can be picked: with a start for each seat, and if items were brought, with spaces for them. */
export function boardsOf(form: Pick<TableForm, 'seats' | 'shelf'>, catalog: Catalog): BoardFace[] {
  const brought = form.shelf.flatMap(({ board }) => board ?? []);
  const items = form.shelf.some(({ face }) => face.kind === 'item');
  const all = [...boardsFor(catalog, form.seats.length), ...brought.filter((board) => starts(board) >= form.seats.length)];
  return items ? all.filter((board) => board.item_spaces.length > 0) : all;
}

export type Start = 'bot' | 'friend' | 'device' | 'open';

/** What a form begins with. */
export function freshForm(catalog: Catalog, start: Start, name: string, level: string): TableForm {
  const me: SeatForm = { who: 'me', name, level, hero: '' };
  const other: SeatForm = { who: start === 'bot' ? 'bot' : start === 'device' ? 'me' : 'guest', name: '', level, hero: '' };
  const switches = Object.fromEntries(catalog.switches.map(({ name, values }) => [name, values[0] ?? '']));
  return {
    mode: 'duel',
    seats: [me, other],
    board: '',
    first: null,
    clock: { on: false, minutes: 20, increment: 10 },
    open: start === 'open',
    bring: null,
    seed: '',
    switches,
    shelf: [],
  };
}

/** The same form with this many seats; new ones are like the last. */
export function withSeats(form: TableForm, mode: string, count: number): TableForm {
  const last: SeatForm = form.seats.at(-1) ?? { who: 'bot', name: '', level: '', hero: '' };
  const seats = Array.from({ length: count }, (_, seat) => form.seats[seat] ?? { ...last, name: '', hero: '' });
  const first = form.first !== null && form.first < count ? form.first : null;
  return { ...form, mode, seats, first };
}

/** What is still wrong with the form, in a sentence; null if nothing is. */
export function wrong(form: TableForm, catalog: Catalog): string | null {
  if (!form.seats.some((seat) => seat.who === 'me')) return say('ui-new-nobody');
  for (const seat of form.seats) {
    if (seat.who !== 'me') continue;
    const name = seat.name.trim();
    if ([...name].length > NAME_LENGTH) return say('ui-new-name-long');
  }
  if (form.board !== '' && !boardsOf(form, catalog).some((board) => board.name === form.board)) return say('ui-new-board-small');
  const { on, minutes, increment } = form.clock;
  const whole = (value: number, from: number) => Number.isInteger(value) && value >= from && value <= 600;
  if (on && !(whole(minutes, 1) && whole(increment, 0))) return say('ui-new-clock-bad');
  return null;
}

/** What somebody is called who gives no name; several at one device are numbered. */
export const nameless = (form: Pick<TableForm, 'seats'>, seat: number): string =>
  form.seats.filter(({ who }) => who === 'me').length > 1 ? say('ui-new-player', { seat: seat + 1 }) : say('ui-home-player');

export function who(seat: Pick<SeatForm, 'who' | 'name' | 'level'>): Who {
  switch (seat.who) {
    case 'me':
      return { kind: 'me', name: seat.name.trim() };
    case 'guest':
      return { kind: 'guest' };
    case 'bot':
      return { kind: 'bot', level: seat.level };
  }
}

function newSeat(seat: SeatForm): NewSeat {
  return seat.hero === '' ? { who: who(seat) } : { who: who(seat), hero: seat.hero };
}

/** Whether others can sit down: then nobody chooses the seed. */
export const withOthers = (form: TableForm): boolean => form.seats.some((seat) => seat.who === 'guest');

/** Whether guests may bring a hero of the shelf: whoever comes by link was asked to come, from the lobby anybody does. */
export const guestsBring = (form: Pick<TableForm, 'bring' | 'open'>): boolean => form.bring ?? !form.open;

/** The request that the form stands for. */
export function toNewTable(form: TableForm, catalog: Catalog): NewTable {
  const seats = form.seats.map((seat, i) => newSeat({ ...seat, name: seat.name.trim() || nameless(form, i) }));
  const table: NewTable = { mode: form.mode, seats };
  if (form.board !== '') table.board = form.board;
  if (form.first !== null) table.first = { kind: 'seat', seat: form.first };
  const changed = catalog.switches
    .map(({ name, values }): [string, string] => [name, form.switches[name] ?? values[0] ?? ''])
    .filter(([name, value]) => catalog.switches.some((known) => known.name === name && known.values[0] !== value));
  if (changed.length > 0) table.switches = changed;
  if (form.seed.trim() !== '' && !withOthers(form)) table.seed = form.seed.trim();
  if (form.clock.on) table.clock = { minutes: form.clock.minutes, increment_seconds: form.clock.increment };
  if (form.open && withOthers(form)) table.open = true;
  if (withOthers(form)) table.guests_bring = guestsBring(form);
  const brought = form.shelf.filter(({ face: { kind, name } }) => {
    switch (kind) {
      case 'hero':
        return form.seats.some((seat) => seat.hero === name);
      case 'board':
        return form.board === name;
      case 'item':
        return true;
    }
  });
  if (brought.length > 0) table.shelf = brought.map(({ face }) => face.id);
  return table;
}

/** A board's features beyond spaces and zones. */
export function extras(board: BoardFace): ('doors' | 'items' | 'passages')[] {
  const found: ('doors' | 'items' | 'passages')[] = [];
  if (board.doors.length > 0) found.push('doors');
  if (board.item_spaces.length > 0) found.push('items');
  if (board.spaces.some((space) => space.passage)) found.push('passages');
  return found;
}

/** How much a beginner must read and keep in mind: the words on a card, the ability, and everything to keep count of. */
function burden(hero: HeroFace): number {
  const cards = hero.cards.reduce((sum, { count }) => sum + count, 0);
  const words = hero.cards.reduce((sum, { count, texts }) => sum + count * texts.reduce((all, { text }) => all + text.length, 0), 0);
  const heroes = hero.fighters.filter((fighter) => fighter.hero).length;
  return (
    words / Math.max(1, cards) +
    hero.ability.length / 5 +
    30 * (hero.counters.length + hero.states.length + hero.symbols.length + heroes - 1)
  );
}

/** The guided first duel: the plainest board, the two plainest heroes that have a sidekick, the weakest bot. */
export function lesson(catalog: Catalog, name: string): NewTable | null {
  const board = [...boardsFor(catalog, 2)].sort((a, b) => extras(a).length - extras(b).length || a.spaces.length - b.spaces.length)[0];
  const paired = catalog.heroes.filter((hero) => hero.fighters.some((fighter) => !fighter.hero && !fighter.small && fighter.count === 1));
  const [mine, theirs] = [...paired].sort((a, b) => burden(a) - burden(b));
  const level = catalog.bots[0]?.name;
  if (!board || !mine || !theirs || level === undefined) return null;
  return {
    mode: 'duel',
    board: board.name,
    seats: [
      { who: { kind: 'me', name }, hero: mine.name },
      { who: { kind: 'bot', level }, hero: theirs.name },
    ],
    first: { kind: 'seat', seat: 0 },
    seed: '1',
    lesson: true,
  };
}
