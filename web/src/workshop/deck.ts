// What a deck is made of in numbers, beside those of the shipped heroes; and which cards are of no use.
import type { CardFace, CardWorth, HeroFace, RateFace } from '../protocol/types';

/** Means over all copies of a deck; null where there are none. */
export interface DeckNumbers {
  cards: number;
  attack: number | null;
  defense: number | null;
  boost: number | null;
}

function mean(cards: readonly CardFace[], of: (card: CardFace) => number): number | null {
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  return copies === 0 ? null : cards.reduce((sum, card) => sum + of(card) * card.count, 0) / copies;
}

export function deckNumbers(hero: HeroFace): DeckNumbers {
  const deck = hero.cards.filter(({ bonus_of }) => bonus_of === null);
  const value = ({ value }: CardFace): number => value ?? 0;
  const of = (...kinds: string[]): CardFace[] => deck.filter(({ kind }) => kinds.includes(kind));
  return {
    cards: deck.reduce((sum, { count }) => sum + count, 0),
    attack: mean(of('attack', 'versatile'), value),
    defense: mean(of('defense', 'versatile'), value),
    boost: mean(deck, ({ boost }) => boost),
  };
}

/** The mean of some numbers that there are. */
export function meanOf(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : known.reduce((sum, number) => sum + number, 0) / known.length;
}

/** How much of what is drawn of a card is used. */
export const used = ({ drawn, attack, defense, scheme, boost }: CardWorth): number =>
  drawn <= 0 ? 0 : (attack + defense + scheme + boost) / drawn;

/** Of less than this share nobody makes use. */
const DEAD = 0.1;

/** Cards that are drawn and hardly ever used. */
export const deadCards = (cards: readonly CardWorth[]): CardWorth[] => cards.filter((card) => card.drawn > 0.05 && used(card) < DEAD);

/** The place that a share of wins has among others, 1 being the best. */
export const placeOf = (share: number, others: readonly number[]): number => 1 + others.filter((other) => other > share).length;

/** A share that differs from all of them by less is nothing to look at. */
const STANDS_OUT = 0.1;

/** Which way something differs clearly from the whole: more wins, fewer, or neither. */
export function standsOut({ mean, low, high }: RateFace, whole: number): 'more' | 'fewer' | null {
  if (low > whole && mean - whole >= STANDS_OUT) return 'more';
  return high < whole && whole - mean >= STANDS_OUT ? 'fewer' : null;
}

/** Those with most wins first. */
export const byRate = (rows: readonly (readonly [string, RateFace])[]): (readonly [string, RateFace])[] =>
  [...rows].sort((a, b) => b[1].mean - a[1].mean);
