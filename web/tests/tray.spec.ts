// Cards are chosen as cards, and put in an order by drag, button or key.
import { expect, test } from '@playwright/test';
import { ask, choice, kept, names, other, seat } from './asked';
import { prompt } from './play';
import { accessible, accessibleInBoth, makeTable, picture, settle, weakest } from './util';
import { say } from './words';

test.beforeEach(({ page }) => settle(page));

test('cards of a pile lie there as cards, with their copies and how many are due', async ({ page }) => {
  const answers = await ask(page, choice('card', [4, 5], 2), choice('card', [4], 1));
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  await expect(tray.locator('.card')).toHaveCount(2);
  await expect(tray).toContainText(say('ui-tray-count', { number: 1, all: 2 }));
  await expect(tray).toContainText(say('ui-tray-from-pile', { seat: kept.setup!.seats[other]!.hero.name }));
  await expect(tray.getByRole('button', { name: names[4]! })).toHaveAccessibleName(new RegExp(say('ui-cards-hand-copies', { count: 2 })));
  await accessibleInBoth(page);
  await picture(page, 'tray');
  await tray.getByRole('button', { name: names[5]! }).click();
  await expect(tray).toContainText(say('ui-tray-count', { number: 2, all: 2 }));
  // By its digit too.
  await page.keyboard.press('1');
  await expect.poll(() => answers).toEqual([5, 4]);
});

test('of what an ability says, the words that ask are shown, with its name', async ({ page }) => {
  const { hero } = kept.setup!.seats[seat]!;
  const asks = choice('card', [4, 5], 1);
  const words = 'After Cloak attacks, discard 1 card.';
  await ask(page, { ...asks, asked: { ...asks.asked, clause: words } });
  for (const place of ['ui-tray-title', 'ui-play-region'] as const) {
    const region = page.getByRole('region', { name: say(place) });
    await expect(region).toContainText(words);
    await expect(region).not.toContainText(hero.ability);
  }
  // All of it is one click away.
  await page.getByRole('button', { name: say('ui-play-ability', { hero: hero.name }) }).click();
  await expect(page.getByRole('dialog')).toContainText(hero.ability);
});

test('cards of the deck that can be played in place of another lie there too, though equal ones are in the hand', async ({ page }) => {
  const { hero } = kept.setup!.seats[seat]!;
  const held = kept.update!.sight.seats[seat]!.known[0]!;
  const elsewhere = hero.cards.findIndex((_, card) => !kept.update!.sight.seats[seat]!.known.includes(card));
  await ask(page, {
    n: 900,
    asked: {
      seat,
      ask: 'replace',
      source: { kind: 'card', seat, card: 0 },
      clause: 'You may play another card from your deck in place of this card.',
      left: null,
    },
    options: [
      ...[held, elsewhere].map((card) => ({ text: `play ${card}`, deed: { kind: 'play' as const, card } })),
      { text: 'none', deed: { kind: 'skip' } },
    ],
  });
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  for (const card of [held, elsewhere]) await expect(tray.getByRole('button', { name: hero.cards[card]!.name })).toHaveCount(1);
  await expect(page.locator('.hand .glows')).toHaveCount(0);
  await expect(prompt(page).getByRole('button', { name: say('option-skip') })).toBeVisible();
});

