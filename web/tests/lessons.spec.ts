// Short lessons: real scenes with steps, which notice another way and lead back.
import { expect, type Page, test } from '@playwright/test';
import { accessible, accessibleInBoth, fits, picture, settle } from './util';
import { say } from './words';

const guide = (page: Page) => page.getByRole('complementary', { name: say('ui-coach-name') });

async function begin(page: Page, title: string): Promise<void> {
  await settle(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: title }).click();
  await expect(guide(page).getByRole('heading', { name: title })).toBeVisible();
}

test('a lesson goes step by step, notices another way, and leads back', async ({ page }) => {
  await begin(page, say('ui-lesson-boost.title'));
  await expect(guide(page)).toContainText(say('ui-lesson-boost-1'));
  await page.getByRole('button', { name: say('option-maneuver'), exact: true }).click();
  await expect(guide(page)).toContainText(say('ui-lesson-boost-2'));
  await page.getByRole('button', { name: say('option-no-boost'), exact: true }).click();
  await expect(guide(page)).toContainText(say('ui-lessons-astray'));
  await guide(page)
    .getByRole('button', { name: say('ui-advisor-back') })
    .click();
  await expect(guide(page)).toContainText(say('ui-lesson-boost-2'));
  await picture(page, 'lesson-1280');
  await accessibleInBoth(page);
});

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`a whole lesson at ${width} by ${height}; it is marked as done`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, say('ui-lesson-zones.title'));
    await fits(page);
    await picture(page, `lesson-start-${width}`);
    // Nothing of the lesson may lie over what is to be clicked.
    await page.locator('.token.target[aria-label*="Beowulf"]').click();
    await expect(guide(page)).toContainText(say('ui-lesson-zones-2'));
    await page.locator('.hand .glows').first().click();
    await expect(guide(page)).toContainText(say('ui-lesson-zones-done'));
    await picture(page, `lesson-done-${width}`);
    await page.goto('/learn');
    await expect(page.getByRole('button', { name: say('ui-lesson-zones.title') })).toContainText('✓');
    await accessible(page);
  });
}
