// Cards and what is known of them: reading one by mouse, key and finger, deck lists, piles, the log, the combat panel.
import { expect, type Page, test } from '@playwright/test';
import { say } from './words';
import type { HeroFace } from '../src/protocol/types';
import { dice, look, offered, openDuel } from './play';
import { accessible, catalogOf, fits, picture, settle } from './util';

const dialog = (page: Page) => page.getByRole('dialog');
const peek = (page: Page) => page.locator('.peek');
const handCards = (page: Page) => page.getByRole('region', { name: say('ui-cards-hand') }).getByRole('button');

/** Plays by chance until something is there. */
async function playUntil(page: Page, found: () => Promise<boolean>): Promise<void> {
  const roll = dice(11);
  for (let step = 0; step < 400; step += 1) {
    if (await found()) return;
    const { sees } = await look(page);
    if (sees === 'end') break;
    if (sees === 'result') await page.getByRole('button', { name: say('ui-combat-read'), exact: true }).click();
    else if (sees === 'decision') {
      const point = await offered(page, roll);
      if (point) await page.mouse.click(point.x, point.y);
      await page.waitForTimeout(60);
    } else await page.waitForTimeout(20);
  }
  throw new Error('the game did not come to this');
}

test('the page of heroes shows every hero, finds words, and opens cards', async ({ page, request }) => {
  const { heroes } = await catalogOf(request);
  const hero = heroes.at(-1) as HeroFace;
  const card = hero.cards[0]!;
  await settle(page);
  await page.goto('/heroes');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(heroes.length);
  await fits(page);

  const find = page.getByRole('searchbox', { name: say('ui-cards-find-hero') });
  await find.fill(`${hero.name} ${card.name}`);
  await expect(page.getByRole('heading', { name: hero.name, exact: true })).toBeVisible();
  await find.fill('no hero has this word');
  await expect(page.getByRole('status').filter({ hasText: say('ui-cards-no-hero') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await find.fill(hero.name);
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: hero.name, exact: true }) });
  await expect(article).toContainText(hero.ability);
  await article.locator('summary').click();
  const cards = article.getByRole('listitem');
  await expect(cards).toHaveCount(hero.cards.length);
  await accessible(page);
  await picture(page, 'heroes');

  // The mouse rests: the card shows beside it, and goes when the mouse goes.
  await cards.first().hover();
  await expect(peek(page)).toBeVisible();
  await picture(page, 'heroes-hover');
  await page.mouse.move(1, 1);
  await expect(peek(page)).toBeHidden();

  // A click or the key Z shows it in full; Escape closes it.
  const button = article.getByRole('button', { name: say('ui-cards-read', { name: card.name }) }).first();
  await button.click();
  for (const { text } of card.texts) await expect(dialog(page)).toContainText(text);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button.focus();
  await page.keyboard.press('z');
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: say('ui-common-close') })
    .click();
  await expect(dialog(page)).toBeHidden();
});

test('the page of heroes fits a phone, in light', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { theme: 'light' });
  await page.goto('/heroes');
  await page.locator('summary').first().click();
  await fits(page);
  await accessible(page);
  await page.getByRole('article').first().getByRole('listitem').first().getByRole('button').click();
  await fits(page);
  const box = await dialog(page).locator('.card').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await picture(page, 'card-phone');
});

test('deck lists say what is unseen, piles what was played, the log what happened', async ({ page, request }) => {
  // Room for whole panels.
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openDuel(page, request, '21');
  // The log has told of a discarded card, so a pile lies open.
  const piles = page.getByRole('button', { name: /Discard pile of .*, [1-9]\d* cards/ });
  await playUntil(page, async () => (await piles.count()) > 0 && (await look(page)).sees === 'decision');

  const panels = page.locator('section.panel');
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all()) {
    const hero = (await panel.getAttribute('aria-label')) ?? '';
    await panel.getByRole('button', { name: /^Deck list/ }).click();
    await expect(dialog(page).getByRole('heading', { name: say('ui-cards-deck-title', { hero }) })).toBeVisible();
    // In each row, the parts make the whole.
    for (const row of await dialog(page).locator('tbody tr, tfoot tr').all()) {
      const [total = 0, ...parts] = (await row.locator('td').allTextContents()).map(Number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
    await accessible(page);
    await picture(page, `deck-${(await panel.getAttribute('data-side')) ?? ''}`);

    // From the list to a card and back.
    const first = dialog(page).locator('tbody button').first();
    const name = await first.locator('.name').innerText();
    await first.click();
    await expect(dialog(page).locator('.card.full')).toContainText(name.split(' · ')[0] ?? '');
    await dialog(page)
      .getByRole('button', { name: say('ui-cards-back-to') })
      .click();
    await expect(dialog(page).getByRole('heading', { name: say('ui-cards-deck-title', { hero }) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await panel.getByRole('button', { name: say('ui-cards-open-hero', { hero }) }).click();
    await expect(dialog(page)).toContainText(say('ui-cards-ability'));
    await page.keyboard.press('Escape');
  }

  await piles.first().click();
  const count = Number(/(\d+) cards/.exec((await piles.first().getAttribute('aria-label')) ?? '')?.[1]);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(count);
  await accessible(page);
  await picture(page, 'pile');
  await page.keyboard.press('Escape');

  const named = page.getByRole('log').getByRole('button').first();
  const name = await named.innerText();
  await named.click();
  await expect(dialog(page).locator('.card.full')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the combat panel shows sums and result, and stays until it is read', async ({ page, request }) => {
  await openDuel(page, request, '4');
  const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
  await playUntil(page, async () => (await read.count()) > 0);
  const panel = page.locator('section.combat');
  await expect(panel).toContainText(/Attack \d+ against defense \d+: (no|\d+) damage/);
  // Each side's sum ends at the number that the result names.
  const [, attack, defense] = (/Attack (\d+) against defense (\d+)/.exec(await panel.innerText()) ?? []).map(Number);
  await expect(panel.locator('.score [aria-hidden]')).toHaveText(`${attack}:${defense}`);
  const sums = panel.locator('.side .sum');
  const terms = await sums.first().locator('li:not(.lost) b').allTextContents();
  expect(terms.map((term) => Number(term.replace('−', '-'))).reduce((sum, term) => sum + term, 0)).toBe(attack);
  await accessible(page);
  await picture(page, 'combat');
  await page.waitForTimeout(1500);
  await expect(panel).toBeVisible();
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(read).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a long press reads a card and chooses nothing', async ({ page, request }) => {
    await openDuel(page, request, '9');
    const card = handCards(page).first();
    const decision = () => page.locator('[data-decision]').first().getAttribute('data-decision');
    await expect(page.locator('[data-decision]').first()).toBeVisible();
    const before = await decision();
    const box = await card.boundingBox();
    expect(box).not.toBeNull();
    const at = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(dialog(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
    await expect(dialog(page).locator('.card.full')).toBeVisible();
    await picture(page, 'press');
    expect(await decision()).toBe(before);
    await dialog(page)
      .getByRole('button', { name: say('ui-common-close') })
      .tap();
    await expect(dialog(page)).toBeHidden();
    await fits(page);
  });
});
