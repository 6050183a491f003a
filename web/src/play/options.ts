// From options to clicks. An option is made of parts that can be clicked one after the other: a fighter and where it goes,
// a card and who uses it. What has no parts is a button. Nothing here knows what an option means.
import type { Deed, OptionFace, Sight } from '../protocol/types';

export type Part =
  | { kind: 'fighter'; id: number }
  | { kind: 'space'; id: number }
  /** The space for the tail of a large fighter; that of its head: it has none. */
  | { kind: 'tail'; id: number }
  | { kind: 'line'; id: number }
  /** A card of the own hand. */
  | { kind: 'card'; id: number }
  | { kind: 'door'; id: number }
  | { kind: 'item'; id: number };

/** The fighters among the parts. */
export const fightersOf = (parts: readonly Part[]): Set<number> =>
  new Set(parts.flatMap((part) => (part.kind === 'fighter' ? [part.id] : [])));

export const same = (a: Part, b: Part): boolean => a.kind === b.kind && a.id === b.id;

/** An option, its place in the decision's list, and its parts in the order in which one says them. */
export interface Way {
  index: number;
  option: OptionFace;
  parts: Part[];
}

/** The parts of every option. Who does it is a part only where several could. `aside`: cards to choose lie elsewhere than in the hand. */
export function ways(options: readonly OptionFace[], sight: Sight, aside = false): Way[] {
  // Only a large fighter is ever offered a tail.
  const long = new Set(
    options.flatMap(({ deed }) => ((deed.kind === 'move' || deed.kind === 'place') && deed.tail !== null ? [deed.fighter] : [])),
  );
  const all = options.map((option, index) => ({ index, option, parts: parts(option.deed, sight, aside, (fighter) => long.has(fighter)) }));
  const doers = (part: Part) => all.filter((way) => way.parts[0] && same(way.parts[0], part) && way.parts.length > 1);
  return all.map((way) => {
    const [first] = way.parts;
    // Where the tail lies needs a word only where there is a choice.
    const last = way.parts.at(-1);
    if (last?.kind === 'tail') {
      const before = way.parts.slice(0, -1);
      const alike = all.filter(({ parts }) => before.every((part) => parts.some((each) => same(each, part))));
      return alike.length === 1 ? { ...way, parts: before } : way;
    }
    const spare = first && (first.kind === 'card' || first.kind === 'door' || first.kind === 'item') && doers(first).length === 1;
    return spare ? { ...way, parts: [first] } : way;
  });
}

function parts(deed: Deed, sight: Sight, aside: boolean, large: (fighter: number) => boolean): Part[] {
  const fighter = (id: number): Part => ({ kind: 'fighter', id });
  const space = (id: number): Part => ({ kind: 'space', id });
  const card = (id: number): Part => ({ kind: 'card', id });
  const tail = (who: number, head: number, id: number | null): Part[] => (large(who) ? [{ kind: 'tail', id: id ?? head }] : []);
  switch (deed.kind) {
    case 'attack':
      return [fighter(deed.by), fighter(deed.at)];
    case 'scheme':
      return [card(deed.card), fighter(deed.by)];
    case 'item':
      return [{ kind: 'item', id: deed.item }, fighter(deed.by)];
    case 'boost':
    case 'discard':
      return [card(deed.card)];
    case 'play':
    case 'play-open':
    case 'defend':
    case 'defend-open':
      return aside ? [] : [card(deed.card)];
    case 'card':
      return !aside && deed.seat === sight.seat && inHand(sight, deed.card) ? [card(deed.card)] : [];
    case 'move':
      return [fighter(deed.fighter), space(deed.to), ...tail(deed.fighter, deed.to, deed.tail)];
    case 'place':
      return [fighter(deed.fighter), space(deed.space), ...tail(deed.fighter, deed.space, deed.tail)];
    case 'open':
      return [{ kind: 'door', id: deed.door }, fighter(deed.by)];
    case 'close':
      return [{ kind: 'door', id: deed.door }];
    case 'use':
      return [{ kind: 'item', id: deed.item }];
    case 'fighter':
      return [fighter(deed.fighter)];
    case 'space':
      return [space(deed.space)];
    case 'token':
      return ['space' in deed.at ? space(deed.at.space) : { kind: 'line', id: deed.at.line }];
    case 'maneuver':
    case 'no-boost':
    case 'done':
    case 'no-defense':
    case 'no-item':
    case 'no-place':
    case 'number':
    case 'effect':
    case 'symbol':
    case 'value':
    case 'seat':
    case 'skip':
    case 'yes':
    case 'no':
    case 'first':
      return [];
  }
}

function inHand(sight: Sight, card: number): boolean {
  return sight.seat !== null && (sight.seats[sight.seat]?.known.includes(card) ?? false);
}

/** The ways that hold all the parts picked so far. */
export const open = (all: readonly Way[], picked: readonly Part[]): Way[] =>
  all.filter((way) => picked.every((part) => way.parts.some((each) => same(each, part))));

/** What needs no click because there is no choice: the one fighter that goes to some space. */
export function given(all: readonly Way[]): Part[] {
  const long = all.filter((way) => way.parts.length > 1);
  const first = long[0]?.parts[0];
  const only = first && long.every(({ parts: [who, where] }) => who && same(who, first) && where?.kind === 'space');
  const clash = first && all.some((way) => way.parts.length === 1 && way.parts[0] && same(way.parts[0], first));
  return only && !clash ? [first] : [];
}

export type Click = { kind: 'send'; index: number } | { kind: 'pick'; picked: Part[] } | { kind: 'none' };

