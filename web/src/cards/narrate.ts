// What the table tells, put into the reader's words. What is told, and in which order, the server says; here it is
// looked up, with everything that can be looked at kept apart from the words around it.
import { at, cardOf, fighterOf, heroOf } from '../lib/game';
import { listed } from '../lib/names';
import { say, sayKey, type Variables } from '../lib/words';
import type { Arg, EventFace, Line, Setup, SourceFace, ToldEvent } from '../protocol/types';
import { inSum } from './terms';

/** A piece of a sentence: words, or something that can be looked at. */
export type Part =
  | string
  | { kind: 'card'; seat: number; card: number; name: string }
  | { kind: 'item'; item: number; name: string }
  | { kind: 'ability'; seat: number; name: string };

export interface Told {
  parts: Part[];
  /** Worth a second look: results, defeats, the end. */
  strong: boolean;
  /** The event that it tells, by its number. */
  event: number;
}

/** What an action has brought; the line that begins it first. Start and end of a turn have lines of their own. */
export interface ActionLines {
  lines: Told[];
}

export interface Chapter {
  /** From 1; 0 for the setup. */
  turn: number;
  title: string;
  seat: number | null;
  deeds: ActionLines[];
}

/** The words of things that can be looked at are put in afterwards: until then each is one sign that no language has. */
const FIRST_SIGN = 0xe000;
const SIGNS = /([\uE000-\uF8FF])/;

export const plain = (parts: readonly Part[]): string => parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How people and things of a game are called before a reader. */
export class Voice {
  constructor(
    readonly setup: Setup,
    /** The seat that is called "you". */
    readonly me: number | null,
  ) {}

  /** The hero's name, with the seat's number where two seats play the same hero. */
  who(seat: number): string {
    const hero = heroOf(this.setup, seat);
    const shared = this.setup.seats.filter((other) => other.hero.name === hero).length > 1;
    return shared ? say('seat-name', { hero, number: seat + 1 }) : hero;
  }

  /** The two variables that a seat becomes. */
  seat(seat: number): { seat: string; seatIs: string } {
    return { seat: this.who(seat), seatIs: this.is(seat) };
  }

  private is(seat: number): string {
    return seat === this.me ? 'you' : 'other';
  }

  card(seat: number, card: number): Part {
    return { kind: 'card', seat, card, name: cardOf(this.setup, seat, card).name };
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
        return { kind: 'ability', seat: source.seat, name: say('source-ability', this.seat(source.seat)) };
    }
  }

  line(line: Line): Part[] {
    return this.say(line.key, line.args);
  }

  /** The words for a key that comes with its arguments, as a sentence: it begins with a capital letter. */
  say(key: string, args: Line['args']): Part[] {
    const [first, ...rest] = this.term(key, args);
    if (first === undefined) return [];
    return [typeof first === 'string' ? capital(first) : { ...first, name: capital(first.name) }, ...rest];
  }

  /** The same as a part of something else. */
  term(key: string, args: Line['args']): Part[] {
    const things: Exclude<Part, string>[] = [];
    const sign = (part: Part): string => {
      if (typeof part === 'string') return part;
      things.push(part);
      return String.fromCharCode(FIRST_SIGN + things.length - 1);
    };
    const variables: Variables = {};
    for (const [name, arg] of Object.entries(args)) {
      if (arg.kind === 'seat') variables[`${name}Is`] = this.is(arg.seat);
      variables[name] = this.variable(arg, sign);
    }
    const pieces = sayKey(key, variables)
      .split(SIGNS)
      .filter((piece) => piece !== '');
    return pieces.map((piece) => things[piece.charCodeAt(0) - FIRST_SIGN] ?? piece);
  }

  private variable(arg: Arg, sign: (part: Part) => string): string | number {
    switch (arg.kind) {
      case 'text':
        return arg.text;
      case 'words':
        return sayKey(arg.key);
      case 'number':
        return arg.number;
      case 'seat':
        return this.who(arg.seat);
      case 'seats':
        return listed(arg.seats.map((seat) => this.who(seat)));
      case 'team':
        return say('team-name', { letter: String.fromCharCode(65 + arg.team) });
      case 'fighter':
        return fighterOf(this.setup, arg.fighter).name;
      case 'card':
        return arg.card === null ? say('card-hidden') : sign(this.card(arg.seat, arg.card));
      case 'cards':
        return listed(arg.cards.map((card) => sign(this.card(arg.seat, card))));
      case 'space':
        return at(this.setup.board.spaces, arg.space).id;
      case 'item':
        return sign(this.item(arg.item));
      case 'door':
        return at(this.setup.board.doors, arg.door);
      case 'source':
        return sign(this.source(arg.source));
      case 'terms':
        return arg.terms.map((term) => inSum(this, term).map(sign).join('')).join(', ');
    }
  }
}

/** What is said about an event, without what it follows from; empty if it needs no words. */
export function sentence(voice: Voice, event: ToldEvent): string {
  const line = event.lines.at(-1);
  return line === undefined ? '' : plain(voice.line(line));
}

/** All lines of an event, put into words. */
export function told(voice: Voice, event: ToldEvent, number: number): Told[] {
  return event.lines.map((line) => ({ parts: voice.line(line), strong: line.level === 'strong', event: number }));
}

/** Whether an event begins an action, with which a group of lines begins. */
export function beginsAction(event: EventFace): boolean {
  return event.kind === 'maneuver' || event.kind === 'scheme' || event.kind === 'item' || event.kind === 'attack';
}

/** Chapters that have been told, by their first event, for as long as nothing is added to them. */
export type Memory = WeakMap<EventFace, { last: EventFace; count: number; chapter: Chapter }>;

/** A whole game by turns and actions. With a memory, a chapter that has not changed is the same object as before. */
export function story(setup: Setup, events: readonly ToldEvent[], me: number | null, memory: Memory = new WeakMap()): Chapter[] {
  const voice = new Voice(setup, me);
  const chapters: Chapter[] = [];
  const starts = events.flatMap(({ kind }, n) => (kind === 'turn' && n > 0 ? [n] : []));
  let from = 0;
  let turn = events[0]?.kind === 'turn' ? 1 : 0;
  for (const to of [...starts, events.length]) {
    const [first, last] = [events[from], events[to - 1]];
    if (first === undefined || last === undefined) break;
    const kept = memory.get(first);
    const same = kept?.last === last && kept.count === to - from;
    const chapter = same ? kept.chapter : tellChapter(voice, events, from, to, turn);
    if (!same) memory.set(first, { last, count: to - from, chapter });
    if (turn > 0 || chapter.deeds.length > 0) chapters.push(chapter);
    from = to;
    turn += 1;
  }
  return chapters;
}

/** One turn, or the setup. */
function tellChapter(voice: Voice, events: readonly ToldEvent[], from: number, to: number, turn: number): Chapter {
  const deeds: ActionLines[] = [{ lines: [] }];
  const chapter: Chapter = { turn, title: say('log-setup'), seat: null, deeds };
  for (let n = from; n < to; n += 1) {
    const event = at(events, n);
    if (event.kind === 'turn') {
      chapter.title = sentence(voice, event);
      chapter.seat = event.seat;
      continue;
    }
    if (beginsAction(event)) deeds.push({ lines: [] });
    deeds.at(-1)?.lines.push(...told(voice, event, n));
  }
  chapter.deeds = deeds.filter(({ lines }) => lines.length > 0);
  return chapter;
}
