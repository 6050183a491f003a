// A table as this device plays it: a socket for each of its seats, the one in front shown event by event.
import type { AskKind, Because, Coach, CoachWish, FromClient, Phrase, Problem, SeatKey, TableFace, Wish } from '../protocol/types';
import { continues, Show, type Scene } from '../play/show';
import { api, Trouble } from './api';
import type { Game } from './game';
import { keepKeys, keysOf } from './keys';
import { Link, socketUrl, wireTo, type Change, type Connection, type Told } from './net';
import { duration, reading, settings } from './settings.svelte';
import { knock } from './server.svelte';
import { play as sound, soundOf } from './sound';

/** One of this device's seats, or its place to watch from. */
interface Seated {
  secret: string | null;
  link: Link;
  told: Told | null;
  connection: Connection;
}

/** Something said to this client alone. */
export type Word = { kind: 'why'; wish: Wish; because: Because } | { kind: 'refused'; problem: Problem };

/** A phrase that a seat says; `n` parts the same phrase said twice. */
export interface Said {
  n: number;
  seat: number;
  phrase: Phrase;
}

/** A phrase is shown for so long, and so many of them at once. */
const SAID_MS = 6000;
const SAID = 4;

/** A result of others is read for so long. */
const READ_MS = 5000;

const later = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Who comes to the front when this seat is asked: a place among the own seats, or null to leave all as it is. */
export function comesForward(asked: number | null, seats: readonly (number | null)[], front: number): number | null {
  if (asked === null || seats[front] === asked) return null;
  const place = seats.indexOf(asked);
  return place < 0 ? null : place;
}

export class LiveTable {
  readonly id: string;
  table: TableFace | null = $state.raw(null);
  connection: Connection = $state('connecting');
  /** There is no such table. */
  missing = $state(false);
  scene: Scene | null = $state.raw(null);
  word: Word | null = $state.raw(null);
  /** What was said lately, the newest last. */
  said: readonly Said[] = $state.raw([]);
  paused = $state(false);
  /** The last choice that was made here. */
  chosen: { ask: AskKind; text: string } | null = $state.raw(null);
  /** How often something was taken back. */
  takenBack = $state(0);
  /** The person who must take the device before anything is shown. */
  handOver: { place: number; name: string } | null = $state.raw(null);
  #told: Told | null = $state.raw(null);
  /** The decision that has been answered and waits for the table's word. */
  #answered: number | null = $state(null);
  #undoFrom: Seated | null = $state.raw(null);
  /** Something is to be taken back; all is told anew then. */
  #undoing = false;
  #seated: Seated[] = [];
  #front = 0;
  #show: Show | null = null;

