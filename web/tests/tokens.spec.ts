// Tokens on the board, at a table that the test lays out itself.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { nearest, type Direction } from '../src/board/geometry';
import type { Decision, FromServer } from '../src/protocol/types';
import { accessible, accessibleInBoth, fits, picture, settle } from './util';
import { say } from './words';

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
    hero.counters = ['Nerve', 'Debt', 'Laughter', 'Patience', 'Envy', 'Curiosity', 'Boredom'].map((name) => ({
      name,
      max: 6,
      shared: false,
    }));
    hero.states = [{ name: 'cargo', values: ['powder'] }];
    Object.assign(update.sight.seats[seat]!, { counters: [1, 2, 3, 4, 5, 6, 0], states: [0] });
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

/** The kept table with what a Lamp does to whoever comes in, a Rope on a line, a counter that is shared, and a question of the test's own. */
const ENTER = 'If it is an opposing fighter, end its move, then deal 1 damage to it.';
async function laid(page: Page, ...decisions: Decision[]): Promise<void> {
  const { setup, update } = structuredClone(kept);
  if (setup === null || update === null) throw new Error('no game');
  setup.seats.forEach(({ hero }, seat) => {
    const kind = (name: string, line: boolean, enter: string | null) => ({ name, plural: `${name}s`, count: 6, line, enter, emblem: null });
    hero.tokens = [kind('Lamp', false, ENTER), kind('Rope', true, null)];
    hero.ability = 'Draw 2 cards unless an opponent pays 1 Toll. Each time a Lamp is removed, gain 1 Toll.';
    hero.counters = [{ name: 'Toll', max: 5, shared: true }];
    const tokens = [
      { spaces: [3 + seat], lines: [], left: 5 },
      { spaces: [], lines: [20 + seat], left: 5 },
    ];
    Object.assign(update.sight.seats[seat]!, { tokens, counters: [2] });
  });
  let next = 0;
  const now = () => {
    const decision = decisions[Math.min(next, decisions.length - 1)];
    return decision === undefined ? update : { ...update, asked: decision.asked, decision };
  };
  await page.routeWebSocket(/socket$/, (socket) =>
    socket.onMessage((message) => {
      const said = JSON.parse(message.toString()) as { type?: string };
      if (said.type === 'answer') {
        next += 1;
        socket.send(JSON.stringify({ type: 'update', update: { ...now(), from: update.events.length, events: [] } }));
      } else if (said.type === undefined) socket.send(JSON.stringify({ ...kept, setup, update: now() }));
    }),
  );
  await page.goto('/t/fixture#k=secret');
  await expect(page.locator('[data-decision]')).toBeVisible();
}
const foe = kept.setup!.seats[1 - kept.seat!]!.hero.name;
const enters = say('ui-look-token-enter', { text: ENTER });
const facts = (page: Page) => page.locator('[data-token]');
const dialog = (page: Page) => page.getByRole('dialog');
const seat = kept.seat!;
/** The seat lays a Lamp in one of these spaces, with so many still to be laid. */
const lays = (left: number, ...spaces: number[]): Decision => ({
  n: 900 - left,
  asked: { seat, ask: 'token-place', source: null, clause: null, left },
  options: spaces.map((space) => ({ text: `token ${space}`, deed: { kind: 'token', verb: 'place', seat, token: 0, at: { space } } })),
});

const ARROWS: Record<Direction, string> = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' };
/** The arrow keys that bring the cursor from the own hero to a space. */
function keysTo(space: number): string[] {
  const { board, fighters } = kept.setup!;
  const hero = fighters.findIndex((each) => each.seat === seat);
  const ways = new Map<number, string[]>([[kept.update!.sight.fighters[hero]!.space!, []]]);
  for (const [from, keys] of ways) {
    for (const direction of Object.keys(ARROWS) as Direction[]) {
      const to = nearest(board.spaces, from, direction);
      if (to !== null && !ways.has(to)) ways.set(to, [...keys, ARROWS[direction]]);
    }
  }
  return ways.get(space) ?? [];
}

test('a token says what it is, whose, and what happens to whoever comes in: to the mouse', async ({ page }) => {
  await settle(page);
  await laid(page);
  const marker = page.locator('.marker[data-side="foe"][data-space]');
  await marker.hover();
  await expect(facts(page)).toContainText('Lamp');
  await expect(facts(page)).toContainText(say('ui-look-token-of', { seat: foe }));
  await expect(facts(page)).toContainText(enters);
  await marker.click();
  await expect(dialog(page)).toContainText(enters);
  await expect(dialog(page)).toContainText('Each time a Lamp is removed, gain 1 Toll.');
  await expect(dialog(page)).not.toContainText('Draw 2 cards');
  await accessibleInBoth(page);
  await picture(page, 'token');
  // The way to all that its hero can do.
  await dialog(page)
    .getByRole('button', { name: say('ui-cards-open-hero', { hero: foe }) })
    .click();
  await expect(dialog(page)).toContainText('Draw 2 cards');
});

