// Items of one's own: fields, phrases and pictures, both faces of one file, and a game in which they lie on the board.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { begin, fileOf, fine, setupAt } from './bench';
import { accessible, fits, picture, settle } from './util';
import { say } from './words';

const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('items are made with fields and phrases, and lie on the board at once', async ({ page }) => {
  await begin(page, 'item');
  await page.getByRole('button', { name: say('ui-workshop-add-item') }).click();
  const name = say('ui-workshop-item-new');
  // The new one has the focus: it is named at once.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Teapot');
  const teapot = item(page, 'Teapot');
  await expect(item(page, name)).toHaveCount(0);
  await teapot.getByLabel(say('ui-cards-value')).fill('4');
  await teapot.getByRole('button', { name: new RegExp(`^${say('ui-workshop-picture')}`) }).click();
  await page.getByRole('dialog').getByLabel(say('ui-workshop-search')).fill('crown');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  // Another kind says what it does, put together from phrases.
  await teapot.getByLabel(say('ui-workshop-item-kind')).selectOption('scheme');
  await expect(teapot.getByText(say('ui-workshop-item-scheme'))).toBeVisible();
  await teapot.getByRole('button', { name: say('ui-workshop-add-sentence') }).click();
  await page.getByRole('dialog').getByLabel(say('ui-workshop-search')).fill('gain 1 action');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(teapot).toContainText('ain 1 action');
  await fine(page);
  await picture(page, 'workshop-items');

  // The text is the same file.
  await page.getByRole('button', { name: say('ui-workshop-face-text') }).click();
  await expect(page.getByRole('region', { name: say('ui-workshop-preview') })).toContainText('Teapot');
  const text = await fileOf(page);
  expect(text).toContain('name = "Teapot"\nkind = "scheme"');
  expect(text).toMatch(/scheme = "Draw 1 card. .*ain 1 action/);
  await page.getByRole('button', { name: say('ui-workshop-face-cards') }).click();
  await page.getByRole('button', { name: say('ui-workshop-undo') }).click();
  await expect(item(page, 'Teapot')).not.toContainText('ain 1 action');
  await page.getByRole('button', { name: say('ui-workshop-redo') }).click();
  await expect(item(page, 'Teapot')).toContainText('ain 1 action');
  await fine(page);

  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const { items } = await setupAt(page);
  expect(items.map((one) => one.name).sort()).toEqual(['New Blade', 'New Potion', 'Teapot']);
  expect(items.find((one) => one.name === 'Teapot')?.motif).toContain('crown');
  // All three find a space of their kind, and are drawn there.
  await expect(page.locator('.game-board .item')).toHaveCount(3);
  await expect(page.locator('.game-board .item .motif')).toHaveCount(1);
  await picture(page, 'workshop-items-table');
});

test('an item of the game can be copied, and packs go out and in again', async ({ page }) => {
  await settle(page);
  await page.goto('/workshop');
  await page
    .getByRole('region', { name: say('ui-workshop-copy-item') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(copy)');
  await fine(page);
  await page.getByRole('link', { name: say('ui-workshop-all') }).click();
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await fine(page);
  await page.getByRole('link', { name: say('ui-workshop-all') }).click();
  const mine = page.getByRole('region', { name: say('ui-workshop-mine') });
  await expect(mine.getByRole('link')).toHaveCount(2);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say('ui-workshop-pack') }).click()]);
  expect(file.suggestedFilename()).toBe('peerless-workshop.zip');
  const upload = page.getByLabel(say('ui-workshop-upload'));
  await upload.setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: readFileSync(await file.path()) });
  await expect(mine.getByRole('link')).toHaveCount(4);
  const text = '#### heroes/a.toml\nname = "A"\n#### boards/b.toml\nname = "B"\n[[space]]\n';
  await upload.setInputFiles({ name: 'pack.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(mine.getByRole('link')).toHaveCount(6);
  await upload.setInputFiles({ name: 'bad.zip', mimeType: 'application/zip', buffer: Buffer.from('no pack') });
  await expect(page.getByRole('alert')).toHaveText(say('ui-workshop-pack-bad'));
});

for (const [width, height, theme] of [
  [360, 740, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test(`items can be changed by everybody at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { theme });
    await page.goto('/workshop');
    await page.getByRole('button', { name: say('ui-workshop-new-item') }).click();
    await fine(page);
    await fits(page);
    await accessible(page);
    await picture(page, `workshop-items-${width}`);
  });
}