  game: Game | null = $derived.by(() => {
    const [told, scene, table] = [this.#told, this.scene, this.table];
    if (!told?.play || !scene || !table) return null;
    const { setup, events, asked, decision } = told.play;
    const free = !scene.running && decision?.n !== this.#answered;
    return {
      table,
      setup,
      seat: told.seat,
      sight: scene.sight,
      events: scene.shown === events.length ? events : events.slice(0, scene.shown),
      asked,
      decision: free && table.status === 'playing' ? decision : null,
      undoFree: this.#undoFrom?.told?.play?.undoFree ?? false,
      undoAsk: this.#undoFrom?.told?.play?.undoAsk ?? false,
    };
  });

  constructor(id: string) {
    this.id = id;
    this.#open();
  }

  /** The keys of the own seats, with the seats that they have now. */
  get keys(): SeatKey[] {
    return this.#seated.flatMap(({ secret, told }) => (secret === null ? [] : [{ secret, seat: told?.seat ?? -1 }]));
  }

  /** Opens all sockets anew, as after taking a seat. */
  reopen(): void {
    this.close();
    this.#open();
  }

  close(): void {
    for (const { link } of this.#seated) link.close();
    this.#show?.close();
    this.#show = null;
    this.#seated = [];
    this.scene = null;
    this.#told = null;
  }

  answer(option: number): void {
    const decision = this.game?.decision;
    if (!decision) return;
    this.word = null;
    if (!this.#send({ type: 'answer', decision: decision.n, option })) return;
    this.#answered = decision.n;
    const text = decision.options[option]?.text;
    if (text !== undefined) this.chosen = { ask: decision.asked.ask, text };
  }

  why(wish: Wish): void {
    this.#send({ type: 'why', wish });
  }

  /** Takes back the last choice of one of the own seats, or asks the others whether it may. */
  undo(): void {
    this.#undoing = this.#undoFrom?.link.send({ type: 'undo' }) ?? false;
  }

  /** Answers a request to undo, for all own seats that are asked. */
  undoAnswer(accept: boolean): void {
    for (const { told, link } of this.#seated) {
      if (told?.seat != null && this.table?.undo?.waiting_for.includes(told.seat)) link.send({ type: 'undo-answer', accept });
    }
  }

  resign(): void {
    this.#send({ type: 'resign' });
  }

  claim(): void {
    this.#send({ type: 'claim' });
  }

  rematch(): void {
    for (const { link } of this.#seated) link.send({ type: 'rematch' });
  }

  /** Gives up the seats before the game has begun. */
  leave(): void {
    for (const { link } of this.#seated) link.send({ type: 'leave' });
  }

  /** Asks the coach about the open decision of the seat in front. */
  coach(wish: CoachWish): Promise<Coach> {
    return api.coach(this.id, { secret: this.#seated[this.#front]?.secret ?? '', wish });
  }

  /** Says something to everybody at the table. */
  say(phrase: Phrase): void {
    this.#send({ type: 'react', phrase });
  }

  skip(): void {
    this.#show?.skip();
  }

  read(): void {
    this.#show?.read();
  }

  /** Shows what happens step by step, or as it comes. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.#show?.pause(paused);
  }

  step(): void {
    this.#show?.step();
  }

  retry(): void {
    for (const { link } of this.#seated) link.retry();
  }

  /** The person who was called has taken the device. */
  ready(): void {
    const { handOver } = this;
    this.handOver = null;
    if (handOver) this.#bring(handOver.place);
  }

  #open(): void {
    const keys = keysOf(this.id);
    this.#front = 0;
    this.handOver = null;
    this.word = null;
    this.#answered = null;
    this.connection = 'connecting';
    this.#seated = (keys.length > 0 ? keys.map(({ secret }) => secret) : [null]).map((secret) => this.#sit(secret));
    for (const { link } of this.#seated) link.start();
  }

  #sit(secret: string | null): Seated {
    let tries = 0;
    const seated: Seated = {
      secret,
      told: null,
      connection: 'connecting',
      link: new Link({
        secret,
        later,
        open: () => wireTo(socketUrl(this.id)),
        ontold: (told, change) => this.#tell(seated, told, change),
        onword: (message) => {
          if (message.type === 'reaction') return this.#listen(seated, message.seat, message.phrase);
          this.#answered = null;
          this.word =
            message.type === 'why'
              ? { kind: 'why', wish: message.wish, because: message.because }
              : { kind: 'refused', problem: message.problem };
        },
        onconnection: (connection) => {
          // The server may have been renewed in the meantime.
          if (seated.connection === 'lost' && connection === 'live' && seated.told) void knock(true);
          seated.connection = connection;
          if (this.#inFront(seated)) this.connection = connection;
          if (connection === 'lost' && !seated.told && ++tries === 2) void this.#look();
        },
      }),
    };
    return seated;
  }

  /** Everybody at this device hears a phrase once. Who is muted is not heard. */
  #listen(seated: Seated, seat: number, phrase: Phrase): void {
    const own = this.#seats().includes(seat);
    if (!this.#inFront(seated) || (!settings.phrases && !own)) return;
    const said = { n: (this.said.at(-1)?.n ?? 0) + 1, seat, phrase };
    this.said = [...this.said, said].slice(-SAID);
    if (!own) sound('phrase');
    later(SAID_MS, () => (this.said = this.said.filter((one) => one !== said)));
  }

  /** A socket that never opens may be one of a table that never was. */
  async #look(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 404) return;
      this.missing = true;
      for (const { link } of this.#seated) link.close();
    }
  }

  #tell(seated: Seated, told: Told, change: Change): void {
    const before = seated.told;
    seated.told = told;
    if (seated.secret !== null && told.seat !== null && told.seat !== before?.seat)
      keepKeys(this.id, [{ seat: told.seat, secret: seated.secret }]);
    this.#undoFrom = null;
    this.#undoFrom =
      this.#seated.find((each) => each.told?.play?.undoFree) ?? this.#seated.find((each) => each.told?.play?.undoAsk) ?? null;
    if (!this.#inFront(seated)) return this.#show ? this.#callForward() : this.#first();
    this.table = told.table;
    this.#told = told;
    if (change === 'table' || !told.play) return;
    if (change === 'anew') {
      this.#answered = null;
      if (this.#undoing) this.takenBack += 1;
      this.#undoing = false;
    }
    if (!this.#show) {
      this.#first();
    } else if (change === 'more' || (before?.play && continues(before.play.events, told.play.events))) {
      this.#show.add(told.play);
    } else {
      this.#show.reset(told.play);
    }
  }

  /** Shows the game once all own seats have heard of it: only then it is known who sits here. */
  #first(): void {
    const front = this.#seated[this.#front]?.told;
    if (!front?.play || this.#seated.some(({ told }) => !told?.play)) return;
    // Before the first of several people plays, nobody's hand is shown.
    if (this.#seated.some((_, place) => this.#nameAt(place) !== this.#nameAt(0))) {
      const place = comesForward(front.play.asked?.seat ?? null, this.#seats(), this.#front) ?? this.#front;
      this.handOver = { place, name: this.#nameAt(place) };
    }
    this.#begin(front);
  }

  /** Shows a seat's game from where it is now. */
  #begin(told: Told): void {
    if (!told.play) return;
    const { play, seat } = told;
    this.#show?.close();
    this.#show = new Show(play, {
      duration,
      later,
      // A combat of others goes on by itself.
      reads: (by, at) => ([by, at].some((fighter) => play.setup.fighters[fighter]?.seat === seat) ? null : reading(READ_MS)),
      onscene: (scene) => this.#see(scene),
      onevent: (event) => {
        const noise = soundOf(play.setup, event, seat);
        if (noise) sound(noise);
      },
    });
    this.#show.pause(this.paused);
    this.#see(this.#show.scene);
  }

  #see(scene: Scene): void {
    this.scene = scene;
    if (!scene.running) this.#callForward();
  }

  /** Several seats at one device: the one that is asked comes to the front, after its person has taken the device. */
  #callForward(): void {
    if (this.#seated.length < 2 || this.scene?.running || this.table?.status !== 'playing') return;
    const place = comesForward(this.#told?.play?.asked?.seat ?? null, this.#seats(), this.#front);
    // The other seat's socket may not have heard of it yet; it calls again when it has.
    if (place === null || this.handOver?.place === place || !this.#seated[place]?.told?.play?.decision) return;
    if (this.#nameAt(place) === this.#nameAt(this.#front)) this.#bring(place);
    else this.handOver = { place, name: this.#nameAt(place) };
  }

  #bring(place: number): void {
    this.#front = place;
    const seated = this.#seated[place];
    if (!seated) return;
    this.connection = seated.connection;
    this.#answered = null;
    this.word = null;
    if (!seated.told) return;
    this.table = seated.told.table;
    this.#told = seated.told;
    this.#begin(seated.told);
  }

  #inFront(seated: Seated): boolean {
    return this.#seated[this.#front] === seated;
  }

  #seats(): (number | null)[] {
    return this.#seated.map(({ told }) => told?.seat ?? null);
  }

  #nameAt(place: number): string {
    const seat = this.#seats()[place];
    return (seat == null ? null : this.table?.seats[seat]?.name) ?? '';
  }

  #send(message: FromClient): boolean {
    return this.#seated[this.#front]?.link.send(message) ?? false;
  }
}
