// Cards that lie there to be chosen from: which, how many, where they come from, and which words ask for it.
import { at, cardOf } from '../lib/game';
import { say } from '../lib/words';
import type { Asked, Decision, HeroFace, Setup, Sight } from '../protocol/types';
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

/** A card that nothing in the own hand stands for. */
export const lies = ({ button, option: { deed } }: Entry): boolean => button && deed.kind === 'card';

/** The cards of the entries, with how many of each there are where they come from. */
export function lying(sight: Sight, entries: readonly Entry[]): { place: Place; cards: Lying[] } {
  const chosen = entries.filter(lies).flatMap((entry) => {
    const { deed } = entry.option;
    return deed.kind === 'card' ? [{ seat: deed.seat, card: deed.card, entry }] : [];
  });
  const seat = chosen[0]?.seat ?? 0;
  const own = sight.seats[seat];
  /** What lies in piles of anybody's own is still that seat's card. */
  const aside = sight.seats.flatMap(({ piles }) => piles.flat()).flatMap((each) => (each.seat === seat ? [each.card] : []));
  const holds = (cards: readonly (number | null)[]) => chosen.every((each) => each.seat === seat && cards.includes(each.card));
  const places: readonly [Place, readonly (number | null)[]][] =
    own === undefined
      ? []
      : [
          ['top', own.top],
          ['hand', own.known],
          ['pile', own.pile],
          ['own', aside],
        ];
  const [place, cards] = places.find(([, cards]) => holds(cards)) ?? ['deck', []];
  const count = (card: number) => Math.max(1, cards.filter((each) => each === card).length);
  return { place, cards: chosen.map((each) => ({ ...each, count: count(each.card) })) };
}

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
export function stateWords({ ability }: HeroFace, value: string): string {
  const word = new RegExp(`\\b${value.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu');
  return ability
    .split(/(?<=[.!])\s+/)
    .filter((sentence) => word.test(sentence))
    .join(' ');
}

/** "1 of 2", where several answers are due; `done` of them have been given. */
export const progressWords = ({ left }: Asked, done: number): string =>
  left == null || done + left < 2 ? '' : say('ui-tray-count', { number: done + 1, all: done + left });
