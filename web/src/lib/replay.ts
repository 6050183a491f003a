// A replay as a row of games: what one perspective saw after each choice.
import type { Replay, ReplayStep, SeatFace, TableFace } from '../protocol/types';
import { at, type Game } from './game';

/** An uploaded record has no table; this one says as much as the record does. */
function tableOf(replay: Replay): TableFace {
  if (replay.table) return replay.table;
  const seats = replay.setup.seats.map(({ team, hero }, seat): SeatFace => ({
    hero: hero.name,
    look: null,
    team,
    name: replay.names[seat] ?? null,
    bot: null,
    present: true,
    resigned: false,
    claimable: false,
    hurried: false,
    clock: null,
  }));
  return {
    id: '',
    status: 'over',
    mode: replay.setup.mode,
    board: replay.setup.board.name,
    seats,
    clock: null,
    open: false,
    guests_bring: false,
    lesson: false,
    deal: null,
    from_record: false,
    watchers: 0,
    undo: null,
    ending: null,
    rematch: null,
    rematch_wanted: [],
  };
}

export const lastStep = (replay: Replay): number => replay.steps.length - 1;

/** The game after `step` choices, as somebody sees it who only looks on. */
export function gameAt(replay: Replay, step: number): Game {
  const { sight, asked } = at(replay.steps, step);
  const table = tableOf(replay);
  const over = step === lastStep(replay);
  return {
    // Who is at the table now, and how it ended, is no part of an earlier moment.
    table: {
      ...table,
      ending: over ? table.ending : null,
      seats: table.seats.map((seat) => ({ ...seat, present: true, clock: null, resigned: over && seat.resigned })),
    },
    setup: replay.setup,
    seat: null,
    sight,
    events: replay.steps.slice(0, step + 1).flatMap(({ events }) => events),
    asked,
    decision: null,
    undoFree: false,
    undoAsk: false,
  };
}

/** Whether a game can go on from here. */
export const canContinue = (step: ReplayStep): boolean => step.asked !== null;

/** The step that a key leads to; null for any other key. */
export function stepByKey(key: string, step: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, step - 1);
    case 'ArrowRight':
      return Math.min(last, step + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The step in a link (`#12`), kept within the game. */
export function stepInLink(fragment: string, last: number): number {
  const number = /^#(\d{1,6})$/.exec(fragment)?.[1];
  return number === undefined ? 0 : Math.min(Number(number), last);
}
