// What has happened, told in sentences, and never more than the events say.
import { at, cardOf, fighterOf, heroOf, seatName } from '../lib/game';
import { t } from '../lib/strings';
import type { EventFace, Setup, SourceFace } from '../protocol/types';

/** A piece of a sentence: words, or something that can be looked at. */
export type Part =
  | string
  | { kind: 'card'; seat: number; card: number; name: string }
  | { kind: 'item'; item: number; name: string }
  | { kind: 'ability'; seat: number; name: string };

export interface Line {
  parts: Part[];
  /** Worth a second look: results, defeats, the end. */
  strong: boolean;
  /** The event that it tells, by its number. */
  event: number;
}

/** What an action has brought; the line that begins it first. Start and end of a turn have lines of their own. */
export interface Deeds {
  lines: Line[];
}

export interface Chapter {
  /** From 1; 0 for the setup. */
  turn: number;
  title: string;
  seat: number | null;
  deeds: Deeds[];
}

interface Told {
  you: string;
  other: string;
}

type Fill = Record<string, Part | Part[]>;

/** A template with its words in braces filled in. */
export function fill(template: string, parts: Fill): Part[] {
  const filled: Part[] = [];
  for (const [index, piece] of template.split(/\{(\w+)\}/).entries()) {
    const found = index % 2 === 0 ? piece : (parts[piece] ?? '');
    filled.push(...(Array.isArray(found) ? found : [found]));
  }
  return joined(filled);
}

/** Neighbouring words as one. */
function joined(parts: Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (typeof part === 'string' && typeof last === 'string') list[list.length - 1] = last + part;
    else if (part !== '') list.push(part);
  }
  return list;
}

export const plain = (parts: readonly Part[]): string => parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** Each part with the punctuation that follows it, which must stay on its line. */
export function tied(parts: readonly Part[]): { part: Part; mark: string }[] {
  const list: { part: Part; mark: string }[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    const mark = typeof part === 'string' ? (/^[.,:]/.exec(part)?.[0] ?? '') : '';
    if (last !== undefined && typeof part === 'string' && mark !== '') {
      last.mark = mark;
      list.push({ part: part.slice(mark.length), mark: '' });
    } else list.push({ part, mark: '' });
  }
  return list;
}

/** `a`, `a and b`, `a, b and c` */
export function listed(items: Part[][]): Part[] {
  return joined(items.flatMap((item, index) => (index === 0 ? item : [index === items.length - 1 ? t.log.and : t.log.comma, ...item])));
}

/** How people and things of a game are called before a listener. */
export class Voice {
  constructor(
    readonly setup: Setup,
    /** The seat that is called "you". */
    readonly me: number | null,
  ) {}

  who(seat: number): string {
    return seatName(this.setup, seat);
  }

  whose(seat: number): string {
    return seat === this.me ? t.log.your : t.log.possessive(this.who(seat));
  }

  does(told: Told, seat: number, parts: Fill = {}): Part[] {
    return fill(seat === this.me ? told.you : told.other, { who: this.who(seat), whose: this.whose(seat), ...parts });
  }

  card(seat: number, card: number): Part {
    return { kind: 'card', seat, card, name: cardOf(this.setup, seat, card).name };
  }

  hidden(seat: number, card: number | null): Part {
    return card === null ? t.log.aCard : this.card(seat, card);
  }

  fighter(fighter: number): string {
    return fighterOf(this.setup, fighter).name;
  }

  space(space: number): string {
    return at(this.setup.board.spaces, space).id;
  }

  item(item: number): Part {
    return { kind: 'item', item, name: at(this.setup.items, item).name };
  }

  source(source: SourceFace): Part {
    switch (source.kind) {
      case 'card':
        return this.card(source.seat, source.card);
      case 'item':
        return this.item(source.item);
      case 'ability':
        return { kind: 'ability', seat: source.seat, name: t.log.ability(this.whose(source.seat)) };
    }
  }
}

