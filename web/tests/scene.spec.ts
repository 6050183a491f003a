// Scenes of the workshop: set up by hand, played choice by choice, kept as cases that are played again after each edit.
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture, settle } from './util';
import { say } from './words';

const panel = (page: Page) => page.getByRole('region', { name: say('ui-scene-cases') });
const options = (page: Page) => page.getByRole('group', { name: say('ui-scene-options') });
const held = (page: Page, passed: number, all: number) => expect(panel(page)).toContainText(say('ui-scene-held', { passed, all }));

/** The text of the draft, as this device keeps it. */
const draftText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith('peerless.draft.')) ?? '';
    return String(JSON.parse(localStorage.getItem(key) ?? '{}').text);
  });

async function begin(page: Page): Promise<void> {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
  await page.getByRole('button', { name: say('ui-scene-face') }).click();
  await expect(options(page)).toBeVisible();
}

test('a scene is set up, played and kept, and tells when an edit breaks it', async ({ page }) => {
  await begin(page);
  // Set up by hand: less health, one card more, and nothing on the discard pile.
  await page.getByLabel(say('ui-scene-health-of', { name: 'Champion' })).fill('7');
  await page.getByLabel(say('ui-scene-health-of', { name: 'Champion' })).press('Enter');
  const hand = say('ui-scene-hand', { hero: 'New Hero' });
  await page.getByLabel(say('ui-scene-add-to', { pile: hand })).selectOption('Rest');
  await expect(page.getByRole('group', { name: hand }).getByRole('button')).toHaveCount(6);
  await accessible(page);
  await picture(page, 'workshop-scene-setup');

  await options(page)
    .getByRole('button', { name: /^attack Champion/ })
    .first()
    .click();
  await options(page).getByRole('button', { name: 'play Strike', exact: true }).click();
  await options(page).getByRole('button', { name: 'no defense', exact: true }).click();
  // The text of the card, and what its program did.
  const programs = page.getByRole('region', { name: say('ui-scene-programs') });
  await expect(programs).toContainText('If you won, draw 1 card.');
  await expect(programs).toContainText('If(Won');
  await page.getByLabel(say('ui-scene-note')).selectOption('hand 1 6');
  await page.getByLabel(say('ui-scene-note')).selectOption('health Champion 7');
  await picture(page, 'workshop-scene');
  await fits(page);
  // One step back, and on again.
  await page.getByRole('button', { name: say('ui-scene-back') }).click();
  await page.getByLabel(say('ui-scene-note')).selectOption('health Champion 7');
  await page.getByLabel(say('ui-scene-shows')).fill('A strike draws a card');
  await page.getByRole('button', { name: say('ui-scene-keep') }).click();
  await held(page, 1, 1);
  const text = await draftText(page);
  expect(text).toContain('[[case]]\nname = "A strike draws a card"');
  expect(text).toContain('= hand 1 6\n= health Champion 7\n');

  // An edit that breaks it is told at once, and opening it shows the line.
  await page.getByRole('button', { name: say('ui-workshop-face-text') }).click();
  await page.getByRole('textbox', { name: say('ui-workshop-editor') }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text.replace('If you won, draw 1 card.', 'If you won, draw 2 cards.'));
  await held(page, 0, 1);
  await panel(page).getByRole('button', { name: 'A strike draws a card' }).first().click();
  await expect(page.getByRole('button', { name: '= hand 1 6', exact: true })).toBeVisible();
  await expect(page.getByText('it is 7', { exact: true })).toBeVisible();
  await accessible(page);
  await panel(page)
    .getByRole('button', { name: say('ui-scene-remove', { name: 'A strike draws a card' }) })
    .click();
  await expect(panel(page)).toContainText(say('ui-scene-none'));
  expect(await draftText(page)).not.toContain('[[case]]');
});

test('a scene fits a phone, and says what cannot be set up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  const space = await page.getByLabel(say('ui-scene-space-of', { name: 'Champion' })).inputValue();
  await page.getByLabel(say('ui-scene-space-of', { name: 'Friend 1' })).selectOption(space);
  await expect(page.getByRole('alert').filter({ hasText: 'too many fighters' })).toBeVisible();
  await fits(page);
  await accessible(page);
});
