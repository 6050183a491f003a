// Cards that lie there to be chosen from: which, how many, where they come from, and which words ask for it.
import { sentencesWith } from '../cards/ability';
import { at, cardOf } from '../lib/game';
import { say } from '../lib/words';
import type { Asked, Decision, Deed, HeroFace, PileCard, Setup, Sight } from '../protocol/types';
import type { Entry } from './options';

/** Where the cards of a choice come from, as far as it can be seen. */
export type Place = 'hand' | 'pile' | 'top' | 'own' | 'deck';

export interface Lying {
  seat: number;
  card: number;
  /** Equal cards that lie there too. */
  count: number;
  entry: Entry;
}

/** The card that is chosen, also to be played; null where something else is. */
function cardIn(deed: Deed, own: number | null): { seat: number; card: number } | null {
  switch (deed.kind) {
    case 'card':
      return { seat: deed.seat, card: deed.card };
    case 'play':
    case 'play-open':
    case 'defend':
    case 'defend-open':
      return { seat: own ?? 0, card: deed.card };
    default:
      return null;
  }
}

/** A card that nothing in the own hand stands for. */
export const lies = ({ button, option: { deed } }: Entry): boolean => button && cardIn(deed, null) !== null;

/** Cards that lie together, and what the place is called if it is a pile of a hero's own. */
interface Spot {
  place: Place;
  pile: string | null;
  cards: readonly (number | null)[];
}

/** Where cards of a seat lie, as far as it can be seen; those of its hand come after what is on top of its deck. */
function spots(setup: Setup, sight: Sight, seat: number): Spot[] {
  const own = sight.seats[seat];
  if (own === undefined) return [];
  /** What lies in piles of anybody's own is still that seat's card. */
  const piles = sight.seats.flatMap(({ piles }, holder) =>
    piles.map((pile, index): Spot => {
      const name = setup.seats[holder]?.hero.piles[index]?.name ?? null;
      return { place: 'own', pile: name, cards: pile.flatMap((each) => (each.seat === seat ? [each.card] : [])) };
    }),
  );
  return [
    // Who sees the whole deck does not look at its top alone.
    { place: own.deck > 0 && own.top.length === own.deck && !own.top.includes(null) ? 'deck' : 'top', pile: null, cards: own.top },
    { place: 'hand', pile: null, cards: own.known },
    { place: 'pile', pile: null, cards: own.pile },
    ...piles,
  ];
}

/** Whether the words say that something comes from there. */
function saysFrom(words: string, { place, pile }: Spot): boolean {
  if (place === 'own') return pile !== null && words.includes(`from ${pile}`);
  if (place === 'top') return false;
  return (
    place === 'hand' ? /\bfrom (?:your|their|a|that) (?:\S+ )?hand\b/i : /\bfrom (?:your|their|a|that) (?:\S+ )?discard pile\b/i
  ).test(words);
}

/** Whether own cards that can be chosen lie elsewhere than in the hand, though equal ones may be in it. */
export function liesAside(setup: Setup, sight: Sight, { asked, options }: Decision): boolean {
  const { seat } = sight;
  // What is played from the deck in the place of another card: equal ones in the hand are not meant.
  if (asked.ask === 'replace') return seat !== null && /\bfrom your deck\b/i.test(clause(setup, asked));
  const cards = options.flatMap(({ deed }) => (deed.kind === 'card' && deed.seat === seat ? [deed.card] : []));
  if (seat === null || cards.length === 0) return false;
  // The cards of the hand have deeds of their own then.
  if (asked.ask === 'maneuver-boost' || options.some(({ deed }) => deed.kind === 'boost' || deed.kind === 'discard')) return true;
  const holding = spots(setup, sight, seat).filter((spot) => cards.every((card) => spot.cards.includes(card)));
  const hand = holding.find(({ place }) => place === 'hand');
  const others = holding.filter((spot) => spot !== hand);
  if (hand === undefined || others.length === 0) return hand === undefined;
  const words = clause(setup, asked);
  const [byHand, byOther] = [saysFrom(words, hand), others.some((spot) => saysFrom(words, spot))];
  if (byHand !== byOther) return byOther;
  // The words tell of both, or of neither: all that lies in one place is offered.
  const whole = ({ cards: held }: Spot) => held.every((card) => card !== null && cards.includes(card));
  return !whole(hand) && others.some(whole);
}

const copies = (pile: readonly PileCard[], { seat, card }: Pick<Lying, 'seat' | 'card'>): number =>
  pile.filter((each) => each.seat === seat && each.card === card).length;

