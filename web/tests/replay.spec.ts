// A game again: from a table and from a file, from every side, and played on from a step.
import { expect, test } from '@playwright/test';
import { say } from './words';
import { finished, picture, settle, tableOf } from './util';

let over: string;
test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  over = await finished(page, request);
  await page.close();
});

test('a replay is walked by button, key and slider', async ({ page }) => {
  await settle(page);
  await page.goto(`/replay/${over}`);
  const slider = page.getByRole('slider', { name: say('ui-replay-scrubber') });
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: say('ui-replay-next') }).click();
  await expect(slider).toHaveValue('1');
  // What was done is told in words, as in the log.
  const [told] = await page.locator('.controls .now strong').allInnerTexts();
  await expect(page.getByRole('log')).toContainText(told!);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('End');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await expect(slider).toHaveValue(String(last));
  await expect(page.getByRole('region', { name: say('ui-replay-title') })).toContainText('wins');
  await slider.fill(String(Math.floor(last / 2)));
  await expect(page).toHaveURL(new RegExp(`#${Math.floor(last / 2)}$`));
  await picture(page, 'replay');
  await page.reload();
  await expect(slider).toHaveValue(String(Math.floor(last / 2)));
  await page.getByRole('button', { name: say('ui-replay-play'), exact: true }).click();
  await expect(slider).not.toHaveValue(String(Math.floor(last / 2)));
});

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [360, 740],
] as const) {
  test(`what a replay is walked with is in sight, and covers nothing, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto(`/replay/${over}#2`);
    await expect(page.locator('.controls .course')).toBeAttached();
    const seen = () =>
      page.evaluate(() => ({
        board: document.querySelector('.board')!.getBoundingClientRect(),
        parts: [...document.querySelectorAll('.controls .now, .controls input, .controls .row button')].map((part) => {
          const box = part.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return { top: box.top, bottom: box.bottom, free: part.contains(top) };
        }),
      }));
    const on = page.getByRole('button', { name: say('ui-replay-jump-on', { what: say('ui-replay-jump-combat') }) });
    for (let combats = 0; ; combats += 1) {
      const { board, parts } = await seen();
      expect(board.height).toBeGreaterThan(280);
      expect(parts.length).toBeGreaterThan(8);
      // Only a combat with more reasons than there is room for takes what it needs: reasons never shrink.
      const crowded = (await page.locator('.fight [data-density="2"]').count()) > 0;
      for (const part of parts) {
        if (!crowded) expect(part.bottom).toBeLessThanOrEqual(height);
        expect(part.top).toBeGreaterThanOrEqual(board.bottom);
        expect(part.free || (crowded && part.bottom > height)).toBe(true);
      }
      // And at every combat, whose cards shrink for that.
      if (combats > 1 && (await on.isDisabled())) break;
      await on.click();
      await expect(page.locator('section.combat')).toBeVisible();
    }
  });
}

test('each side sees its own hand, a watcher none, and open hands all', async ({ page }) => {
  await settle(page);
  await page.goto(`/replay/${over}#6`);
  const hands = page.getByRole('region', { name: say('ui-replay-hands') });
  const known = (seat: number) => hands.locator('.hand').nth(seat).getByRole('button');
  await expect(known(0)).not.toHaveCount(0);
  await expect(known(1)).not.toHaveCount(0);
  const eyes = page.getByLabel(say('ui-replay-perspective'));
  await eyes.selectOption('watcher');
  await expect(known(0)).toHaveCount(0);
  await expect(known(1)).toHaveCount(0);
  await eyes.selectOption('seat:1');
  await expect(known(0)).toHaveCount(0);
  await expect(known(1)).not.toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveValue('6');
});

test('a table is played on from a step', async ({ page, request }) => {
  await settle(page);
  await page.goto(`/replay/${over}#12`);
  await page.getByRole('button', { name: say('ui-replay-continue') }).click();
  await picture(page, 'continue');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-replay-begin') })
    .click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.status).toBe('playing');
  expect(table.seats.map((seat) => seat.name)).toContain('Ann');
});

test('a record is downloaded, opened as a file, and played on', async ({ page, request }) => {
  await settle(page);
  await page.goto(`/t/${over}`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: say('ui-ended-download') }).click();
  const path = await (await waiting).path();
  await page.goto('/replay');
  await page
    .getByLabel(say('ui-replay-file'))
    .setInputFiles({ name: 'broken.game', mimeType: 'text/plain', buffer: Buffer.from('not a record') });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel(say('ui-replay-file')).setInputFiles(path);
  const slider = page.getByRole('slider', { name: say('ui-replay-scrubber') });
  await slider.fill('9');
  await page.getByRole('button', { name: say('ui-replay-continue') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-replay-begin') })
    .click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  expect((await tableOf(request, new URL(page.url()).pathname.slice(3))).status).toBe('playing');
});

test('the end of a game is the end: nothing to play on from', async ({ page }) => {
  await settle(page);
  await page.goto(`/replay/${over}#99999`);
  await page.getByRole('button', { name: say('ui-replay-continue') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('ui-replay-continue-over'));
});
