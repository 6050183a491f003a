// What goes on the sheets that are printed and cut: every card as often as the deck has it, three by three.
import type { CardFace, HeroFace } from '../protocol/types';
import { compare } from '../cards/decks';

/** Cards on a sheet, across and down. */
export const ACROSS = 3;
export const DOWN = 3;
const EACH = ACROSS * DOWN;

/** The hero's own card, or a card of the deck. */
export type Slot = { kind: 'hero' } | { kind: 'card'; card: CardFace };

/** The sheets of a hero, its own card first. */
export function sheetsOf(hero: HeroFace): Slot[][] {
  const cards = [...hero.cards].sort(compare).flatMap((card): Slot[] => Array.from({ length: card.count }, () => ({ kind: 'card', card })));
  const slots: Slot[] = [{ kind: 'hero' }, ...cards];
  return Array.from({ length: Math.ceil(slots.length / EACH) }, (_, sheet) => slots.slice(sheet * EACH, (sheet + 1) * EACH));
}

/** A coin to lie on the board: a fighter, or a kind of tokens, by its place in the hero's list. */
export type Piece = { kind: 'fighter' | 'token'; index: number; name: string };

export const piecesOf = (hero: HeroFace): Piece[] => [
  ...hero.fighters.flatMap(({ name, count }, index) => Array.from({ length: count }, (): Piece => ({ kind: 'fighter', index, name }))),
  ...hero.tokens.flatMap(({ name, count }, index) => Array.from({ length: count }, (): Piece => ({ kind: 'token', index, name }))),
];
