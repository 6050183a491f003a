// How a game ended, in words for the one who looks.
import type { Game } from './game';
import { seatName } from './game';
import { levelName, listed } from './names';
import { say } from './words';
import type { SeatFace } from '../protocol/types';

export interface EndWords {
  /** The seats that have won. */
  winners: number[];
  head: string;
  why: string;
  won: boolean | null;
}

/** `ending` of a table, or the team that has won by the board where the table says nothing (an uploaded record). */
export function endWords(game: Pick<Game, 'table' | 'setup' | 'seat' | 'sight'>): EndWords | null {
  const { table, setup, seat, sight } = game;
  const winners = table.ending?.winners ?? setup.seats.flatMap(({ team }, seat) => (team === sight.won ? [seat] : []));
  if (winners.length === 0) return null;
  const reason = table.ending?.reason ?? 'victory';
  const head = say('ui-ended-winner', { count: winners.length, names: listed(winners.map((winner) => nameOf(game, winner))) });
  if (seat === null) return { winners, head, why: say(`ui-ended-reason-${reason}`), won: null };
  return winners.includes(seat)
    ? { winners, head: say('ui-ended-won'), why: say(`ui-ended-reason-${reason}`), won: true }
    : { winners, head: `${say('ui-ended-lost')} ${head}`, why: say(`ui-ended-reason-lost-${reason}`), won: false };
}

/** Who plays a seat: a person also after giving up, when a bot may play on; null while it is free. */
export function whoSits({ name, bot, resigned }: Pick<SeatFace, 'name' | 'bot' | 'resigned'>): string | null {
  return bot === null || resigned ? name : say('ui-common-bot', { level: levelName(bot) });
}

/** The hero of a seat and the person who plays it; a bot is called by its hero alone. */
export function nameOf(game: Pick<Game, 'table' | 'setup'>, seat: number): string {
  const face = game.table.seats[seat];
  const hero = seatName(game.setup, seat);
  const person = face && (face.bot === null || face.resigned) ? face.name : null;
  return person === null ? hero : say('ui-common-player', { name: person, hero });
}
