// A hero is made without a word of the card language being typed: by fields, and by phrases that are offered.
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PlainKey } from '../src/lib/names';
import { editorOf, fine } from './bench';
import { accessible, fits, picture, settle, tableOf } from './util';
import { say } from './words';

const cards = (page: Page) => page.getByRole('region', { name: /cards?$/ });
const hero = (page: Page) => page.getByRole('region', { name: say('ui-workshop-kind-hero'), exact: true });
const button = (within: Page | Locator, key: PlainKey) => within.getByRole('button', { name: say(key), exact: true });

/** Picks what is offered first for some words. */
async function pick(page: Page, search: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('ui-workshop-search')).fill(search);
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
}

/** A new card with its fields, still open. */
async function addCard(page: Page, name: string, type: string, boost: number): Promise<Locator> {
  await button(page, 'ui-workshop-add-card').click();
  await page
    .getByRole('group', { name: say('ui-workshop-new-card'), exact: true })
    .getByLabel(say('ui-workshop-name'))
    .fill(name);
  const form = page.getByRole('group', { name, exact: true });
  await form.getByLabel(say('ui-workshop-type')).selectOption(type);
  await form.getByRole('spinbutton', { name: say('ui-cards-boost') }).fill(String(boost));
  return form;
}

const TEN = [
  ['Peck', 'attack', 'draw'],
  ['Talon', 'attack', 'move'],
  ['Swoop', 'attack', 'recover'],
  ['Screech', 'attack', 'discard'],
  ['Feather Wall', 'defense', 'draw'],
  ['Dodge', 'defense', 'move'],
  ['Molt', 'defense', 'gain'],
  ['Night Eyes', 'versatile', 'look'],
  ['Hoot', 'scheme', 'recovers'],
  ['Roost', 'scheme', 'draw'],
] as const;

test('a hero of two fighters and ten cards is made with phrases alone, and played', async ({ page, request }) => {
  test.setTimeout(120_000);
  await settle(page);
  await page.goto('/workshop');
  await button(page, 'ui-workshop-new-hero').click();
  await fine(page);
  await hero(page).getByLabel(say('ui-workshop-name')).fill('Ottilie');
  for (const [old, name] of [
    ['Champion', 'Ottilie'],
    ['Friend', 'Owl'],
  ] as const) {
    const field = page.getByRole('group', { name: old }).getByLabel(say('ui-workshop-name'));
    await field.fill(name);
    await field.blur();
    await expect(page.getByRole('group', { name })).toBeVisible();
  }
  await fine(page);
  // Everything there was to begin with goes.
  while ((await cards(page).getByRole('listitem').count()) > 0) {
    await cards(page)
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: new RegExp(`^${say('ui-workshop-change')}`) })
      .click();
    await button(page, 'ui-workshop-remove-card').click();
  }

  for (const [name, type, words] of TEN) {
    const form = await addCard(page, name, type, 2);
    const place = form.getByRole('group', { name: say(type === 'scheme' ? 'ui-cards-when-scheme' : 'ui-cards-when-after'), exact: true });
    await button(place, 'ui-workshop-add-text').click();
    await pick(page, words);
    await expect(button(place, 'ui-workshop-shape-then')).toBeVisible();
    await button(form, 'ui-workshop-done').click();
  }
  await fine(page);

  // A text is changed word by word: its number, who it speaks of, a condition before it.
  await page.getByRole('button', { name: `${say('ui-workshop-change')}: Peck` }).click();
  const peck = page.getByRole('group', { name: 'Peck', exact: true });
  const after = peck.getByRole('group', { name: say('ui-cards-when-after'), exact: true });
  await after.getByRole('button', { name: '1', exact: true }).click();
  await pick(page, '3');
  await button(after, 'ui-workshop-shape-if').click();
  await expect(after).toContainText(/If .+, draw 3 cards\./);
  await button(after, 'ui-workshop-shape-may').click();
  await expect(after).toContainText('you may draw 3 cards.');
  await peck.getByRole('button', { name: new RegExp(`^${say('ui-workshop-picture')}:`) }).click();
  await pick(page, 'owl');
  await fine(page);
  await accessible(page);
  await picture(page, 'workshop-phrases');
  for (const [key, name] of [
    ['ui-workshop-card-svg', 'peck.svg'],
    ['ui-workshop-card-png', 'peck.png'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(peck, key).click()]);
    expect(file.suggestedFilename()).toBe(name);
  }
  await button(peck, 'ui-workshop-done').click();

  // Looks, an ability and a card of somebody else.
  await button(hero(page), 'ui-workshop-palette').click();
  await pick(page, '210');
  const ability = hero(page).getByRole('group', { name: say('ui-cards-ability') });
  await button(ability, 'ui-workshop-shape-remove').click();
  await button(ability, 'ui-workshop-add-text').click();
  await pick(page, 'when your turn ends');
  await expect(ability).toContainText('When your turn ends, draw 1 card.');
  await button(page, 'ui-workshop-undo').click();
  await expect(ability).not.toContainText('When your turn ends');
  await button(page, 'ui-workshop-redo').click();
  await expect(ability).toContainText('When your turn ends, draw 1 card.');
  await fine(page);
  await picture(page, 'workshop-cards');

  await button(page, 'ui-workshop-bot').click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.status).toBe('playing');
  expect(table.seats.map((seat) => seat.hero)).toContain('Ottilie');
});

