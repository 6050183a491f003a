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

const noted = new WeakSet<Setup>();
const givers = new WeakMap<CardFace, HeroFace>();

/** Remembers whose the cards are that one seat can put into the hand of another. */
function noteGivers(setup: Setup): void {
  if (noted.has(setup)) return;
  noted.add(setup);
  for (const { hero } of setup.seats) {
    for (const card of hero.cards) {
      if (card.owner !== null) givers.set(card, at(setup.seats, card.owner).hero);
    }
  }
}

/** Whose card it is, of one that lies in the hand of another; colours and pictures are that hero's. */
export const giverOf = (card: CardFace): HeroFace | undefined => givers.get(card);

/** The card as its owner has it. */
export const printedOf = (card: CardFace): CardFace =>
  giverOf(card)?.cards.find(({ name, owner }) => owner === null && name === card.name) ?? card;

/** The side deck of a card, by its name; null for a card that is drawn. Its cards are marked by it. */
export const sideDeckOf = (hero: HeroFace, { marks }: CardFace): string | null =>
  hero.piles.find(({ kind, name }) => kind === 'side' && marks.includes(name))?.name ?? null;

export const cardOf = (setup: Setup, seat: number, card: number): CardFace => at(faceOf(setup, seat).cards, card);
export const fighterOf = (setup: Setup, fighter: number): FighterSetup => at(setup.fighters, fighter);
export const kindOf = (setup: Setup, fighter: number): FighterKind => {
  const { seat, kind } = fighterOf(setup, fighter);
  return at(at(setup.seats, seat).hero.fighters, kind);
};
export function faceOf(setup: Setup, seat: number): HeroFace {
  noteGivers(setup);
  return at(setup.seats, seat).hero;
}
export const heroOf = (setup: Setup, seat: number): string => faceOf(setup, seat).name;

/** The hero's name, with the seat's number where two seats play the same hero. */
export function seatName(setup: Setup, seat: number): string {
  const name = heroOf(setup, seat);
  const shared = setup.seats.filter((other) => other.hero.name === name).length > 1;
  return shared ? `${name} (${seat + 1})` : name;
}