/** The cards of the entries, with how many of each there are where they come from; `pile`: a pile of somebody's own, by its name. */
export function lying(
  setup: Setup,
  sight: Sight,
  entries: readonly Entry[],
  aside = false,
): { place: Place; pile: string | null; cards: Lying[] } {
  const chosen = entries.filter(lies).flatMap((entry) => {
    const card = cardIn(entry.option.deed, sight.seat);
    return card === null ? [] : [{ ...card, entry }];
  });
  const seat = chosen[0]?.seat ?? 0;
  const holds = (cards: readonly (number | null)[]) => chosen.every((each) => each.seat === seat && cards.includes(each.card));
  if (chosen.some((each) => each.seat !== seat)) {
    // Only a pile of somebody's own holds cards of several.
    for (const [holder, { piles }] of sight.seats.entries()) {
      const index = piles.findIndex((pile) => chosen.every((each) => copies(pile, each) > 0));
      const pile = piles[index];
      if (pile === undefined) continue;
      const name = setup.seats[holder]?.hero.piles[index]?.name ?? null;
      return { place: 'own', pile: name, cards: chosen.map((each) => ({ ...each, count: copies(pile, each) })) };
    }
  }
  const { place, pile, cards } = spots(setup, sight, seat).find((spot) => !(aside && spot.place === 'hand') && holds(spot.cards)) ?? {
    place: 'deck',
    pile: null,
    cards: [],
  };
  const count = (card: number) => Math.max(1, cards.filter((each) => each === card).length);
  return { place, pile, cards: chosen.map((each) => ({ ...each, count: count(each.card) })) };
}

/** What is asked for is the name of a card, wherever the card may lie. */
export const isNaming = (setup: Setup, asked: Pick<Asked, 'ask' | 'source' | 'clause'>): boolean =>
  asked.ask === 'card' && /\bname a card\b/i.test(clause(setup, asked));

/** The cards that go back in an order: those on top of the deck that are not placed yet. Null where they cannot be told. */
export function toOrder(sight: Sight, decision: Decision): { seat: number; cards: number[] } | null {
  const { asked, options } = decision;
  if (asked.ask !== 'card-order' || asked.left == null) return null;
  const deeds = options.flatMap(({ deed }) => (deed.kind === 'card' ? [deed] : []));
  const seat = deeds[0]?.seat;
  const top = seat === undefined ? undefined : sight.seats[seat]?.top;
  if (seat === undefined || top === undefined) return null;
  const kinds = new Set(deeds.map(({ card }) => card));
  for (let from = 0; from + asked.left <= top.length; from += 1) {
    const cards: number[] = top.slice(from, from + asked.left).filter((card) => card !== null);
    if (cards.length === asked.left && new Set(cards).size === kinds.size && cards.every((card) => kinds.has(card))) return { seat, cards };
  }
  return null;
}

/** A list with the entry at `from` moved to `to`. */
export function shifted<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const end = Math.min(Math.max(0, to), rest.length);
  return [...rest.slice(0, end), at(list, from), ...rest.slice(end)];
}

/** The words in force of what asks; all of its words where nothing says which. */
export function clause(setup: Setup, { source, clause }: Pick<Asked, 'source' | 'clause'>): string {
  if (source === null || clause !== null) return clause ?? '';
  switch (source.kind) {
    case 'card':
      return cardOf(setup, source.seat, source.card)
        .texts.map(({ text }) => text)
        .join(' ');
    case 'item':
      return at(setup.items, source.item).text;
    case 'ability':
      return at(setup.seats, source.seat).hero.ability;
  }
}

/** What a hero's ability says about a value of one of its states, such as a size. */
export const stateWords = ({ ability }: HeroFace, value: string): string => sentencesWith(ability, [value]);

/** How far somebody has come with answers of which several are due. */
export interface Progress {
  /** What asks, in which way. */
  asks: string;
  left: number | null;
  /** Answers given so far. */
  done: number;
}

/** How far after another question. A token that is chosen and then laid is one answer. */
export function progressed(before: Progress, { ask, source, left }: Pick<Asked, 'ask' | 'source' | 'left'>): Progress {
  const laid = ask === 'token' || ask === 'token-place';
  const asks = `${laid ? 'token' : ask} ${JSON.stringify(source)}`;
  const given = asks === before.asks && left !== null && before.left !== null ? before.left - left : null;
  const done = given === 1 ? before.done + 1 : given === 0 && laid ? before.done : 0;
  return { asks, left, done };
}

/** "1 of 2", where several answers are due; `done` of them have been given. */
export const progressWords = ({ left }: Asked, done: number): string =>
  left == null || done + left < 2 ? '' : say('ui-tray-count', { number: done + 1, all: done + left });
