import { expect, test, type Page } from '@playwright/test';
import type { AskKind } from '../src/protocol/types';
import { say } from './words';
import { dice, ended, look, offered, openDuel, playOut, prompt, resign, until } from './play';
import { picture } from './util';

test('a whole duel by mouse', async ({ page, request }) => {
  test.setTimeout(240_000);
  await openDuel(page, request, '11');
  const roll = dice(1);
  let misses = 0;
  await playOut(
    page,
    async () => {
      const point = await offered(page, roll);
      if (point) await page.mouse.click(point.x, point.y);
      else expect(++misses, 'offers that cannot be clicked').toBeLessThan(60);
    },
    () => page.getByRole('button', { name: say('ui-combat-read'), exact: true }).click(),
  );
  await expect(ended(page)).toBeVisible();
  await picture(page, 'duel-ended');
});

test('a whole duel by keyboard alone', async ({ page, request }) => {
  test.setTimeout(240_000);
  await openDuel(page, request, '12');
  const roll = dice(2);
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  let cursors = 0;
  await playOut(
    page,
    async () => {
      const count = Number(
        await page
          .locator('[data-decision]')
          .getAttribute('data-count', { timeout: 1000 })
          .catch(() => 0),
      );
      if (count === 0) return;
      if (roll(15) === 0) {
        // Now and then with the cursor over the board.
        for (let i = 0; i < 3; i++) await page.keyboard.press(arrows[roll(4)] ?? 'ArrowUp');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        cursors++;
      } else if (count === 1) {
        await page.keyboard.press(' ');
      } else {
        if (count > 9 && roll(3) === 0) await page.keyboard.press('0');
        await page.keyboard.press(String(roll(Math.min(9, count)) + 1));
      }
    },
    () => page.keyboard.press('Enter'),
    4000,
  );
  expect(cursors).toBeGreaterThan(0);
  await expect(ended(page)).toBeVisible();
});

test('the keys that do not choose', async ({ page, request }) => {
  await openDuel(page, request, '13');
  await expect(page.locator('[data-decision]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: say('ui-play-keys') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: say('ui-play-keys') })).toBeHidden();
  // There is nothing to list before all has been shown.
  const list = page.getByRole('region', { name: say('ui-play-list-title') });
  await expect(async () => {
    await page.keyboard.press('o');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.locator('[data-card]').first()).toBeFocused();
  const svg = page.getByRole('group', { name: /board/i });
  const whole = await svg.getAttribute('viewBox');
  await page.keyboard.press('+');
  expect(await svg.getAttribute('viewBox')).not.toBe(whole);
  await page.keyboard.press('Home');
  expect(await svg.getAttribute('viewBox')).toBe(whole);
});

test('the wheel zooms the board, a drag moves it, and neither is a choice', async ({ page, request }) => {
  await openDuel(page, request, '19');
  const board = page.getByRole('group', { name: /board/i });
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const decision = await page.locator('[data-decision]').getAttribute('data-decision');
  const frame = async () => (await board.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const [, , width = 0] = await frame();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await frame())[2]).toBeLessThan(width * 0.8);
  const [left = 0] = await frame();
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await frame())[0]).toBeLessThan(left);
  expect(await page.locator('[data-decision]').getAttribute('data-decision')).toBe(decision);
});

const asks = (page: Page, ask: AskKind) => async () => (await prompt(page).textContent())?.includes(say(`ask-${ask}`)) ?? false;

test('a click on what is no option says why', async ({ page, request }) => {
  await openDuel(page, request, '14');
  await until(page, dice(3), asks(page, 'action'));
  // A space is no option before a maneuver.
  await page.locator('.space:not(.option)').last().click({ force: true });
  await expect(prompt(page).locator('.why')).not.toBeEmpty();
});

test('undo takes back a choice from which nobody has learned anything', async ({ page, request }) => {
  await openDuel(page, request, '15');
  const undo = page.getByRole('button', { name: say('ui-play-undo'), exact: true });
  await until(page, dice(6), () => undo.isVisible());
  const log = page.getByRole('log').getByRole('listitem');
  const before = await log.count();
  const decision = await page.locator('[data-decision]').getAttribute('data-decision');
  await undo.click();
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', decision ?? '');
  expect(await log.count()).toBeLessThanOrEqual(before);
});

test('a fighter is dragged to where it goes', async ({ page, request }) => {
  await openDuel(page, request, '16');
  await until(page, dice(7), asks(page, 'move'));
  const fighter = page.locator('.token.option').first();
  if ((await page.locator('.space.option').count()) === 0) await fighter.click();
  const from = await fighter.boundingBox();
  const to = await page.locator('.space.option').first().boundingBox();
  const space = await page.locator('.space.option').first().getAttribute('data-space');
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('log')).toContainText(new RegExp(`to ${space}`));
});

test('after all animations the board shows what is true', async ({ page, request }) => {
  await openDuel(page, request, '17', { speed: 'fast' });
  const roll = dice(8);
  await until(page, roll, async () => (await page.getByRole('log').getByRole('heading').count()) >= 5);
  await until(page, roll, async () => (await look(page)).sees === 'decision');
  const fighters = () =>
    page
      .locator('.token')
      .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label')?.replace(/, (a target|chosen|can be chosen)$/, '')));
  const shown = await fighters();
  expect(shown.length).toBeGreaterThan(1);
  // Loaded anew, nothing is animated.
  await page.reload();
  await expect(page.locator('[data-decision]')).toBeVisible();
  expect(await fighters()).toEqual(shown);
});

test('resigning asks first, then ends the game', async ({ page, request }) => {
  await openDuel(page, request, '18');
  await resign(page);
  await expect(ended(page)).toBeVisible();
});
