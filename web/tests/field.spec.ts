// Knowing the field: a map of rates that answers to mouse and keys, and the games of this server.
import { expect, type Page, test } from '@playwright/test';
import data from '../data/duels.json' with { type: 'json' };
import { accessible, catalogOf, makeTable, settle } from './util';
import { say } from './words';

const map = (page: Page, name: 'ui-field-pairs' | 'ui-field-boards') => page.getByRole('region', { name: say(name) });

async function open(page: Page) {
  await settle(page);
  await page.goto('/heroes');
  await page.getByRole('link', { name: say('ui-field-numbers') }).click();
  return map(page, 'ui-field-pairs');
}

test('the numbers that come with the client are of the heroes and boards that there are', async ({ request }) => {
  const { heroes, boards } = await catalogOf(request);
  expect([...data.heroes].sort()).toEqual(heroes.map(({ name }) => name).sort());
  expect([...data.boards].sort()).toEqual(boards.map(({ name }) => name).sort());
  expect(data.pairs).toHaveLength((data.heroes.length * (data.heroes.length + 1)) / 2);
  expect(data.on).toHaveLength(data.heroes.length * data.boards.length);
});

test('a map of rates says where it comes from, and answers to the mouse', async ({ page }) => {
  const pairs = await open(page);
  const [strongest = '', second = ''] = data.heroes;
  await expect(page.getByText(data.commit)).toBeVisible();
  const told = pairs.locator('[data-told]');
  await expect(told).toHaveText(say('ui-field-point'));
  const cell = pairs.getByRole('gridcell').nth(2);
  await cell.hover();
  await expect(told).toContainText(strongest);
  await expect(told).toContainText(second);
  await expect(told).toContainText(`${await cell.innerText()} %`);
});

test('every column puts the rows in order, both ways', async ({ page }) => {
  const pairs = await open(page);
  const numbers = async (column: number) =>
    (await pairs.locator(`tbody td:nth-of-type(${column})`).allInnerTexts()).map((text) => Number(text));
  const falling = (list: number[]) => list.every((number, index) => index === 0 || number <= (list[index - 1] ?? 0));
  expect(falling(await numbers(1))).toBe(true);
  expect(falling(await numbers(4))).toBe(false);
  const head = pairs.getByRole('columnheader', { name: data.heroes[2] ?? '', exact: true });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(falling(await numbers(4))).toBe(true);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(falling((await numbers(4)).reverse())).toBe(true);
  await pairs.getByRole('button', { name: say('ui-field-hero'), exact: true }).click();
  const names = await pairs.locator('tbody th').allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual([...data.heroes].sort((a, b) => a.localeCompare(b)));
});

test('a map of rates is walked with the keys alone', async ({ page }) => {
  const boards = (await open(page)).page().getByRole('region', { name: say('ui-field-boards') });
  await boards.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  const told = boards.locator('[data-told]');
  const [hero = '', next = ''] = data.heroes;
  await expect(told).toContainText(hero);
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText(data.boards[0] ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(told).toContainText(next);
  await page.keyboard.press('End');
  await expect(told).toContainText(data.boards.at(-1) ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText(data.boards.at(-1) ?? '');
  // A screen reader is told the same.
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', (await told.innerText()).trim());
  await page.keyboard.press('Control+Home');
  await expect(told).toContainText(hero);
});

test('duels of this server are counted, and each rate has its range', async ({ page, request }) => {
  const heroes = data.heroes.slice(0, 2);
  const made = await makeTable(request, {
    mode: 'duel',
    seats: heroes.map((hero, seat) => ({ who: { kind: 'me', name: `P${seat}` }, hero })),
  });
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  await page.getByRole('button', { name: say('ui-play-menu'), exact: true }).click();
  await page.getByRole('button', { name: say('ui-play-resign') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-play-resign') })
    .click();
  await expect(page.locator('#ended')).toBeVisible();
  await expect
    .poll(async () => ((await (await request.get('/api/results')).json()) as { people: { games: number } }).people.games, {
      timeout: 75_000,
    })
    .toBeGreaterThan(0);
  const pairs = await open(page);
  await page.getByLabel(say('ui-field-source-people'), { exact: true }).check();
  await expect(page.getByText(/played to (its|their) end here/)).toBeVisible();
  const cell = pairs.getByRole('gridcell', {
    name: new RegExp(`${heroes[0] ?? ''} wins .* against ${heroes[1] ?? ''} \\(\\d+ to \\d+ %\\)`),
  });
  await cell.focus();
  await expect(pairs.locator('[data-told]')).toContainText(/\(\d+ to \d+ %\)/);
  await accessible(page);
});

test('a hero says how it does', async ({ page }) => {
  await settle(page);
  await page.goto('/heroes');
  const [strongest = ''] = data.heroes;
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: strongest, exact: true }) });
  await expect(article).toContainText(/place \d+ of \d+/);
});
