// A table that asks what a test wants to be asked: the server's part is played by the test.
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { Decision, FromServer } from '../src/protocol/types';

type Sync = Extract<FromServer, { type: 'sync' }>;
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`../src/fixtures/${name}.json`, import.meta.url), 'utf8')) as Sync;
export const kept = fixture('action');
const update = kept.update!;
export const seat = kept.seat!;
export const other = 1 - seat;
export const names = kept.setup!.seats[other]!.hero.cards.map(({ name }) => name);

export const choice = (ask: Decision['asked']['ask'], cards: number[], left: number): Decision => ({
  n: 900 + left,
  asked: { seat, ask, source: { kind: 'ability', seat }, clause: null, left },
  options: cards.map((card) => ({ text: `card ${card}`, deed: { kind: 'card', seat: other, card } })),
});

/** A table that asks this, one after the other; the answers that came. */
export async function ask(page: Page, ...decisions: Decision[]): Promise<number[]> {
  const answers: number[] = [];
  const seats = update.sight.seats.map((each, i) => (i === other ? { ...each, top: [1, 2, 3], pile: [4, 4, 5] } : each));
  const now = (decision: Decision) => ({ ...update, sight: { ...update.sight, combat: null, seats }, asked: decision.asked, decision });
  let next = 0;
  const tell = (socket: WebSocketRoute, type: 'sync' | 'update') => {
    const decision = decisions[Math.min(next, decisions.length - 1)]!;
    const told = now(decision);
    socket.send(
      JSON.stringify(type === 'sync' ? { ...kept, update: told } : { type, update: { ...told, from: update.events.length, events: [] } }),
    );
  };
  await page.routeWebSocket(/socket$/, (socket) => {
    socket.onMessage((message) => {
      const said = JSON.parse(message.toString()) as { type?: string; option?: number };
      if (said.type === undefined) return tell(socket, 'sync');
      if (said.type !== 'answer') return;
      const { deed } = decisions[next]!.options[said.option ?? 0]!;
      if (deed.kind === 'card') answers.push(deed.card);
      next += 1;
      if (next < decisions.length) tell(socket, 'update');
    });
  });
  await page.goto('/t/fixture#k=secret');
  return answers;
}

/** A table as it was kept once, which goes no further. */
export async function stand(page: Page, name: string): Promise<void> {
  const told = JSON.stringify(fixture(name));
  await page.routeWebSocket(/socket$/, (socket) => socket.onMessage(() => socket.send(told)));
  await page.goto('/t/fixture#k=secret');
}