/** The sentence of one event on its own. */
export function sentence(voice: Voice, event: EventFace): Part[] {
  const { setup } = voice;
  switch (event.kind) {
    case 'turn':
      return [event.seat === voice.me ? t.log.yourTurn : t.log.turnOf(voice.who(event.seat))];
    case 'maneuver':
      return voice.does(t.log.maneuver, event.seat);
    case 'scheme': {
      const told = hasOneUser(setup, event.seat, event.card) ? t.log.scheme : t.log.schemeWith;
      return voice.does(told, event.seat, { card: voice.card(event.seat, event.card), fighter: voice.fighter(event.by) });
    }
    case 'item':
      return voice.does(t.log.item, event.seat, { item: voice.item(event.item), fighter: voice.fighter(event.by) });
    case 'attack':
      return fill(t.log.attack, { by: voice.fighter(event.by), at: voice.fighter(event.at) });
    case 'draw':
      return draws(voice, event.seat, [event.card]);
    case 'exhausted':
      return voice.does(t.log.exhausted, event.seat);
    case 'discard':
      return voice.does(t.log.discard, event.seat, { card: voice.card(event.seat, event.card) });
    case 'boost':
    case 'blind-boost': {
      const told = event.kind === 'boost' ? t.log.boost : t.log.blindBoost;
      const more = String(cardOf(setup, event.seat, event.card).boost);
      return voice.does(told, event.seat, { card: voice.card(event.seat, event.card), more });
    }
    case 'commit':
      return voice.does(t.log.commit[event.what], event.seat, { card: voice.hidden(event.seat, event.card) });
    case 'no-defense':
      return voice.does(t.log.noDefense, event.seat);
    case 'item-used': {
      const more = String(at(setup.items, event.item).value);
      return voice.does(t.log.itemUsed, event.seat, { item: voice.item(event.item), more });
    }
    case 'reveal':
      return voice.does(t.log.reveal, event.seat, { card: voice.card(event.seat, event.card) });
    case 'effect':
      return fill(t.log.effect, { source: voice.source(event.source) });
    case 'canceled':
      return voice.does(t.log.canceled, event.seat);
    case 'value':
      return voice.does(t.log.value, event.seat, { value: String(event.value), source: voice.source(event.source) });
    case 'result':
      return voice.does(t.log.result, event.won, {
        attack: String(event.attack),
        defense: String(event.defense),
        damage: t.log.damageOf(event.damage),
      });
    case 'move':
      return fill(t.log.move, { fighter: voice.fighter(event.fighter), from: voice.space(event.from), to: voice.space(event.to) });
    case 'place':
      return fill(t.log.place, { fighter: voice.fighter(event.fighter), to: voice.space(event.to) });
    case 'swap':
      return fill(t.log.swap, { a: voice.fighter(event.a), b: voice.fighter(event.b) });
    case 'takes-over':
      return fill(t.log.takesOver, { fighter: voice.fighter(event.fighter) });
    case 'damage':
      return fill(t.log.damage, { fighter: voice.fighter(event.fighter), amount: String(event.amount), left: String(event.left) });
    case 'recover':
      return fill(t.log.recover, { fighter: voice.fighter(event.fighter), left: String(event.left) });
    case 'health-set':
      return fill(t.log.healthSet, { fighter: voice.fighter(event.fighter), to: String(event.to) });
    case 'defeat':
      return fill(t.log.defeat, { fighter: voice.fighter(event.fighter) });
    case 'away':
      return voice.does(t.log.away, event.seat);
    case 'eliminated':
      return voice.does(t.log.eliminated, event.seat);
    case 'take':
      return voice.does(t.log.take, event.seat, { card: voice.card(event.seat, event.card) });
    case 'take-hidden':
      return voice.does(t.log.takeHidden, event.seat, { card: voice.hidden(event.seat, event.card) });
    case 'put-on-deck':
      return voice.does(t.log.putOnDeck, event.seat, { card: voice.hidden(event.seat, event.card) });
    case 'shown':
      return voice.does(t.log.shown, event.seat, { card: voice.card(event.seat, event.card) });
    case 'hand-seen':
      return voice.does(t.log.handSeen, event.by, { of: voice.whose(event.of) });
    case 'top-seen': {
      const own = event.by === event.of && event.of !== voice.me;
      return voice.does(t.log.topSeen, event.by, { of: own ? t.log.theirOwn : voice.whose(event.of), count: t.log.cards(event.count) });
    }
    case 'shuffle':
      return voice.does(t.log.shuffle, event.seat);
    case 'actions':
      return voice.does(t.log.actions, event.seat, { count: t.log.actionsLeft(event.left) });
    case 'counter':
      return voice.does(t.log.counter, event.seat, {
        name: at(at(setup.seats, event.seat).hero.counters, event.counter).name,
        value: String(event.value),
      });
    case 'state': {
      const state = at(at(setup.seats, event.seat).hero.states, event.state);
      return voice.does(t.log.state, event.seat, { name: state.name, value: at(state.values, event.value) });
    }
    case 'door':
      return fill(event.closed ? t.log.door.closed : t.log.door.open, { door: at(setup.board.doors, event.door) });
    case 'over':
      return over(voice, event.team);
  }
}

/** Whether only one fighter can have played a card, so that it need not be named. */
function hasOneUser(setup: Setup, seat: number, card: number): boolean {
  const { user } = cardOf(setup, seat, card);
  const kinds = at(setup.seats, seat).hero.fighters.filter(({ name }) => user === null || name === user);
  return kinds.reduce((sum, { count }) => sum + count, 0) <= 1;
}

function draws(voice: Voice, seat: number, cards: (number | null)[]): Part[] {
  const known = cards.filter((card) => card !== null);
  const what = known.length === cards.length ? listed(known.map((card) => [voice.card(seat, card)])) : t.log.cards(cards.length);
  return voice.does(t.log.draw, seat, { what });
}

