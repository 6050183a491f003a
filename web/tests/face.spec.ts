// How things look, as far as it can be measured: no text of a card is cut, friends and foes have shapes, and nothing weighs too much.
import { expect, type Page, test } from '@playwright/test';
import { dice, openDuel, until } from './play';
import { catalogOf, makeTable, settle, weakest } from './util';
import { say } from './words';

/** Everything of a card that does not fit where it stands. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card')].flatMap((card) => {
      const name = card.querySelector('.name')?.textContent ?? '';
      const tooLong = (part: Element) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
      const parts = [card, ...card.querySelectorAll('.texts, .head')].filter(tooLong);
      const outside = [...card.querySelectorAll('.head, .texts')].filter(
        (part) => part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1,
      );
      // Neither the value nor the boost lies over the name.
      const words = new Range();
      words.selectNodeContents(card.querySelector('.name')!);
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const over = [...card.querySelectorAll('.flag, .boost b')].filter((sign) =>
        [...words.getClientRects()].some((line) => meets(line, sign.getBoundingClientRect())),
      );
      return [...parts, ...outside, ...over].map((part) => `${name}: ${part.className}`);
    }),
  );

for (const [size, width, height] of [
  ['small', 360, 640],
  ['normal', 1280, 720],
  ['large', 1440, 1400],
] as const) {
  test(`no card's text is cut where cards are ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto('/heroes');
    await page.locator('summary').first().waitFor();
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(100);
    await expect.poll(() => cut(page)).toEqual([]);
    // Nothing is made so small that nobody could read it.
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.card .texts')].map((texts) => Number(texts.style.getPropertyValue('--fit') || 1)),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0.65);
  });
}

for (const [height, seed] of [
  [740, '5'],
  [740, '7'],
  [640, '5'],
  [640, '7'],
] as const) {
  test(`nothing is cut of a hand on a phone of ${height} points, seed ${seed}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height });
    await openDuel(page, request, seed);
    await expect(page.locator('.card').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => cut(page)).toEqual([]);
  });
}

test('friends have round rings and foes eight corners', async ({ page, request }) => {
  await openDuel(page, request, '5');
  await expect(page.locator('.token[data-side="own"]').first()).toBeAttached();
  for (const token of await page.locator('.token').all()) {
    const foe = (await token.getAttribute('data-side')) === 'foe';
    await expect(token.locator('polygon.ring-side')).toHaveCount(foe ? 1 : 0);
    await expect(token.locator('circle.ring-side')).toHaveCount(foe ? 0 : 1);
  }
});

test('a hero has the same colours and the same emblem wherever it is shown', async ({ page, request }) => {
  // One whose leader has no picture of its own.
  const hero = (await catalogOf(request)).heroes[0]!.name;
  const bot = { who: { kind: 'bot' as const, level: await weakest(request) } };
  const seats = [{ who: { kind: 'me' as const, name: 'Ann' }, hero }, bot];
  const made = await makeTable(request, { mode: 'duel', seats, first: { kind: 'seat', seat: 0 }, seed: '5' });
  await settle(page);
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  const coins = page.locator('.seats .emblem');
  await expect(coins).toHaveCount(2);
  await until(page, dice(5), async () => (await page.locator('.log .emblem.own').count()) > 0);
  const shown = await page.evaluate(() => {
    const own = (from: string) => [...document.querySelectorAll<HTMLElement>(from)];
    const seat = own('.seats .panel').find((panel) => panel.dataset['side'] === 'own')!;
    const coin = seat.querySelector<HTMLElement>('.emblem')!;
    const palette = (of: HTMLElement) => [of.style.getPropertyValue('--light'), of.style.getPropertyValue('--deep')].join();
    const emblem = coin.querySelector('path')!.getAttribute('d')!;
    return {
      palette: palette(coin),
      emblem,
      cards: own('.hand .card').map(palette),
      tokens: own('.token[data-side="own"] path.emblem').map((path) => path.getAttribute('d')),
      log: own('.log .emblem.own').map((coin) => [palette(coin), coin.querySelector('path')!.getAttribute('d')]),
    };
  });
  expect(shown.emblem).toMatch(/^[Mm]/);
  expect(shown.palette).toMatch(/#\w+,#\w+/);
  expect(new Set(shown.cards)).toEqual(new Set([shown.palette]));
  expect(shown.tokens).toContain(shown.emblem);
  expect(shown.log).toContainEqual([shown.palette, shown.emblem]);
  // The same on the home page and where heroes are picked.
  const named = () =>
    page.evaluate((hero) => {
      const found = [...document.querySelectorAll('main button, main a, dialog button')].filter(
        (each) => each.textContent.trim().startsWith(hero) && each.querySelector('.emblem') !== null,
      );
      const coins = found.map((each) => each.querySelector<HTMLElement>('.emblem')!);
      return coins.map((coin) => [
        ['--light', '--deep'].map((colour) => coin.style.getPropertyValue(colour)).join(),
        coin.querySelector('path')!.getAttribute('d'),
      ]);
    }, hero);
  await page.goto('/');
  await expect.poll(named).toEqual([[shown.palette, shown.emblem]]);
  await page
    .getByRole('button', { name: say('ui-home-your-hero') })
    .first()
    .click();
  await expect.poll(named).toEqual([
    [shown.palette, shown.emblem],
    [shown.palette, shown.emblem],
  ]);
});

test('the back of a card that lies face down is its hero’s', async ({ page, request }) => {
  await openDuel(page, request, '5');
  const looks = () =>
    page.evaluate(() =>
      ['.combat .back', '.seats [data-side="own"]', '.seats [data-side="foe"]'].map((from) => {
        const coin = document.querySelector<HTMLElement>(`${from} .emblem`);
        const drawn = coin?.querySelector('path')?.getAttribute('d');
        return coin && drawn ? [coin.style.getPropertyValue('--light'), coin.style.getPropertyValue('--deep'), drawn] : null;
      }),
    );
  // A card lies face down for a moment only.
  let seen = await looks();
  await until(page, dice(5), async () => {
    seen = await looks();
    return !seen.includes(null);
  });
  const [back, ...seats] = seen;
  expect(seats).toContainEqual(back);
  expect(new Set(seats.map(String)).size).toBe(2);
});

test('the first page and a game weigh no more than they may', async ({ page, request }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await settle(page);
  await page.goto('/');
  await page.locator('.coins .emblem path[d^="M"], .coins .emblem path[d^="m"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(170_000);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  const first = bytes;
  bytes = 0;
  await openDuel(page, request, '5');
  await expect(page.locator('.card .art path[fill]').first()).toHaveAttribute('d', /^[Mm]/);
  await page.waitForLoadState('networkidle');
  console.log(`the first page weighs ${Math.round(first / 1000)} kB, a game ${Math.round(bytes / 1000)} kB more`);
  // A page that is loaded anew asks for everything again, if its memory is empty.
  expect(bytes).toBeLessThan(400_000);
});
