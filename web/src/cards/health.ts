// The fighters of a seat with their health, equal ones of one health on one line.
import { at, kindOf } from '../lib/game';
import type { Setup, Sight } from '../protocol/types';
import { takesPart } from './decks';

export interface HealthRow {
  /** The first of them. */
  fighter: number;
  name: string;
  health: number;
  max: number;
  /** How many of them there are, and how many stand on the board. */
  all: number;
  alive: number;
  /** Taken off the board for a time; it comes back. */
  off: boolean;
  /** All of them have fallen; those who wait to be summoned or placed have not. */
  fallen: boolean;
}

export function healthRows(setup: Setup, sight: Sight, seat: number): HealthRow[] {
  const rows: HealthRow[] = [];
  const groups = new Map<number, HealthRow>();
  for (const [fighter, face] of setup.fighters.entries()) {
    if (face.seat !== seat) continue;
    const seen = sight.fighters[fighter];
    const { name, count, supply, with: chosen } = kindOf(setup, fighter);
    if (!takesPart(at(setup.seats, seat).hero, at(sight.seats, seat), chosen)) continue;
    const health = seen?.health ?? 0;
    // Of several equal fighters with one health each, only those on the board count.
    const grouped = count > 1 && face.max_health === 1;
    const alive = seen === undefined || seen.defeated || (grouped && seen.space === null) ? 0 : 1;
    const fallen = (seen?.defeated ?? false) && !supply;
    const group = grouped ? groups.get(face.kind) : undefined;
    if (group !== undefined) {
      group.all += 1;
      group.alive += alive;
      group.fallen &&= fallen;
      group.health += health;
      group.max += face.max_health;
      continue;
    }
    const off = seen?.space === null && !seen.defeated && !supply && sight.turn > 0 && !grouped;
    const row = { fighter, name: grouped ? name : face.name, health, max: face.max_health, all: 1, alive, off, fallen };
    rows.push(row);
    if (grouped) groups.set(face.kind, row);
  }
  return rows;
}
