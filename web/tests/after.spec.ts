// A life after the game: the own games, the story of one, its review, and moments of it that are shared.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { accessible, accessibleInBoth, finished, fits, makeTable, picture, settle, weakest } from './util';
import { resign } from './play';
import { say } from './words';

let over: string;
test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  over = await finished(page, request);
  await page.close();
});

test('the own games are found again, running and finished', async ({ page, request }) => {
  const level = await weakest(request);
  const seats = [{ who: { kind: 'me' as const, name: 'Ann' } }, { who: { kind: 'bot' as const, level } }];
  const made = await makeTable(request, { mode: 'duel', seats });
  await settle(page);
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  await expect(page.locator('[data-decision]')).toBeVisible();
  await page.goto('/games');
  const game = page.locator(`[data-game="${made.table}"]`);
  await expect(game).toContainText(say('ui-home-status-playing'));
  await game.getByRole('link', { name: say('ui-games-go-on') }).click();
  await resign(page);
  await expect(page.locator('#ended')).toBeVisible();
  await page.goto('/games');
  await expect(game).toContainText(say('ui-games-lost'));
  await fits(page);
  await accessibleInBoth(page);
  await picture(page, 'games');
  await game.getByRole('link', { name: say('ui-page-replay') }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${made.table}`));
});

test('the end tells how the game went, with links to its moments', async ({ page }) => {
  await settle(page);
  await page.goto(`/t/${over}`);
  // Who has won is seen before it is read.
  await expect(page.locator('.ended .winners .emblem')).toHaveCount(1);
  const story = page.getByRole('region', { name: say('ui-story-title') });
  await expect(story.getByRole('img')).toBeVisible();
  expect(await story.locator('.course').getAttribute('points')).toMatch(/^0\.0,\d/);
  await expect(story.getByRole('row')).not.toHaveCount(0);
  await accessible(page);
  await picture(page, 'ended-story');
  await story.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/replay/${over}#\\d+$`));
  await expect(page.getByRole('slider', { name: say('ui-replay-scrubber') })).not.toHaveValue('0');
});

test('a review runs in the background and marks what was better', async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page);
  await page.goto(`/replay/${over}`);
  const review = page.getByRole('region', { name: say('ui-review-begin') });
  const begin = review.getByRole('button', { name: say('ui-review-begin') });
  const begun = review.getByRole('progressbar').or(review.getByRole('listitem').first());
  await expect(begin.or(begun)).toBeVisible();
  // A test that is tried again finds it begun.
  if ((await begin.count()) > 0) await begin.click();
  await expect(begun).toBeVisible();
  await expect(review.getByRole('listitem').first()).toBeVisible({ timeout: 200_000 });
  await review.getByRole('listitem').first().getByRole('button').click();
  await expect(review).toContainText(/Better: .* % in place of \d+ %/);
  // What could come is told in words; the notation is there for who asks for it.
  await expect(review.getByText(say('ui-review-then'))).toBeVisible();
  await expect(review.locator('.then li').first()).toHaveText(/^\p{Lu}.*\.$/u);
  await expect(review.locator('code')).toBeHidden();
  await review.getByText(say('ui-review-notation')).click();
  await expect(review.locator('code')).toBeVisible();
  await accessibleInBoth(page);
  await picture(page, 'review');
  const slider = page.getByRole('slider', { name: say('ui-replay-scrubber') });
  const first = await slider.inputValue();
  await page.getByRole('button', { name: say('ui-replay-jump-on', { what: say('ui-replay-jump-mistake') }) }).click();
  expect(Number(await slider.inputValue())).toBeGreaterThan(Number(first));
});

test('a replay jumps by turns and combats, is shared and drawn', async ({ page }) => {
  await settle(page);
  await page.goto(`/replay/${over}`);
  const slider = page.getByRole('slider', { name: say('ui-replay-scrubber') });
  const turn = page.getByRole('button', { name: say('ui-replay-jump-on', { what: say('ui-replay-jump-turn') }) });
  await turn.click();
  await turn.click();
  const step = Number(await slider.inputValue());
  expect(step).toBeGreaterThan(1);
  await page.getByRole('button', { name: say('ui-replay-jump-on', { what: say('ui-replay-jump-combat') }) }).click();
  await expect(page.locator('section.combat .result')).toBeVisible();
  await page.getByRole('button', { name: say('ui-replay-jump-back', { what: say('ui-replay-jump-turn') }) }).click();
  await expect(page.getByLabel(say('ui-replay-share'))).toHaveValue(new RegExp(`/replay/${over}#${await slider.inputValue()}$`));
  for (const kind of ['SVG', 'PNG']) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: say('ui-replay-picture', { kind }) }).click();
    const bytes = readFileSync(await (await waiting).path());
    if (kind === 'SVG') expect(bytes.toString()).toMatch(/^<svg[^>]*>[^]*fill:rgb/);
    else expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  }
  await picture(page, 'replay-tools');
});

test('a replay fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { theme: 'light' });
  await page.goto(`/replay/${over}#30`);
  await expect(page.getByRole('slider', { name: say('ui-replay-scrubber') })).toBeVisible();
  await fits(page);
  await accessible(page);
  await picture(page, 'replay-phone');
});
