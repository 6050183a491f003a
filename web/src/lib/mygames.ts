// The games of this device, running and finished: kept in the browser, so that they are found again.
import type { LookFace, Status } from '../protocol/types';

export interface MyGame {
  id: string;
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  status: Status;
  mode: string;
  board: string | null;
  /** Each seat's hero and who plays it. */
  seats: { hero: string | null; look?: LookFace | null; name: string | null; bot: string | null }[];
  /** The own seats. */
  own: number[];
  turns: number;
  /** The seats that won; null while it goes on. */
  winners: number[] | null;
}

const KEY = 'peerless.games';
/** More are not kept; the oldest goes first. */
const MOST = 200;

const isGame = (value: unknown): value is MyGame =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'seen' in value &&
  typeof value.seen === 'number' &&
  'seats' in value &&
  Array.isArray(value.seats) &&
  'own' in value &&
  Array.isArray(value.own);

/** The games that are kept, the newest first. */
export function myGames(): MyGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame).sort((a, b) => b.seen - a.seen) : [];
  } catch {
    return [];
  }
}

/** Keeps a game as it stands now. */
export function keepGame(game: MyGame): void {
  write([game, ...myGames().filter(({ id }) => id !== game.id)].slice(0, MOST));
}

export function forgetGame(id: string): void {
  write(myGames().filter((game) => game.id !== id));
}

function write(games: readonly MyGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser without storage forgets its games.
  }
}

/** Won or lost by the seats of this device; null where that cannot be said. */
export function outcome({ winners, own }: Pick<MyGame, 'winners' | 'own'>): 'won' | 'lost' | null {
  if (winners === null || own.length === 0) return null;
  const won = own.filter((seat) => winners.includes(seat)).length;
  // Who played both sides has neither won nor lost.
  if (won > 0 && won < own.length) return null;
  return won > 0 ? 'won' : 'lost';
}
