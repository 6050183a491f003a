// What is looked at closely: a card, a deck list, a pile, a hero, a seat. One overlay shows it (Zoom.svelte).
import type { Attachment } from 'svelte/attachments';
import type { Game } from '../lib/game';
import { cardOf, faceOf } from '../lib/game';
import { looks } from '../board/looks';
import { pointerMoved } from '../board/pointer';
import type { Held } from '../board/tokens';
import type { CardFace, HeroFace, ItemFace, PileCard, SeatSight, Setup } from '../protocol/types';

export type Shown =
  | { kind: 'card'; card: CardFace; hero: HeroFace }
  | { kind: 'deck'; hero: HeroFace; sight: SeatSight | null }
  | { kind: 'pile'; hero: HeroFace; pile: number[] }
  | { kind: 'own-pile'; title: string; cards: readonly Owned[]; hidden: number }
  | { kind: 'hero'; hero: HeroFace }
  | { kind: 'item'; item: ItemFace }
  | { kind: 'tokens'; game: Pick<Game, 'setup' | 'sight' | 'seat'>; tokens: readonly Held[] }
  | { kind: 'seat'; game: Game; seat: number };

/** A card, and the hero whose it is. */
export interface Owned {
  card: CardFace;
  hero: HeroFace;
}

/** A card shown beside the pointer for as long as it rests. */
export interface Peek {
  card: CardFace;
  hero: HeroFace;
  /** The place that it must leave free. */
  beside: DOMRect;
}

class Zoom {
  /** The last one is seen; closing it brings back the one before. */
  stack: Shown[] = $state.raw([]);
  peek: Peek | null = $state.raw(null);

  get shown(): Shown | null {
    return this.stack.at(-1) ?? null;
  }

  show(shown: Shown): void {
    this.peek = null;
    this.stack = [...this.stack, shown];
  }

  card(card: CardFace, hero: HeroFace): void {
    this.show({ kind: 'card', card, hero });
  }

  /** A card of a game by its number. */
  cardOf(setup: Setup, seat: number, card: number): void {
    this.card(cardOf(setup, seat, card), faceOf(setup, seat));
  }

  /** A hero's cards, and what is left unseen where a game is given. */
  deck(hero: HeroFace, sight: SeatSight | null = null): void {
    this.show({ kind: 'deck', hero, sight });
  }

  pile(hero: HeroFace, pile: number[]): void {
    this.show({ kind: 'pile', hero, pile });
  }

  /** A pile of a seat's own, which may hold cards of others. */
  ownPile(setup: Setup, title: string, pile: readonly PileCard[]): void {
    const owned = ({ seat, card }: PileCard): Owned[] =>
      card === null ? [] : [{ card: cardOf(setup, seat, card), hero: faceOf(setup, seat) }];
    const cards = pile.flatMap(owned);
    this.show({ kind: 'own-pile', title, cards, hidden: pile.length - cards.length });
  }

  hero(hero: HeroFace): void {
    this.show({ kind: 'hero', hero });
  }

  item(item: ItemFace): void {
    this.show({ kind: 'item', item });
  }

  /** Tokens, each kind of a seat once. */
  tokens(game: Pick<Game, 'setup' | 'sight' | 'seat'>, tokens: readonly Held[]): void {
    if (tokens.length > 0) this.show({ kind: 'tokens', game, tokens });
  }

  seat(game: Game, seat: number): void {
    this.show({ kind: 'seat', game, seat });
  }

  back(): void {
    this.stack = this.stack.slice(0, -1);
  }

  close(): void {
    this.stack = [];
    this.peek = null;
  }
}

export const zoom = new Zoom();

/** How long a pointer rests on a card before it is shown. */
const REST_MS = 350;

/** Lets an element show its card: beside it while the mouse rests, in full by a long press or the key Z. */
export function shows(card: CardFace, hero: HeroFace): Attachment<HTMLElement> {
  const closely = looks(() => zoom.card(card, hero));
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The mouse has come here, or has been answered already. */
    let resting = false;
    const leave = () => {
      resting = false;
      stop();
    };
    const stop = () => {
      clearTimeout(timer);
      if (zoom.peek?.card === card) zoom.peek = null;
    };
    // A card that comes to lie below a resting pointer is not asked for: the pointer must have moved.
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || resting || !pointerMoved()) return;
      resting = true;
      timer = setTimeout(() => {
        zoom.peek = { card, hero, beside: element.getBoundingClientRect() };
      }, REST_MS);
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointermove', over, { signal });
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const) {
      element.addEventListener(kind, stop, { signal, capture: true });
    }
    element.addEventListener('pointerleave', leave, { signal });
    const gone = closely(element);
    return () => {
      stop();
      controller.abort();
      gone?.();
    };
  };
}
