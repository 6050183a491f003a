// Tokens on the board, at a table that the test lays out itself.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { FromServer } from '../src/protocol/types';
import { settle } from './util';

const kept = JSON.parse(readFileSync(new URL('../src/fixtures/action.json', import.meta.url), 'utf8')) as Extract<
  FromServer,
  { type: 'sync' }
>;

/** The kept table with a Lamp under a fighter of each seat, and a choice that can be taken back. */
async function lit(page: Page): Promise<void> {
  const { setup, update } = structuredClone(kept);
  if (setup === null || update === null) throw new Error('no game');
  setup.seats.forEach(({ hero }, seat) => {
    hero.tokens = [{ name: 'Lamp', plural: 'Lamps', count: 6, line: false, enter: null, emblem: null }];
    const fighter = setup.fighters.findIndex((each) => each.seat === seat && each.hero);
    update.sight.seats[seat]!.tokens = [{ spaces: [update.sight.fighters[fighter]!.space!], lines: [], left: 5 }];
    // As much to count as there is, so that the last deed has little room.
    hero.counters = ['Nerve', 'Debt', 'Laughter'].map((name) => ({ name, max: 6 }));
    hero.states = [{ name: 'cargo', values: ['powder'] }];
    Object.assign(update.sight.seats[seat]!, { counters: [1, 2, 3], states: [0] });
  });
  const told = JSON.stringify({ ...kept, setup, update: { ...update, undo_free: false, undo_ask: true } });
  await page.routeWebSocket(/socket$/, (socket) => socket.onMessage(() => socket.send(told)));
  await page.goto('/t/fixture#k=secret');
  await expect(page.locator('[data-decision]')).toBeVisible();
}

test('a token is seen under whoever stands there, in the form of its side', async ({ page }) => {
  await settle(page);
  await lit(page);
  const seen = await page.locator('.marker').evaluateAll((markers) =>
    markers.map((marker) => {
      const { x, y, width, height } = marker.querySelector('.tile')!.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return [marker.getAttribute('data-side'), marker.querySelector('.tile')!.tagName, marker.contains(top)];
    }),
  );
  expect(seen).toEqual(
    expect.arrayContaining([
      ['own', 'rect', true],
      ['foe', 'polygon', true],
    ]),
  );
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('all buttons of the bar are there as a whole, and no line of a seat is cut through the middle', async ({ page }) => {
    await settle(page, { language: 'de' });
    await lit(page);
    await expect(page.locator('[data-undo]')).toBeVisible();
    const wide = await page.locator('.bar button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    expect(Math.max(...wide)).toBeLessThanOrEqual(360);
    await expect(page.locator('.seats .compact').first()).toContainText('Lamps');
    const cut = await page.locator('.seats .compact').evaluateAll((panels) =>
      panels.flatMap((panel) => {
        const deed = panel.querySelector('.deed')!;
        const { height, bottom } = deed.getBoundingClientRect();
        const lines = height / parseFloat(getComputedStyle(deed).lineHeight);
        const whole = Math.abs(lines - Math.round(lines)) < 0.1 && (height === 0 || bottom <= panel.getBoundingClientRect().bottom + 1);
        return whole ? [] : [`${deed.textContent}: ${lines} lines`];
      }),
    );
    expect(cut).toEqual([]);
  });
});