/** What a click on a part does, after what is picked already. */
export function click(all: readonly Way[], picked: readonly Part[], part: Part): Click {
  const held = picked.some((each) => same(each, part));
  const holding = (list: readonly Way[]) => list.filter((way) => way.parts.some((each) => same(each, part)));
  // The part again: it may be the whole of an option; else it is let go.
  const going = held ? holding(all).filter((way) => way.parts.length === 1) : holding(open(all, picked));
  const found = going.length > 0 ? going : held ? [] : holding(all);
  if (found.length === 0) return held ? { kind: 'pick', picked: picked.filter((each) => !same(each, part)) } : { kind: 'none' };
  const before = going.length > 0 && !held ? picked : [];
  const now = [...before, part];
  const [only] = found;
  if (found.length === 1 && only && ends(only, now)) return { kind: 'send', index: only.index };
  return { kind: 'pick', picked: now };
}

/** Whether nothing is left to say: the last part has been named, or all of them in another order. */
function ends(way: Way, picked: readonly Part[]): boolean {
  const last = way.parts[way.parts.length - 1];
  const named = (part: Part) => picked.some((each) => same(each, part));
  return (last !== undefined && named(last)) || way.parts.every(named);
}

/** What glows: parts that a click would do something with. */
export interface Glow {
  fighters: Set<number>;
  /** Fighters that something is done to. */
  targets: Set<number>;
  /** Spaces, with the number of steps where a way is walked. */
  spaces: Map<number, number | null>;
  cards: Map<number, OptionFace[]>;
  doors: Set<number>;
  lines: Set<number>;
  items: Set<number>;
}

export function glow(all: readonly Way[], picked: readonly Part[]): Glow {
  const lit: Glow = {
    fighters: new Set(),
    targets: new Set(),
    spaces: new Map(),
    cards: new Map(),
    doors: new Set(),
    lines: new Set(),
    items: new Set(),
  };
  const light = (way: Way, part: Part, first: boolean) => {
    switch (part.kind) {
      case 'fighter':
        (first ? lit.fighters : lit.targets).add(part.id);
        break;
      case 'space': {
        const steps = way.option.deed.kind === 'move' ? way.option.deed.path.length : null;
        const before = lit.spaces.get(part.id);
        lit.spaces.set(part.id, steps !== null && before != null ? Math.min(steps, before) : steps);
        break;
      }
      case 'tail':
        lit.spaces.set(part.id, null);
        break;
      case 'card':
        lit.cards.set(part.id, [...(lit.cards.get(part.id) ?? []), way.option]);
        break;
      case 'door':
        lit.doors.add(part.id);
        break;
      case 'line':
        lit.lines.add(part.id);
        break;
      case 'item':
        lit.items.add(part.id);
        break;
    }
  };
  for (const way of all) {
    const [first] = way.parts;
    if (first) light(way, first, true);
  }
  // What comes next after the picked parts; with nothing picked, whom one can go for.
  for (const way of open(all, picked)) {
    const [first] = way.parts;
    const headed = picked.some(({ kind }) => kind === 'space');
    way.parts.forEach((part, i) => {
      // The tail comes after the head.
      if (part.kind === 'tail' && !headed) return;
      const next = picked.length > 0 && !picked.some((each) => same(each, part));
      if (i > 0 && (next || (part.kind === 'fighter' && first?.kind === 'fighter'))) light(way, part, false);
    });
  }
  return lit;
}

/** One line of the list of what can be chosen now. */
export interface Entry {
  /** The option that it sends, or the part that it picks. */
  does: { kind: 'send'; index: number } | { kind: 'pick'; part: Part };
  /** An option that it stands for, to name it by. */
  option: OptionFace;
  /** How many options lie behind it. */
  count: number;
  /** Nothing on the board or in the hand stands for it. */
  button: boolean;
}

/** All that can be chosen now, as a list: first what is a button, then what is picked by its parts, one part at a time. */
export function entries(all: readonly Way[], picked: readonly Part[]): Entry[] {
  const now = open(all, picked);
  const buttons: Entry[] = [];
  const rest: Entry[] = [];
  const seen: Part[] = [];
  const rests = (way: Way) => way.parts.filter((part) => !picked.some((each) => same(each, part)));
  const entry = (way: Way, button: boolean): Entry => ({ does: { kind: 'send', index: way.index }, option: way.option, count: 1, button });
  for (const way of all) if (way.parts.length === 0) buttons.push(entry(way, true));
  for (const way of picked.length > 0 ? now : all) {
    const left = rests(way);
    const [next] = left;
    if (way.parts.length === 0) continue;
    if (!next) {
      // All is picked and still several are meant, as by different ways to the same end.
      buttons.push(entry(way, true));
      continue;
    }
    const alike = now.filter((other) => {
      const [first] = rests(other);
      return first !== undefined && same(first, next);
    });
    // A single option is named as a whole, however many parts it has.
    if (alike.length === 1) {
      rest.push(entry(way, false));
    } else if (!seen.some((part) => same(part, next))) {
      seen.push(next);
      rest.push({ does: { kind: 'pick', part: next }, option: way.option, count: alike.length, button: false });
    }
  }
  return [...buttons, ...rest];
}

/** The digit that chooses an entry of the page; where numbers are to choose from, each has its own. */
export function digitOf(list: readonly Entry[], index: number, page: number): number | null {
  const numbered = list.some(({ option: { deed } }) => deed.kind === 'number');
  const deed = list[index]?.option.deed;
  if (numbered) return deed?.kind === 'number' && deed.number <= 9 ? deed.number : null;
  const digit = index - page + 1;
  return digit >= 1 && digit <= 9 ? digit : null;
}

/** The entry that a digit chooses. */
export const byDigit = (list: readonly Entry[], page: number, digit: number): Entry | undefined =>
  list.find((_, index) => digitOf(list, index, page) === digit);
