// The secrets of this device's own seats, kept in the browser: who holds a secret plays the seat.
import type { SeatKey } from '../protocol/types';

const PREFIX = 'peerless.keys.';

/** A key that came by link says no seat; the server tells it when the socket opens. */
export const UNKNOWN_SEAT = -1;

const isKey = (value: unknown): value is SeatKey =>
  typeof value === 'object' &&
  value !== null &&
  'seat' in value &&
  typeof value.seat === 'number' &&
  'secret' in value &&
  typeof value.secret === 'string';

export function keysOf(table: string): SeatKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKey) : [];
  } catch {
    return [];
  }
}

/** Adds keys to those of a table; a secret is kept once. */
export function keepKeys(table: string, keys: readonly SeatKey[]): void {
  const old = keysOf(table).filter(({ secret }) => !keys.some((key) => key.secret === secret));
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify([...old, ...keys]));
  } catch {
    // A browser without storage forgets the seat when the page is left.
  }
}

export function forgetKeys(table: string): void {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}

/** The tables where this device holds a seat. */
export function heldTables(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Keeps the key in the fragment of a link (`#k=…`); whether there was one. */
export function takeKey(table: string, fragment: string): boolean {
  const secret = /^#k=([\w-]+)$/.exec(fragment)?.[1];
  if (secret === undefined) return false;
  if (!keysOf(table).some((key) => key.secret === secret)) keepKeys(table, [{ seat: UNKNOWN_SEAT, secret }]);
  return true;
}

/** A link that gives a seat to whoever opens it. */
export const seatLink = (table: string, key: SeatKey): string => `${tableLink(table)}#k=${key.secret}`;
export const tableLink = (table: string): string => `${location.origin}/t/${table}`;
export const watchLink = (table: string): string => `${tableLink(table)}#watch`;
