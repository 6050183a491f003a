import { describe, expect, test } from 'vitest';
import { PROTOCOL, type ToldEvent, type FromServer, type Setup, type Sight, type TableFace, type Update } from '../protocol/types';
import { backOff, Link, socketUrl, take, type Change, type Connection, type Told, type Wire } from './net';

const table: TableFace = {
  id: 't',
  status: 'playing',
  mode: 'duel',
  board: null,
  seats: [],
  clock: null,
  open: false,
  guests_bring: false,
  lesson: false,
  deal: null,
  from_record: false,
  watchers: 0,
  undo: null,
  ending: null,
  rematch: null,
  rematch_wanted: [],
};
const setup: Setup = {
  mode: 'duel',
  switches: [],
  seats: [],
  fighters: [],
  items: [],
  board: { name: '', set: '', width: 1, height: 1, radius: 1, zones: [], spaces: [], lines: [], doors: [], item_spaces: [], place: null },
};
const sight = (turn: number): Sight => ({
  seat: 0,
  turn,
  active: 0,
  actions: 2,
  seats: [],
  fighters: [],
  closed: [],
  items: [],
  combat: null,
  won: null,
});
const turns = (...seats: number[]): ToldEvent[] => seats.map((seat) => ({ kind: 'turn', seat, lines: [] }));
const update = (from: number, events: ToldEvent[], turn = 0): Update => ({
  from,
  events,
  sight: sight(turn),
  asked: null,
  decision: null,
  undo_free: false,
  undo_ask: false,
});
const sync = (events: ToldEvent[], turn = 0): FromServer => ({
  type: 'sync',
  protocol: PROTOCOL,
  seat: 0,
  table,
  setup,
  update: update(0, events, turn),
});
const more = (from: number, events: ToldEvent[], turn = 0): FromServer => ({ type: 'update', update: update(from, events, turn) });

function told(...messages: FromServer[]): { told: Told | null; changes: Change[] } {
  let now: Told | null = null;
  const changes = messages.map((message) => {
    const next = take(now, message);
    now = next.told;
    return next.change;
  });
  return { told: now, changes };
}

describe('messages', () => {
  test('add up', () => {
    const all = told(sync(turns(0)), more(1, turns(1), 1), more(2, [], 2));
    expect(all.changes).toEqual(['anew', 'more', 'more']);
    expect(all.told?.play?.events).toEqual(turns(0, 1));
    expect(all.told?.play?.sight.turn).toBe(2);
  });

  test('said twice change nothing', () => {
    const all = told(sync(turns(0)), more(1, turns(1), 1), more(1, turns(1), 9));
    expect(all.changes).toEqual(['anew', 'more', 'nothing']);
    expect(all.told?.play?.sight.turn).toBe(1);
  });

  test('that overlap bring only what is new', () => {
    const all = told(sync(turns(0, 1)), more(1, turns(1, 2), 1));
    expect(all.changes).toEqual(['anew', 'more']);
    expect(all.told?.play?.events).toEqual(turns(0, 1, 2));
  });

  test('with a gap before them are left aside', () => {
    const all = told(sync(turns(0)), more(2, turns(1), 7));
    expect(all.changes).toEqual(['anew', 'gap']);
    expect(all.told?.play?.sight.turn).toBe(0);
    expect(told(more(0, turns(0))).changes).toEqual(['gap']);
  });

  test('of everything take back what an undo has taken back', () => {
    expect(told(sync(turns(0, 1)), sync(turns(0))).told?.play?.events).toEqual(turns(0));
  });

  test('about the table leave the game as it is', () => {
    const all = told(sync(turns(0)), { type: 'table', table: { ...table, watchers: 3 } });
    expect(all.changes).toEqual(['anew', 'table']);
    expect(all.told?.table.watchers).toBe(3);
    expect(all.told?.play?.events).toEqual(turns(0));
  });

  test('before the game begins hold only the table', () => {
    const waiting: FromServer = { type: 'sync', protocol: PROTOCOL, seat: 1, table, setup: null, update: null };
    expect(told(waiting).told).toEqual({ seat: 1, table, play: null });
  });
});

