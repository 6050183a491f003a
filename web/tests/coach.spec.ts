// The coach: odds before a combat, what a bot would do, and a way back; never where others play.
import { expect, test } from '@playwright/test';
import { dice, openDuel, until } from './play';
import { accessibleInBoth, makeTable, picture, settle } from './util';
import { say } from './words';

test('the coach knows the odds, has an opinion, and takes back', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDuel(page, request, '31', { coach: true });
  const places = () =>
    page.evaluate(() => ['.board', '.hand'].map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON() as unknown));
  const coach = page.getByRole('region', { name: say('ui-coach-name') });
  await expect(coach).toBeVisible();
  const rows = coach.locator('tbody tr');
  await until(page, dice(5), async () => {
    // The odds come a moment after the question.
    await expect(coach).toHaveAttribute('aria-busy', 'false');
    // While a combat asks, the hand lies in it: here it shall be seen below the board.
    return (await rows.count()) > 1 && (await page.locator('.hand').first().isVisible());
  });
  const before = await places();
  await expect(coach.locator('caption')).toBeVisible();
  await expect(rows.first()).toContainText(/\d+\s%/);
  await coach.getByRole('button', { name: say('ui-advisor-ask') }).click();
  await expect(coach.getByText(/I would choose/)).toBeVisible();
  // The opinion and the odds are in sight at once.
  await expect(coach.getByText(/I would choose/)).toBeInViewport({ ratio: 1 });
  expect(await coach.locator('.told').evaluate((told) => told.scrollHeight - told.clientHeight)).toBeLessThanOrEqual(1);
  // Whatever it has to say, board and hand stay where they are, and what it offers is in sight.
  expect(await places()).toEqual(before);
  await expect(coach.getByRole('button', { name: say('ui-advisor-do') })).toBeInViewport({ ratio: 1 });
  await picture(page, 'coach-1280');
  await accessibleInBoth(page);
  const asked = await page.locator('[data-decision]').getAttribute('data-decision');
  await coach.getByRole('button', { name: say('ui-advisor-do') }).click();
  await expect(page.locator(`[data-decision="${asked}"]`)).toHaveCount(0);
  await coach.getByRole('button', { name: say('ui-advisor-back') }).click();
  await expect(rows.first()).toContainText(/\d+\s%/);
});

test('on a phone the coach is called from the menu', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDuel(page, request, '31');
  await page
    .getByRole('button', { name: say('ui-play-menu'), exact: true })
    .last()
    .click();
  await page.getByRole('button', { name: say('ui-coach-name'), exact: true }).click();
  const coach = page.getByRole('dialog', { name: say('ui-coach-name') });
  await coach.getByRole('button', { name: say('ui-advisor-ask') }).click();
  await expect(coach.getByText(/I would choose/)).toBeVisible();
  await picture(page, 'coach-360');
});

test('where others play there is no coach', async ({ page, request }) => {
  const seats = ['Ann', 'Ben'].map((name) => ({ who: { kind: 'me' as const, name } }));
  const made = await makeTable(request, { mode: 'duel', seats, first: { kind: 'seat', seat: 0 }, seed: '31' });
  await settle(page, { coach: true });
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  await expect(page.getByRole('button', { name: say('ui-play-list'), exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: say('ui-coach-name') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('ui-coach-name'), exact: true })).toHaveCount(0);
});
