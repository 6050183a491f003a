// Real messages kept for tests (written by the protocol's own tests).
import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '../lib/game';
import type { EventFace, FromServer, Line, ToldEvent } from '../protocol/types';

const FOLDER = new URL('../fixtures/', import.meta.url);

export const fixtures: string[] = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

export function fixture(name: string): Game {
  const message = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as FromServer;
  if (message.type !== 'sync' || message.setup === null || message.update === null) throw new Error(`${name} is no game`);
  const { table, setup, seat, update } = message;
  const { sight, events, asked, decision } = update;
  return { table, setup, seat, sight, events, asked, decision, undoFree: update.undo_free, undoAsk: update.undo_ask };
}

/** An event with what is said about it. */
export const told = (event: EventFace, ...lines: Line[]): ToldEvent => ({ ...event, lines });
