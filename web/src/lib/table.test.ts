import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import action from '../fixtures/action.json';
import { PROTOCOL, type FromServer, type SeatKey } from '../protocol/types';
import { comesForward, LiveTable } from './table.svelte';

describe('who comes forward', () => {
  test.each([
    // asked, own seats, in front, comes
    [0, [0], 0, null],
    [1, [0], 0, null],
    [1, [0, 1], 0, 1],
    [0, [0, 1], 1, 0],
    [2, [0, 1], 1, null],
    [null, [0, 1], 0, null],
    [2, [0, 2], 0, 1],
  ])('seat %s is asked, here are %j, %i is in front', (asked, seats, front, comes) => {
    expect(comesForward(asked, seats, front)).toBe(comes);
  });
});

type Sync = Extract<FromServer, { type: 'sync' }>;

/** The message of a seat, when `asked` has to decide. */
function sync(seat: number, asked: number, names: [string, string], extra: object[] = []): Sync {
  const message = structuredClone(action) as unknown as Sync;
  message.seat = seat;
  names.forEach((name, i) => {
    const face = message.table.seats[i];
    if (face) face.name = name;
  });
  const { update } = message;
  if (!update?.asked || !update.decision) throw new Error('the fixture asks nothing');
  update.asked = { ...update.asked, seat: asked };
  update.sight = { ...update.sight, seat };
  update.decision = seat === asked ? { ...update.decision, asked: update.asked } : null;
  update.events = [...update.events, ...(extra as typeof update.events)];
  return message;
}

class Socket {
  static all: Socket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let kept: Map<string, string>;
const sit = (...secrets: string[]) =>
  kept.set('peerless.keys.fixture', JSON.stringify(secrets.map((secret, seat): SeatKey => ({ seat, secret }))));

beforeEach(() => {
  kept = new Map();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const socket = (place: number): Socket => {
  const found = Socket.all[place];
  if (!found) throw new Error(`no socket ${place}`);
  return found;
};

describe('a table', () => {
  test('without a key is watched', () => {
    const table = new LiveTable('fixture');
    socket(0).onopen?.();
    expect(socket(0).sent).toEqual([{ protocol: PROTOCOL }]);
    expect(table.keys).toEqual([]);
    table.close();
  });

  test('sends each answer once', () => {
    sit('a');
    const table = new LiveTable('fixture');
    socket(0).say(sync(0, 0, ['Ann', 'Ben']));
    const n = table.game?.decision?.n;
    expect(n).toBeDefined();
    table.answer(1);
    table.answer(1);
    expect(socket(0).sent).toEqual([{ type: 'answer', decision: n, option: 1 }]);
    expect(table.game?.decision).toBeNull();
    // Refused, it can be answered again.
    socket(0).say({ type: 'refused', problem: { code: 'no-such-option', args: {}, text: 'There is no such option.' } });
    expect(table.game?.decision?.n).toBe(n);
    expect(table.word).toMatchObject({ kind: 'refused' });
    table.close();
  });

  test('shows nobody’s hand before somebody of several people has taken the device', () => {
    sit('a', 'b');
    const table = new LiveTable('fixture');
    socket(0).say(sync(0, 1, ['Ann', 'Ben']));
    // Who sits at the other place is not known yet.
    expect(table.game).toBeNull();
    socket(1).say(sync(1, 1, ['Ann', 'Ben']));
    expect(table.handOver).toEqual({ place: 1, name: 'Ben' });
    table.ready();
    expect(table.handOver).toBeNull();
    expect(table.game).toMatchObject({ seat: 1 });
    expect(table.game?.decision).not.toBeNull();
    table.close();
  });

  test('is handed over when another person is asked', () => {
    sit('a', 'b');
    const table = new LiveTable('fixture');
    socket(0).say(sync(0, 0, ['Ann', 'Ben']));
    socket(1).say(sync(1, 0, ['Ann', 'Ben']));
    table.ready();
    expect(table.game).toMatchObject({ seat: 0 });
    const more = [{ kind: 'actions', seat: 0, left: 1 }];
    socket(0).say(sync(0, 1, ['Ann', 'Ben'], more));
    socket(1).say(sync(1, 1, ['Ann', 'Ben'], more));
    expect(table.handOver).toEqual({ place: 1, name: 'Ben' });
    expect(table.game).toMatchObject({ seat: 0 });
    table.ready();
    expect(table.game).toMatchObject({ seat: 1 });
    table.close();
  });

  test('changes seats by itself where one person plays both', () => {
    sit('a', 'b');
    const table = new LiveTable('fixture');
    socket(0).say(sync(0, 1, ['Ann', 'Ann']));
    socket(1).say(sync(1, 1, ['Ann', 'Ann']));
    expect(table.handOver).toBeNull();
    expect(table.game).toMatchObject({ seat: 1 });
    table.close();
  });

  test('waits for the socket of the seat that is asked', () => {
    sit('a', 'b');
    const table = new LiveTable('fixture');
    socket(0).say(sync(0, 0, ['Ann', 'Ann']));
    socket(1).say(sync(1, 0, ['Ann', 'Ann']));
    const more = [{ kind: 'actions', seat: 0, left: 1 }];
    socket(0).say(sync(0, 1, ['Ann', 'Ann'], more));
    expect(table.game).toMatchObject({ seat: 0 });
    socket(1).say(sync(1, 1, ['Ann', 'Ann'], more));
    expect(table.game).toMatchObject({ seat: 1 });
    table.close();
  });

  test('keeps the seat that the server gave to a key', () => {
    sit('a');
    const table = new LiveTable('fixture');
    socket(0).say(sync(1, 1, ['Ann', 'Ben']));
    expect(JSON.parse(kept.get('peerless.keys.fixture') ?? '')).toEqual([{ seat: 1, secret: 'a' }]);
    table.close();
  });
});