test('a token says the same to the keyboard: in the focus, and under the cursor', async ({ page }) => {
  await settle(page);
  await laid(page);
  const marker = page.locator('.marker[data-side="own"]:not([data-space])');
  await page.keyboard.press('Tab');
  await marker.focus();
  // It is seen where the focus is, on a line and in a space.
  for (const each of await page.locator('.marker').all()) {
    await each.focus();
    await expect(each.locator('.reach')).not.toHaveCSS('stroke', 'none');
  }
  await marker.focus();
  await expect(facts(page)).toContainText('Rope');
  await expect(facts(page)).toContainText(say('ui-look-token-own'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(say('ui-look-token-line'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await marker.blur();
  await expect(facts(page)).toHaveCount(0);
  for (const key of keysTo(3)) await page.keyboard.press(key);
  await expect(facts(page)).toContainText(enters);
  await page.keyboard.press('z');
  await expect(dialog(page)).toContainText(enters);
});

test('where a token stands for its space, a click chooses it, and the key Z still looks', async ({ page }) => {
  await settle(page);
  await laid(page, lays(2, 3, 8), lays(1, 3, 8));
  const region = page.getByRole('region', { name: say('ui-play-region') });
  await expect(region).toContainText(say('ui-tray-count', { number: 1, all: 2 }));
  const marker = page.locator('.marker[data-space="3"]');
  await marker.focus();
  await page.keyboard.press('z');
  await expect(dialog(page)).toContainText(enters);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await marker.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(region).toContainText(say('ui-tray-count', { number: 2, all: 2 }));
});

test('a counter that is shared says so, and how many lie in the common store', async ({ page }) => {
  await settle(page);
  const pay: Decision = {
    n: 900,
    asked: {
      seat,
      ask: 'yes-no',
      source: { kind: 'ability', seat: 1 - seat },
      clause: 'Draw 2 cards unless an opponent pays 1 Toll.',
      left: null,
      line: { key: 'ask-pay', args: { count: { kind: 'number', number: 1 }, name: { kind: 'text', text: 'Toll' } }, level: 'plain' },
    },
    options: (['yes', 'no'] as const).map((kind) => ({ text: kind, deed: { kind } })),
  };
  await laid(page, pay);
  const words = say('ui-play-store', { name: 'Toll', count: 3, seat: foe });
  await expect(page.getByRole('region', { name: say('ui-play-region') })).toContainText(words);
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = page.locator('.seats .compact').first();
  await expect(panel).toContainText(say('ui-cards-counter-store-short', { count: 3 }));
  await panel.click();
  await expect(dialog(page)).toContainText(say('ui-cards-counter-store', { count: 3 }));
  await expect(dialog(page)).toContainText(say('ui-cards-counter-shared'));
  await fits(page);
  await accessible(page);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap on a space tells of the tokens in it, and a tap on a token shows it', async ({ page }) => {
    await settle(page);
    await laid(page);
    await page.locator('.space').nth(4).tap();
    await expect(facts(page)).toContainText(enters);
    // Somewhere else nothing is told of it any more.
    await page.locator('.space').nth(12).tap();
    await expect(facts(page)).toHaveCount(0);
    await page.locator('.marker:not([data-space])').first().tap();
    await expect(dialog(page)).toContainText(say('ui-look-token-line'));
  });

  test('a long press looks at a token without choosing its space', async ({ page }) => {
    await settle(page);
    await laid(page, lays(2, 3, 8), lays(1, 3, 8));
    const box = (await page.locator('.marker[data-space="3"] .tile').boundingBox())!;
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const hand = await page.context().newCDPSession(page);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(dialog(page)).toContainText(enters);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog(page)).toContainText(enters);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const region = page.getByRole('region', { name: say('ui-play-region') });
    await expect(region).toContainText(say('ui-tray-count', { number: 1, all: 2 }));
    // A short one chooses it.
    await page.touchscreen.tap(touchPoints[0]!.x, touchPoints[0]!.y);
    await expect(region).toContainText(say('ui-tray-count', { number: 2, all: 2 }));
  });
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
    // What has no room ends with a whole row.
    const rows = await page.locator('.seats .compact').evaluateAll((panels) =>
      panels.flatMap((panel) => {
        const small = panel.querySelector('.small')!;
        const { height, bottom } = small.getBoundingClientRect();
        const lines = height / parseFloat(getComputedStyle(small).lineHeight);
        const whole = Math.abs(lines - Math.round(lines)) < 0.1 && bottom <= panel.getBoundingClientRect().bottom + 1;
        return whole ? [] : [`${small.textContent}: ${lines} lines`];
      }),
    );
    expect(rows).toEqual([]);
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
