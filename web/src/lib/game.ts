// A game as one client knows it: plain data, handed to everything that draws.
import type { Asked, CardFace, Decision, ToldEvent, FighterKind, FighterSetup, HeroFace, Setup, Sight, TableFace } from '../protocol/types';

export interface Game {
  table: TableFace;
  setup: Setup;
  /** The seat of this client; null for somebody who watches. */
  seat: number | null;
  sight: Sight;
  events: ToldEvent[];
  asked: Asked | null;
  /** Only while this client's seat is asked. */
  decision: Decision | null;
  undoFree: boolean;
  undoAsk: boolean;
}

/** A list's entry that the protocol promises to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
}

export const cardOf = (setup: Setup, seat: number, card: number): CardFace => at(at(setup.seats, seat).hero.cards, card);
export const fighterOf = (setup: Setup, fighter: number): FighterSetup => at(setup.fighters, fighter);
export const kindOf = (setup: Setup, fighter: number): FighterKind => {
  const { seat, kind } = fighterOf(setup, fighter);
  return at(at(setup.seats, seat).hero.fighters, kind);
};
export const faceOf = (setup: Setup, seat: number): HeroFace => at(setup.seats, seat).hero;
export const heroOf = (setup: Setup, seat: number): string => faceOf(setup, seat).name;

/** The hero's name, with the seat's number where two seats play the same hero. */
export function seatName(setup: Setup, seat: number): string {
  const name = heroOf(setup, seat);
  const shared = setup.seats.filter((other) => other.hero.name === name).length > 1;
  return shared ? `${name} (${seat + 1})` : name;
}
