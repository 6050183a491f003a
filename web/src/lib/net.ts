// A socket to a table: says hello, comes back after a break, and keeps what the table has said in order.
import {
  PROTOCOL,
  type Asked,
  type Decision,
  type ToldEvent,
  type FromClient,
  type FromServer,
  type Setup,
  type Sight,
  type TableFace,
  type Update,
} from '../protocol/types';

/** All that a socket has been told so far: the truth that is drawn. */
export interface Told {
  seat: number | null;
  table: TableFace;
  /** Null before the game has begun. */
  play: Play | null;
}

export interface Play {
  setup: Setup;
  events: ToldEvent[];
  sight: Sight;
  asked: Asked | null;
  decision: Decision | null;
  undoFree: boolean;
  undoAsk: boolean;
}

/** What a message has changed: everything anew, some new events, only the table, or nothing that is drawn. */
export type Change = 'anew' | 'more' | 'table' | 'nothing' | 'gap';

/** Takes in a message. The same message twice changes nothing; a gap leaves all as it was and calls for a sync. */
export function take(told: Told | null, message: FromServer): { told: Told | null; change: Change } {
  switch (message.type) {
    case 'sync': {
      const { seat, table, setup, update } = message;
      return { told: { seat, table, play: setup && update ? played(setup, [], update) : null }, change: 'anew' };
    }
    case 'update': {
      if (!told?.play) return { told, change: 'gap' };
      const { update } = message;
      const have = told.play.events.length;
      if (update.from > have) return { told, change: 'gap' };
      // Said before: either all of its events are known, or it had none and came earlier.
      if (update.from < have && update.from + update.events.length <= have) return { told, change: 'nothing' };
      const fresh = update.events.slice(have - update.from);
      return { told: { ...told, play: played(told.play.setup, told.play.events, { ...update, events: fresh }) }, change: 'more' };
    }
    case 'table':
      return told ? { told: { ...told, table: message.table }, change: 'table' } : { told, change: 'gap' };
    case 'refused':
    case 'why':
    case 'reaction':
    case 'pong':
      return { told, change: 'nothing' };
    default:
      // A newer server may say more.
      return { told, change: 'nothing' };
  }
}

function played(setup: Setup, before: ToldEvent[], update: Update): Play {
  return {
    setup,
    events: [...before, ...update.events],
    sight: update.sight,
    asked: update.asked,
    decision: update.decision,
    undoFree: update.undo_free,
    undoAsk: update.undo_ask,
  };
}

export type Connection = 'connecting' | 'live' | 'lost';

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkConfig {
  open(): Wire;
  secret: string | null;
  ontold(told: Told, change: Change): void;
  /** Refusals, answers to "why not", and what players say. */
  onword(message: Extract<FromServer, { type: 'refused' | 'why' | 'reaction' }>): void;
  onconnection(connection: Connection): void;
  /** Calls back after some milliseconds; tests bring their own clock. */
  later(ms: number, call: () => void): () => void;
}

/** The first retry comes soon, later ones less often. */
export const backOff = (tries: number): number => Math.min(8000, 250 * 2 ** tries);

/** How often a silent socket is asked whether it is still there, and how long it may stay silent. */
const PING_MS = 20_000;

export class Link {
  told: Told | null = null;
  #wire: Wire | null = null;
  #tries = 0;
  #closed = false;
  #cancel: (() => void)[] = [];
  #heard = true;
  /** The table has answered on this wire. */
  #live = false;

  constructor(private readonly config: LinkConfig) {}

  start(): void {
    this.#connect();
  }

  /** False if it could not be sent: the connection is down. */
  send(message: FromClient): boolean {
    if (!this.#wire || !this.#live) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Tries again at once, without waiting for the next retry. */
  retry(): void {
    if (this.#closed || this.#wire) return;
    this.#still();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#still();
    this.#drop();
  }

  #connect(): void {
    this.config.onconnection(this.told ? 'lost' : 'connecting');
    const wire = this.config.open();
    const { secret } = this.config;
    wire.onopen = () => wire.send(JSON.stringify(secret ? { protocol: PROTOCOL, secret } : { protocol: PROTOCOL }));
    wire.onmessage = (event) => this.#hear(event.data);
    wire.onclose = () => this.#lost(wire);
    this.#wire = wire;
    this.#heard = true;
    this.#beat(wire);
  }

  #hear(data: unknown): void {
    this.#heard = true;
    const message = parse(data);
    if (!message) return;
    if (message.type === 'refused' || message.type === 'why' || message.type === 'reaction') this.config.onword(message);
    const { told, change } = take(this.told, message);
    if (change === 'gap') this.#wire?.send(JSON.stringify({ type: 'sync' } satisfies FromClient));
    if (!told || change === 'gap' || change === 'nothing') return;
    this.told = told;
    if (message.type === 'sync') {
      this.#tries = 0;
      this.#live = true;
      this.config.onconnection('live');
    }
    this.config.ontold(told, change);
  }

  /** A connection that died without a word is found by asking. */
  #beat(wire: Wire): void {
    this.#cancel.push(
      this.config.later(PING_MS, () => {
        if (wire !== this.#wire) return;
        if (!this.#heard) {
          wire.close();
          return this.#lost(wire);
        }
        this.#heard = false;
        this.send({ type: 'ping' });
        this.#beat(wire);
      }),
    );
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#closed) return;
    this.#drop();
    this.#still();
    this.config.onconnection('lost');
    this.#cancel.push(this.config.later(backOff(this.#tries++), () => this.#connect()));
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#live = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #still(): void {
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
  }
}

/** A message in JSON; what is none is left unheard. */
function parse(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'type' in message ? (message as FromServer) : null;
  } catch {
    return null;
  }
}

/** A wire over the browser's own sockets. */
export function wireTo(url: string): Wire {
  const socket = new WebSocket(url);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent<unknown>) => wire.onmessage?.(event);
  socket.onclose = () => wire.onclose?.();
  return wire;
}

/** The address of a table's socket, on the host that the page came from. */
export function socketUrl(table: string, at: { protocol: string; host: string } = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