/** A table played by the test: its wires, its clock, and what the link has told. */
function stage(secret: string | null = 's') {
  const wires: (Wire & { sent: string[]; closed: boolean })[] = [];
  const timers: { ms: number; call: () => void }[] = [];
  const connections: Connection[] = [];
  const heard: Change[] = [];
  const words: string[] = [];
  const link = new Link({
    secret,
    open() {
      const wire = {
        sent: [] as string[],
        closed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send(text: string) {
          this.sent.push(text);
        },
        close() {
          this.closed = true;
        },
      };
      wires.push(wire);
      return wire;
    },
    ontold: (_, change) => heard.push(change),
    onword: (word) => words.push(word.type),
    onconnection: (connection) => connections.push(connection),
    later(ms, call) {
      const timer = { ms, call };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  link.start();
  const wire = () => wires[wires.length - 1]!;
  return {
    link,
    wires,
    timers,
    connections,
    heard,
    words,
    wire,
    say: (message: FromServer) => wire().onmessage?.({ data: JSON.stringify(message) }),
    sent: () => wire().sent.map((text): unknown => JSON.parse(text)),
    /** Lets the timer of this length run out. */
    pass(ms: number) {
      const timer = timers.find((each) => each.ms === ms);
      if (!timer) throw new Error(`no timer of ${ms} ms among ${timers.map((each) => each.ms).join()}`);
      timers.splice(timers.indexOf(timer), 1);
      timer.call();
    },
  };
}

describe('a link', () => {
  test('says hello with the secret of its seat', () => {
    const s = stage('secret');
    s.wire().onopen?.();
    expect(s.sent()).toEqual([{ protocol: PROTOCOL, secret: 'secret' }]);
    const watching = stage(null);
    watching.wire().onopen?.();
    expect(watching.sent()).toEqual([{ protocol: PROTOCOL }]);
  });

  test('asks for everything after a gap', () => {
    const s = stage();
    s.say(sync(turns(0)));
    s.say(more(5, turns(1)));
    expect(s.sent()).toEqual([{ type: 'sync' }]);
    expect(s.heard).toEqual(['anew']);
    s.say(sync(turns(0, 1, 0, 1, 0, 1)));
    expect(s.heard).toEqual(['anew', 'anew']);
  });

  test('comes back after a break, with more patience each time', () => {
    const s = stage();
    s.say(sync(turns(0)));
    expect(s.connections).toEqual(['connecting', 'live']);
    s.wire().onclose?.();
    s.pass(backOff(0));
    expect(s.wires).toHaveLength(2);
    s.wire().onclose?.();
    s.pass(backOff(1));
    expect(s.wires).toHaveLength(3);
    s.wire().onopen?.();
    s.say(sync(turns(0, 1)));
    expect(s.connections.at(-1)).toBe('live');
    expect(s.link.told?.play?.events).toHaveLength(2);
    // Once it is back, patience begins anew.
    s.wire().onclose?.();
    s.pass(backOff(0));
    expect(s.wires).toHaveLength(4);
    expect(backOff(30)).toBe(8000);
  });

  test('hears nothing more from a wire that it has left', () => {
    const s = stage();
    s.say(sync(turns(0)));
    const old = s.wire();
    const hear = old.onmessage;
    old.onclose?.();
    expect(old.onmessage).toBeNull();
    expect(hear).not.toBeNull();
    expect(s.link.send({ type: 'ping' })).toBe(false);
    // Nor does it speak before the table has answered on the new one.
    s.pass(backOff(0));
    expect(s.link.send({ type: 'ping' })).toBe(false);
    s.say(sync(turns(0)));
    expect(s.link.send({ type: 'ping' })).toBe(true);
  });

  test('finds out that a silent wire is dead', () => {
    const s = stage();
    s.say(sync(turns(0)));
    s.pass(20_000);
    expect(s.sent()).toEqual([{ type: 'ping' }]);
    const dead = s.wires[0]!;
    s.pass(20_000);
    expect(dead.closed).toBe(true);
    s.pass(backOff(0));
    expect(s.wires).toHaveLength(2);
  });

  test('stays closed once it is closed', () => {
    const s = stage();
    s.say(sync(turns(0)));
    s.link.close();
    expect(s.wire().closed).toBe(true);
    expect(s.timers).toEqual([]);
  });

  test('hands refusals on, and is not moved by noise', () => {
    const s = stage();
    s.say({ type: 'refused', problem: { code: 'stale', args: {}, text: 'Too late.' } });
    s.wire().onmessage?.({ data: '{' });
    s.wire().onmessage?.({ data: '3' });
    s.wire().onmessage?.({ data: new ArrayBuffer(2) });
    expect(s.words).toEqual(['refused']);
    expect(s.heard).toEqual([]);
  });
});

test('a socket is where the page is', () => {
  expect(socketUrl('a b', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/tables/a%20b/socket');
  expect(socketUrl('t', { protocol: 'http:', host: 'localhost:1' })).toBe('ws://localhost:1/api/tables/t/socket');
});