test('both faces are the same file', async ({ page }) => {
  await settle(page);
  await page.goto('/workshop');
  await button(page, 'ui-workshop-new-hero').click();
  await fine(page);
  await hero(page).getByLabel(say('ui-cards-move')).fill('3');
  await button(page, 'ui-workshop-copy-card').click();
  await pick(page, 'draw');
  // An ability of somebody else, with all that it names.
  const ability = hero(page).getByRole('group', { name: say('ui-cards-ability') });
  const old = await ability.textContent();
  await button(page, 'ui-workshop-copy-ability').click();
  await pick(page, 'size');
  await expect(ability).not.toHaveText(old ?? '');
  await fine(page);
  await button(page, 'ui-workshop-face-text').click();
  const editor = editorOf(page);
  await expect(editor).toContainText('move = 3');
  // What is above the tables stays, comments too.
  await expect(editor).toContainText('# A hero to begin with');
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n[[card]]\nname = "Test Blow"\ntype = "attack"\nvalue = 9\nboost = 1\nafter = "Drew 1 card."\n');
  await button(page, 'ui-workshop-face-cards').click();
  await page.getByRole('button', { name: `${say('ui-workshop-change')}: Test Blow` }).click();
  const form = page.getByRole('group', { name: 'Test Blow', exact: true });
  await form.getByRole('button', { name: say('ui-workshop-fix', { text: 'Draw' }) }).click();
  await expect(form.getByRole('group', { name: say('ui-cards-when-after') })).toContainText('Draw 1 card.');
  // A file that cannot be shown as cards says so.
  await button(page, 'ui-workshop-face-text').click();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n[[card\n');
  await button(page, 'ui-workshop-face-cards').click();
  await expect(page.getByText(say('ui-workshop-form'))).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`cards can be changed by everybody at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto('/workshop');
    await button(page, 'ui-workshop-new-hero').click();
    await fine(page);
    await fits(page);
    await page.getByRole('button', { name: `${say('ui-workshop-change')}: Courage` }).click();
    await fits(page);
    await accessible(page);
    await picture(page, `workshop-cards-${width}`);
    await page
      .getByRole('group', { name: 'Courage', exact: true })
      .getByRole('group', { name: say('ui-cards-when-during') })
      .getByRole('button', { name: '2', exact: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await accessible(page);
    await picture(page, `workshop-choose-${width}`);
  });
}
