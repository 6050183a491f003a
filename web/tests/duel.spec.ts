import { expect, test } from '@playwright/test';
import { t } from '../src/lib/strings';
import { dice, ended, look, offered, openDuel, playOut, prompt } from './play';
import { picture } from './util';

test('a whole duel by mouse', async ({ page, request }) => {
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
    () => page.getByRole('button', { name: t.combat.read }).click(),
  );
  await expect(ended(page)).toBeVisible();
  await picture(page, 'duel-ended');
});

test('a whole duel by keyboard alone', async ({ page, request }) => {
  await openDuel(page, request, '12');
  const roll = dice(2);
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  await playOut(
    page,
    async () => {
      const { mark } = await look(page);
      if (roll(12) === 0) {
        // Now and then with the cursor over the board.
        for (let i = 0; i < 4; i++) await page.keyboard.press(arrows[roll(4)] ?? 'ArrowUp');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      }
      if (roll(8) === 0) await page.keyboard.press('0');
      await page.keyboard.press(String(roll(9) + 1));
      // A digit without an option does nothing, and so the next one is tried.
      if ((await look(page)).mark === mark) await page.keyboard.press(String(roll(3) + 1));
    },
    () => page.keyboard.press('Enter'),
    4000,
  );
  await expect(ended(page)).toBeVisible();
});

test('the keys that do not choose', async ({ page, request }) => {
  await openDuel(page, request, '13');
  await expect(page.locator('[data-decision]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: t.play.keys })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: t.play.keys })).toBeHidden();
  await page.keyboard.press('o');
  const list = page.getByRole('region', { name: t.play.listTitle });
  await expect(list).toBeVisible();
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

test('a refused click says why, and undo takes back', async ({ page, request }) => {
  await openDuel(page, request, '14');
  const roll = dice(3);
  // Up to the first action of the game.
  await expect(async () => {
    if ((await look(page)).sees !== 'decision') throw new Error('no decision yet');
    if ((await prompt(page).textContent())?.includes(t.play.ask('action'))) return;
    const point = await offered(page, roll);
    if (point) await page.mouse.click(point.x, point.y);
    throw new Error('not yet an action');
  }).toPass({ intervals: [30], timeout: 20_000 });
  // A space is no option before a maneuver.
  await page.locator('.space:not(.option)').last().click({ force: true });
  await expect(prompt(page).locator('.why')).not.toBeEmpty();
});
