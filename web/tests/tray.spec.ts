// Cards are chosen as cards, and put in an order by drag, button or key.
import { readFileSync } from 'node:fs';
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import type { Decision, FromServer } from '../src/protocol/types';
import { accessible, picture, settle } from './util';
import { say } from './words';

type Sync = Extract<FromServer, { type: 'sync' }>;
const kept = JSON.parse(readFileSync(new URL('../src/fixtures/action.json', import.meta.url), 'utf8')) as Sync;
const update = kept.update!;
const seat = kept.seat!;
const other = 1 - seat;
const names = kept.setup!.seats[other]!.hero.cards.map(({ name }) => name);

const choice = (ask: Decision['asked']['ask'], cards: number[], left: number): Decision => ({
  n: 900 + left,
  asked: { seat, ask, source: { kind: 'ability', seat }, left },
  options: cards.map((card) => ({ text: `card ${card}`, deed: { kind: 'card', seat: other, card } })),
});

/** A table that asks this, one after the other; the answers that came. */
async function ask(page: Page, ...decisions: Decision[]): Promise<number[]> {
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
  await settle(page);
  await page.goto('/t/fixture#k=secret');
  return answers;
}

test('cards of a pile lie there as cards, with their copies and how many are due', async ({ page }) => {
  const answers = await ask(page, choice('card', [4, 5], 2), choice('card', [4], 1));
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  await expect(tray.locator('.card')).toHaveCount(2);
  await expect(tray).toContainText(say('ui-tray-count', { number: 1, all: 2 }));
  await expect(tray).toContainText(say('ui-tray-from-pile', { seat: kept.setup!.seats[other]!.hero.name }));
  await expect(tray.getByRole('button', { name: names[4]! })).toHaveAccessibleName(new RegExp(say('ui-cards-hand-copies', { count: 2 })));
  await accessible(page);
  await picture(page, 'tray');
  await tray.getByRole('button', { name: names[5]! }).click();
  await expect(tray).toContainText(say('ui-tray-count', { number: 2, all: 2 }));
  // By its digit too.
  await page.keyboard.press('1');
  await expect.poll(() => answers).toEqual([5, 4]);
});

test('an order is arranged by keys and sent as a whole', async ({ page }) => {
  const answers = await ask(page, choice('card-order', [1, 2, 3], 3), choice('card-order', [1, 3], 2));
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  const cards = tray.locator('[data-place]');
  await expect(cards).toHaveCount(3);
  await cards.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.first()).toBeFocused();
  await expect(cards.first()).toHaveAccessibleName(new RegExp(names[2]!));
  await tray
    .getByRole('button', { name: say('ui-tray-later') })
    .nth(1)
    .click();
  await expect(cards.nth(1)).toHaveAccessibleName(new RegExp(names[3]!));
  await accessible(page);
  await picture(page, 'tray-order');
  await tray.getByRole('button', { name: say('ui-tray-order') }).click();
  await expect.poll(() => answers).toEqual([2, 3]);
});

test('an order is arranged by drag', async ({ page }) => {
  await ask(page, choice('card-order', [1, 2, 3], 3));
  const cards = page.getByRole('region', { name: say('ui-tray-title') }).locator('[data-place]');
  await cards.nth(2).dragTo(cards.nth(0));
  await expect(cards.first()).toHaveAccessibleName(new RegExp(names[3]!));
});

test('a question with a single answer says why it is asked', async ({ page }) => {
  await ask(page, {
    n: 900,
    asked: { seat, ask: 'defense', source: null, left: null },
    options: [{ text: 'no defense', deed: { kind: 'no-defense' } }],
  });
  await expect(page.getByRole('region', { name: say('ui-play-region') })).toContainText(say('ui-play-lone'));
});
