// The workshop: a copy of a hero is changed and played, mistakes are told at their words, and nothing that was written is lost.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { append, asText, begin, editorOf, fileOf, fine, keysToMessages, saved, setupAt, weight } from './bench';
import { say } from './words';
import { accessible, catalogOf, fits, picture, settle, tableOf } from './util';

/** A card that no hero has. */
const CARD = '\n[[card]]\nname = "Test Blow"\ncount = 1\ntype = "attack"\nvalue = 9\nboost = 1\n';
/** What a page of the workshop may weigh more than the others, as it comes over the net. */
const MOST_BYTES = 250_000;

const problems = (page: Page) => page.getByRole('region', { name: say('ui-workshop-problems') }).locator('ol > li');

/** The cards as they will look: the editor draws only the lines that can be seen. */
const preview = (page: Page) => page.getByRole('region', { name: say('ui-workshop-preview') });

/** A new hero in the editor, as text. */
async function beginText(page: Page): Promise<void> {
  await begin(page);
  await asText(page);
  await saved(page);
}

/** The names of all cards at a table. */
const cardsAt = async (page: Page): Promise<string[]> =>
  (await setupAt(page)).seats.flatMap(({ hero }) => hero.cards.map(({ name }) => name));

const nameOfFirst = async (request: APIRequestContext): Promise<string> => (await catalogOf(request)).heroes[0]?.name ?? '';

test('from home to a game with a changed copy of a hero in five clicks and one edit', async ({ page, request }) => {
  await settle(page);
  const name = await nameOfFirst(request);
  await page.goto('/');
  await page
    .getByRole('list')
    .getByRole('link', { name: say('ui-home-way-workshop') })
    .click();
  await page.getByRole('button', { name, exact: true }).click();
  await asText(page);
  await append(page, CARD);
  await fine(page);
  await picture(page, 'workshop');
  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.status).toBe('playing');
  expect(table.seats.map((seat) => seat.hero)).toContain(say('ui-workshop-copy-of', { name }));
  expect(await cardsAt(page)).toContain('Test Blow');
});