test('an order is arranged by keys and sent as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const answers = await ask(page, choice('card-order', [1, 2, 3], 3), choice('card-order', [1, 3], 2));
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  const cards = tray.locator('[data-place]');
  await expect(cards).toHaveCount(3);
  // Each place is told over its card.
  const ranks = await tray
    .locator('.rank')
    .evaluateAll((ranks) =>
      ranks.map((rank) => rank.getBoundingClientRect().bottom - rank.closest('li')!.querySelector('.card')!.getBoundingClientRect().top),
    );
  expect(ranks.length).toBe(3);
  for (const below of ranks) expect(Math.abs(below)).toBeLessThan(20);
  // All of it is in sight at once.
  expect(await tray.evaluate((tray) => tray.scrollHeight - tray.clientHeight)).toBeLessThanOrEqual(1);
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

for (const [cards, rows, width, height] of [
  [5, 1, 1280, 720],
  [5, 1, 1366, 768],
  [5, 1, 1440, 900],
  [8, 2, 1280, 720],
] as const) {
  test(`${cards} cards lie in ${rows} rows, all in sight and nothing of them cut, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const numbers = Array.from({ length: cards }, (_, i) => i + 1);
    await ask(page, choice('card', numbers, 2));
    const lying = page.getByRole('region', { name: say('ui-tray-title') }).locator('.card');
    await expect(lying).toHaveCount(cards);
    await page.evaluate(() => document.fonts.ready);
    for (const card of await lying.all()) await expect(card).toBeInViewport({ ratio: 1 });
    const found = await lying.evaluateAll((cards) => ({
      rows: new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size,
      cut: cards.filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      ).length,
      overfull: cards.filter((card) => card.querySelector('[data-overfull]') !== null).length,
    }));
    expect(found).toEqual({ rows, cut: 0, overfull: 0 });
    // Once it fits, it is measured no more.
    const measured = await page.locator('section.tray').evaluate(async (tray) => {
      let changes = 0;
      const watch = new MutationObserver((list) => (changes += list.length));
      watch.observe(tray, { attributes: true, attributeFilter: ['class'] });
      await new Promise((done) => setTimeout(done, 300));
      return changes;
    });
    expect(measured).toBe(0);
    await picture(page, `tray-${cards}-${width}`);
  });
}

test('cards are chosen and put in order on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, choice('card-order', [1, 2, 3], 3));
  const tray = page.getByRole('region', { name: say('ui-tray-title') });
  await expect(tray.getByRole('button', { name: say('ui-tray-order') })).toBeInViewport({ ratio: 1 });
  // All three, with their words and the buttons that move them, without scrolling.
  for (const part of await tray.locator('.card, .told, .shift button').all()) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await tray.locator('.card').count()).toBe(3);
  expect(await tray.evaluate((tray) => tray.scrollHeight - tray.clientHeight)).toBeLessThanOrEqual(1);
  await tray
    .getByRole('button', { name: say('ui-tray-earlier') })
    .nth(2)
    .click();
  await expect(tray.locator('[data-place]').nth(1)).toHaveAccessibleName(new RegExp(names[3]!));
  await accessibleInBoth(page);
});

test('five cards to choose from are seen at once on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answers = await ask(page, choice('card', [1, 2, 3, 4, 5], 1));
  const cards = page.getByRole('region', { name: say('ui-tray-title') }).locator('.card');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await cards.nth(4).click();
  await expect.poll(() => answers).toEqual([5]);
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
    asked: { seat, ask: 'defense', source: null, clause: null, left: null },
    options: [{ text: 'no defense', deed: { kind: 'no-defense' } }],
  });
  await expect(page.getByRole('region', { name: say('ui-play-region') })).toContainText(say('ui-play-lone'));
});

test('a state says what each of its values does, as it is chosen and beside its hero', async ({ page, request }) => {
  const bot = { kind: 'bot' as const, level: await weakest(request) };
  const made = await makeTable(request, {
    mode: 'duel',
    seats: [{ who: { kind: 'me', name: 'Ann' }, hero: 'Alice' }, { who: bot }],
    first: { kind: 'seat', seat: 0 },
    seed: '5',
  });
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  const [big, small] = ['big', 'small'].map((value) => prompt(page).getByRole('button', { name: new RegExp(value) }));
  // First her sidekick is placed.
  await page.locator('.space.option').first().click();
  await expect(big!).toContainText('While size is big, add 2 to the value of attack cards that Alice plays.');
  await expect(small!).toContainText('While size is small, add 1 to the value of defense cards that Alice plays.');
  await accessible(page);
  await small!.click();
  await page.locator('.seats .compact[data-side="own"]').click();
  const told = page.getByRole('dialog').locator('.state');
  await expect(told).toContainText(say('ui-cards-state', { name: 'size', value: 'small' }));
  await expect(told).toContainText('add 1 to the value of defense cards');
  await expect(told).not.toContainText('big');
});
