// Cards counted: what a hand holds, and where the cards of a deck are as far as one knows.
import { at, sideDeckOf } from '../lib/game';
import type { CardFace, HeroFace, SeatSight } from '../protocol/types';

/** The order in which types are listed; anything else comes last. */
const ORDER = ['attack', 'versatile', 'defense', 'scheme'];

const rank = ({ kind }: CardFace): number => {
  const index = ORDER.indexOf(kind);
  return index < 0 ? ORDER.length : index;
};

/** By type, then by value from high to low, then by name. */
export function compare(a: CardFace, b: CardFace): number {
  return (
    rank(a) - rank(b) || (b.value ?? 0) - (a.value ?? 0) || a.name.localeCompare(b.name) || a.marks.join().localeCompare(b.marks.join())
  );
}

/** Equal cards on one stack. */
export interface Stack {
  card: number;
  count: number;
}

export function stacks(hero: HeroFace, cards: readonly number[]): Stack[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => compare(at(hero.cards, a.card), at(hero.cards, b.card)));
}

/** Where the copies of a card are, for one viewer. */
export interface Whereabouts {
  card: number;
  total: number;
  pile: number;
  /** Known to be in the hand. */
  hand: number;
  /** Known on the deck, on the table, or out of the game. */
  else: number;
  unseen: number;
}

/** What a hero has: the deck from which it draws, with what its players choose from at setup, side decks, and bonus attacks. */
export function cardGroups(hero: HeroFace): { deck: CardFace[]; side: Map<string, CardFace[]>; bonus: CardFace[] } {
  const groups = { deck: [] as CardFace[], side: new Map<string, CardFace[]>(), bonus: [] as CardFace[] };
  for (const card of [...hero.cards].sort(compare)) {
    const side = sideDeckOf(hero, card);
    if (card.owner !== null) continue;
    if (card.bonus_of !== null) groups.bonus.push(card);
    else if (side !== null) groups.side.set(side, [...(groups.side.get(side) ?? []), card]);
    else groups.deck.push(card);
  }
  return groups;
}

/** How many cards there are; of those that are chosen between at setup, as many as one choice brings: the most. */
export function sizeOf(hero: HeroFace, cards: readonly CardFace[]): number {
  const copies = (value: string | null) => cards.reduce((all, card) => (card.with === value ? all + card.count : all), 0);
  return hero.states.reduce((all, { values }) => all + Math.max(0, ...values.map(copies)), copies(null));
}

/** Whether a fighter or card that needs a choice at setup takes part; before the choice all do. */
export function takesPart(hero: HeroFace, sight: SeatSight | null, value: string | null): boolean {
  const state = hero.states.findIndex(({ values }) => value !== null && values.includes(value));
  const chosen = sight?.states[state] ?? null;
  return chosen === null || hero.states[state]?.values[chosen] === value;
}

export function whereabouts(hero: HeroFace, sight: SeatSight | null): Whereabouts[] {
  const count = (cards: readonly (number | null)[], card: number) => cards.filter((other) => other === card).length;
  return hero.cards
    .flatMap((face, card) => {
      const drawn = face.bonus_of === null && face.owner === null && sideDeckOf(hero, face) === null;
      return drawn && takesPart(hero, sight, face.with) ? [{ face, card }] : [];
    })
    .map(({ face, card }) => {
      const total = face.count;
      if (sight === null) return { card, total, pile: 0, hand: 0, else: 0, unseen: total };
      const pile = count(sight.pile, card);
      const hand = count(sight.known, card);
      const unseen = count(sight.unseen, card);
      return { card, total, pile, hand, else: Math.max(0, total - pile - hand - unseen), unseen };
    })
    .sort((a, b) => compare(at(hero.cards, a.card), at(hero.cards, b.card)));
}

/** The sum of the numbers of cards; null where none of them has one. */
export function sumOf(hero: HeroFace, cards: readonly number[]): number | null {
  const numbers = cards.flatMap((card) => hero.cards[card]?.number ?? []);
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
}