/** `You win the game.`, or a team by its letter and heroes. */
function over(voice: Voice, team: number): Part[] {
  const winners = voice.setup.seats.flatMap((seat, index) => (seat.team === team ? [index] : []));
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return voice.does(t.log.over, only);
  return fill(t.log.teamOver, {
    team: String.fromCharCode(65 + team),
    who: listed(winners.map((seat) => [heroOf(voice.setup, seat)])),
  });
}

function isStrong(event: EventFace): boolean {
  switch (event.kind) {
    case 'result':
    case 'defeat':
    case 'eliminated':
    case 'exhausted':
    case 'over':
      return true;
    default:
      return false;
  }
}

/** Whether an event begins an action, with which a group of lines begins. */
export function beginsAction(event: EventFace): boolean {
  return event.kind === 'maneuver' || event.kind === 'scheme' || event.kind === 'item' || event.kind === 'attack';
}

/** Whether an effect needs no line of its own: it brought nothing, or the next line names it. */
function isIdle(next: EventFace | undefined, isPlayed: (seat: number, card: number) => boolean): boolean {
  switch (next?.kind) {
    case 'discard':
      return isPlayed(next.seat, next.card);
    case 'effect':
    case 'result':
    case 'turn':
    case 'over':
    case 'value':
    case 'canceled':
      return true;
    default:
      return next !== undefined && beginsAction(next);
  }
}

/** Chapters that have been told, by their first event, for as long as nothing is added to them. */
export type Memory = WeakMap<EventFace, { last: EventFace; count: number; chapter: Chapter }>;

/** A whole game by turns and actions. With a memory, a chapter that has not changed is the same object as before. */
export function story(setup: Setup, events: readonly EventFace[], me: number | null, memory: Memory = new WeakMap()): Chapter[] {
  const voice = new Voice(setup, me);
  const chapters: Chapter[] = [];
  const starts = events.flatMap(({ kind }, n) => (kind === 'turn' && n > 0 ? [n] : []));
  let from = 0;
  let turn = events[0]?.kind === 'turn' ? 1 : 0;
  for (const to of [...starts, events.length]) {
    const [first, last] = [events[from], events[to - 1]];
    if (first === undefined || last === undefined) break;
    const kept = memory.get(first);
    const same = kept !== undefined && kept.last === last && kept.count === to - from;
    const chapter = same ? kept.chapter : tellChapter(voice, events, from, to, turn);
    if (!same) memory.set(first, { last, count: to - from, chapter });
    if (turn > 0 || chapter.deeds.length > 0) chapters.push(chapter);
    from = to;
    turn += 1;
  }
  return chapters;
}

/** One turn, or the setup. Says nothing twice: several draws are one, and a played card goes to the pile unsaid. */
function tellChapter(voice: Voice, events: readonly EventFace[], from: number, to: number, turn: number): Chapter {
  const deeds: Deeds[] = [{ lines: [] }];
  const chapter: Chapter = { turn, title: t.log.setup, seat: null, deeds };
  /** Cards of the combat that goes on, and the scheme just played. */
  let played: string[] = [];
  let effect: SourceFace | null = null;
  const isPlayed = (seat: number, card: number) => played.includes(`${seat}:${card}`);
  const add = (parts: Part[], event: number, strong: boolean) => deeds.at(-1)?.lines.push({ parts, event, strong });

  for (let n = from; n < to; n += 1) {
    const event = at(events, n);
    if (event.kind === 'turn') {
      chapter.title = plain(voice.does(t.log.turn, event.seat, { n: String(turn) }));
      chapter.seat = event.seat;
      continue;
    }
    // Every game begins with shuffled decks.
    if (event.kind === 'shuffle' && turn === 0) continue;
    if (beginsAction(event)) {
      deeds.push({ lines: [] });
      played = [];
      effect = null;
    }
    if (event.kind === 'reveal' || event.kind === 'scheme') played.push(`${event.seat}:${event.card}`);
    if (event.kind === 'discard' && isPlayed(event.seat, event.card)) {
      played.splice(played.indexOf(`${event.seat}:${event.card}`), 1);
      continue;
    }
    if (event.kind === 'effect') {
      effect = event.source;
      if (isIdle(events[n + 1], isPlayed)) continue;
    }
    if (event.kind === 'canceled' && effect !== null) {
      add(voice.does(t.log.canceledBy, event.seat, { source: voice.source(effect) }), n, false);
      continue;
    }
    if (event.kind === 'draw') {
      const cards = [event.card];
      for (let next = events[n + 1]; next?.kind === 'draw' && next.seat === event.seat; next = events[n + 1]) {
        cards.push(next.card);
        n += 1;
      }
      add(draws(voice, event.seat, cards), n, false);
      continue;
    }
    add(sentence(voice, event), n, isStrong(event));
  }
  chapter.deeds = deeds.filter(({ lines }) => lines.length > 0);
  return chapter;
}