test('a later edit changes no game that has begun, and a friend plays by link', async ({ page, browser }) => {
  await beginText(page);
  await page.getByRole('button', { name: say('ui-workshop-friend') }).click();
  await expect(page.getByRole('heading', { name: say('ui-waiting-title') })).toBeVisible();
  // The friend has installed nothing, and plays with what the table carries.
  const friend = await (await browser.newContext()).newPage();
  await settle(friend, { name: 'Bob' });
  await friend.goto(page.url());
  await friend.getByRole('button', { name: say('ui-waiting-join'), exact: true }).click();
  await expect(friend.locator('.game-board')).toBeVisible();
  const begun = await cardsAt(friend);
  expect(begun).toContain('Strike');
  await page.goBack();
  await append(page, CARD);
  await fine(page);
  await page.getByRole('button', { name: say('ui-workshop-device') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  expect(await cardsAt(page)).toContain('Test Blow');
  expect(page.url()).not.toBe(friend.url());
  await friend.reload();
  await expect(friend.locator('.game-board')).toBeVisible();
  expect(await cardsAt(friend)).toEqual(begun);
});

test('mistakes are told at their words, and a click mends them', async ({ page }) => {
  await beginText(page);
  await append(page, `${CARD}after = "Drew 1 card."\n`);
  await expect(problems(page)).toHaveCount(1);
  await expect(problems(page)).toContainText('Drew');
  // What could stand there is picked with the arrows, while the text keeps the focus.
  await page.keyboard.press('Escape');
  await accessible(page);
  await problems(page)
    .getByRole('button', { name: say('ui-workshop-fix', { text: 'Draw' }) })
    .click();
  await expect(problems(page)).toHaveCount(0);
  await expect(editorOf(page)).toContainText('after = "Draw 1 card."');
  // Nothing is played with a mistake in it; the first one is shown.
  await append(page, 'boots = 2\n');
  await expect(problems(page)).toHaveCount(1);
  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/workshop#/);
  await expect(problems(page)).toContainText('boots');
});

test('words and names are offered, and the manual explains them', async ({ page }) => {
  await beginText(page);
  await append(page, CARD);
  await page.keyboard.type('after = "If you won, dr');
  const offer = page.getByRole('listbox').getByText('draw', { exact: true }).first();
  await expect(offer).toBeVisible();
  await offer.click();
  await page.keyboard.type(' 1 card.');
  await fine(page);
  await expect(editorOf(page)).toContainText('after = "If you won, draw 1 card."');
  await editorOf(page)
    .getByText('you won')
    .last()
    .hover({ position: { x: 22, y: 8 } });
  await expect(page.getByText(say('ui-workshop-example'), { exact: false })).toBeVisible();
});

test('messages come at once for a hero of thirty cards', async ({ page }) => {
  const took = await keysToMessages(page);
  expect(took[Math.floor(took.length * 0.95)]).toBeLessThan(400);
});

test('what was written without a server is kept, and sent when it is back', async ({ page, browser }) => {
  await beginText(page);
  await page.route('**/api/drafts/**', (route) => route.abort());
  await append(page, CARD);
  await expect(page.getByText(say('ui-workshop-unsaved'))).toBeVisible();
  await page.reload();
  await expect(preview(page)).toContainText('Test Blow');
  await page.unroute('**/api/drafts/**');
  await saved(page);
  // Whoever has the link finds it, and two who write at once lose nothing.
  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(page.url());
  await asText(other);
  await expect(preview(other)).toContainText('Test Blow');
  await append(other, '# theirs\n');
  await saved(other);
  await append(page, '# mine\n');
  await expect(page.getByText(say('ui-workshop-conflict'))).toBeVisible();
  await page.getByRole('button', { name: say('ui-workshop-keep-mine') }).click();
  await saved(page);
  await page.getByRole('button', { name: say('ui-workshop-history') }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('versions are compared and brought back, copies made, files handed on', async ({ page }) => {
  await beginText(page);
  await append(page, CARD);
  await fine(page);
  await saved(page);
  await page.getByRole('button', { name: say('ui-workshop-history') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').last().getByRole('button').click();
  await expect(dialog.getByText('name = "Test Blow"')).toBeVisible();
  await picture(page, 'workshop-versions');
  await dialog.getByRole('button', { name: say('ui-workshop-restore') }).click();
  await expect(preview(page)).not.toContainText('Test Blow');
  // What was brought back can be taken back.
  await editorOf(page).click();
  await page.keyboard.press('Control+z');
  await expect(preview(page)).toContainText('Test Blow');

  const text = await fileOf(page, 'new-hero.toml');
  expect(text).toContain('Test Blow');

  const before = page.url();
  await page.getByRole('button', { name: say('ui-workshop-fork') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(copy)');
  expect(page.url()).not.toBe(before);

  await page.getByRole('link', { name: say('ui-workshop-all') }).click();
  await expect(page.getByRole('region', { name: say('ui-workshop-mine') }).getByRole('link')).toHaveCount(2);
  await page.getByLabel(say('ui-workshop-upload')).setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(preview(page)).toContainText('Test Blow');
  await page.getByRole('link', { name: say('ui-workshop-all') }).click();
  page.on('dialog', (asked) => void asked.accept());
  const mine = page.getByRole('region', { name: say('ui-workshop-mine') });
  await expect(mine.getByRole('link')).toHaveCount(3);
  await mine.getByRole('button').first().click();
  await expect(mine.getByRole('link')).toHaveCount(2);
});

test('a hero is printed on sheets', async ({ page }) => {
  await beginText(page);
  await page.getByRole('button', { name: say('ui-workshop-print') }).click();
  // Thirty cards and the hero's own, nine to a sheet; one more for fighters.
  await expect(page.locator('.sheet')).toHaveCount(5);
  const { width, height } = (await page.locator('.slot .card').first().boundingBox()) ?? { width: 0, height: 0 };
  const mm = 96 / 25.4;
  expect(width / mm).toBeCloseTo(63, 0);
  expect(height / mm).toBeCloseTo(88, 0);
  await page.waitForTimeout(300);
  await picture(page, 'workshop-print');
  for (const [paper, wide, high] of [
    ['a4', 595, 842],
    ['letter', 612, 792],
  ] as const) {
    await page.getByLabel(say('ui-workshop-paper')).selectOption(paper);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
    const [, x, y] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect(Math.abs(Number(x) - wide) + Math.abs(Number(y) - high)).toBeLessThan(3);
  }
  await page.getByRole('button', { name: say('ui-workshop-back') }).click();
  await expect(editorOf(page)).toBeVisible();
});

test('a deck of the community becomes a draft, with what was not understood', async ({ page }) => {
  await settle(page);
  await page.goto('/workshop');
  const deck = {
    deck_data: {
      name: 'Ottilie',
      hero: { name: 'Ottilie', hp: 14, move: 2, isRanged: false, specialAbility: '' },
      sidekick: { name: 'Owl', hp: 5, quantity: 1, isRanged: true },
      cards: [
        { title: 'Peck', type: 'attack', value: 3, boost: 2, quantity: 20, characterName: 'Any', basicText: '', afterText: 'Draw 1 card.' },
        {
          title: 'Hoot',
          type: 'scheme',
          value: null,
          boost: 1,
          quantity: 10,
          characterName: 'Any',
          basicText: 'Draws 2 of your cards with feathers.',
        },
      ],
    },
  };
  const buffer = Buffer.from(JSON.stringify(deck));
  await page.getByLabel(say('ui-workshop-upload')).setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer });
  await asText(page);
  await expect(editorOf(page)).toContainText('name = "Peck"');
  await expect(page.getByRole('region', { name: say('ui-workshop-left') }).getByRole('listitem')).toContainText('feathers');
  await expect(page.getByRole('region', { name: say('ui-workshop-left') })).toContainText(
    say('ui-workshop-nearest', { sentence: '' }).trim(),
  );
  await fine(page);
});

test('how strong a hero is is found out in the background, and what an edit changes', async ({ page }) => {
  await beginText(page);
  await page.getByRole('button', { name: say('ui-workshop-report') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('ui-workshop-report-ask') }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: say('ui-workshop-report-stop') }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await page.keyboard.press('Escape');
  await append(page, CARD.replace('count = 1', 'count = 10').replace('value = 9', 'value = 30'));
  await fine(page);
  await page.getByRole('button', { name: say('ui-workshop-report') }).click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  const start = Date.now();
  await dialog.getByRole('button', { name: say('ui-workshop-report-ask') }).click();
  await expect(dialog.getByRole('row', { name: 'Test Blow' })).toBeVisible({ timeout: 110_000 });
  console.log(`a report with a comparison took ${Math.round((Date.now() - start) / 1000)} s`);
  await expect(dialog.getByText(/^That is \+/)).toBeVisible();
  await accessible(page);
  await picture(page, 'workshop-report');
});

for (const kind of ['hero', 'board'] as const) {
  test(`the workshop with a ${kind} is loaded when it is opened, and is not heavy`, async ({ page }) => {
    const more = await weight(page, kind);
    expect(more).toBeGreaterThan(20_000);
    expect(more).toBeLessThan(MOST_BYTES);
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`everybody can use it at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto('/workshop');
    await expect(page.getByRole('heading', { name: say('ui-workshop-copy-board') })).toBeVisible();
    await fits(page);
    await accessible(page);
    await picture(page, `workshop-drafts-${width}`);
    await page.getByRole('button', { name: say('ui-workshop-new-board') }).click();
    await fine(page);
    await fits(page);
    await accessible(page);
    await picture(page, `workshop-board-${width}`);
  });
}
