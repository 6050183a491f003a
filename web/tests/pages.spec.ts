// The pages around the table: two clicks to a game, every kind of table, the lobby, learning, settings.
import { expect, test } from '@playwright/test';
import { t } from '../src/lib/strings';
import { catalogOf, fits, makeTable, picture, settle, tableOf, weakest } from './util';

test('one click on Play begins a game with what was picked', async ({ page, request }) => {
  await settle(page);
  await page.goto('/');
  const { heroes, boards, bots } = await catalogOf(request);
  const hero = heroes[2]?.name ?? '';
  const board = boards[1]?.name ?? '';
  await page.getByRole('button', { name: t.home.yourHero }).click();
  await page.getByRole('dialog').getByRole('button', { name: hero }).click();
  await page.getByRole('button', { name: t.home.board }).click();
  await page.getByRole('dialog').getByRole('button', { name: board }).click();
  await page.getByRole('radio', { name: bots[0]?.name ?? '' }).check();
  await page.getByRole('button', { name: t.home.play, exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.status).toBe('playing');
  expect(table.board).toBe(board);
  expect(table.seats.map((seat) => seat.hero)).toContain(hero);
  expect(table.seats.map((seat) => seat.bot)).toContain(bots[0]?.name);

  // The game is found again from home, and the picks are kept.
  await page.goto('/');
  await expect(page.getByRole('button', { name: t.home.yourHero })).toContainText(hero);
  await page.getByRole('region', { name: t.home.running }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a table of any kind', async ({ page, request }) => {
  await settle(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: t.home.modes['teams'] ?? '' }).check();
  const seat = (index: number) => page.getByRole('region', { name: t.common.seat(index), exact: true });
  // Three people: one takes both seats of a team.
  await seat(2).getByLabel(t.home.who).selectOption('me');
  await seat(2).getByLabel(t.home.name).fill('Ann');
  await seat(1).getByLabel(t.home.who).selectOption('guest');
  await page.getByLabel(t.home.first).selectOption('2');
  await page.getByRole('radio', { name: t.home.clockOn }).check();
  await page.getByLabel(t.home.minutes).fill('30');
  await page.getByText(t.home.more).click();
  await page.getByLabel(t.home.seed).fill('12');
  await page.getByLabel(t.home.switches['team_shared_hands']?.name ?? '').selectOption('false');
  await picture(page, 'new-teams');
  await page.getByRole('button', { name: t.home.make }).click();
  await expect(page.getByRole('heading', { name: t.home.waitingTitle })).toBeVisible();
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.mode).toBe('teams');
  expect(table.clock?.minutes).toBe(30);
  expect(table.seats.filter((each) => each.name === 'Ann')).toHaveLength(2);
  expect(table.open).toBe(false);
});

test('a table is not made with a missing name', async ({ page }) => {
  await settle(page, { name: '' });
  await page.goto('/new?with=device');
  await page.getByRole('button', { name: t.home.begin }).click();
  await expect(page).toHaveURL(/\/new/);
  await page
    .getByRole('region', { name: t.common.seat(0), exact: true })
    .getByLabel(t.home.name)
    .fill('Ann');
  await page
    .getByRole('region', { name: t.common.seat(1), exact: true })
    .getByLabel(t.home.name)
    .fill('   ');
  await page.getByRole('button', { name: t.home.begin }).click();
  await expect(page.getByRole('alert')).toContainText(t.home.nameMissing);
});

test('the guided first duel explains, goes on, and can be silenced', async ({ page }) => {
  await settle(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: t.learn.start }).click();
  await expect(page).toHaveURL(/\/t\//);
  const coach = page.getByRole('complementary', { name: t.learn.coach });
  for (const { title } of t.learn.tour) {
    await expect(coach).toContainText(title);
    await coach.getByRole('button', { name: t.learn.next }).click();
  }
  await picture(page, 'lesson');
  await expect(coach.getByRole('button', { name: t.learn.gotIt })).toBeVisible();
  await coach.getByRole('button', { name: t.learn.gotIt }).click();
  await expect(coach).toContainText(t.learn.yourMove);
  await coach.getByRole('button', { name: t.learn.skip }).click();
  await page.reload();
  await expect(coach.getByRole('button', { name: t.learn.resume })).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('link', { name: t.learn.goOn }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('the rules open at the section of a link', async ({ page }) => {
  await settle(page);
  await page.goto('/rules#exhaustion');
  await expect(page.getByRole('heading', { name: 'Exhaustion' })).toBeInViewport();
  await page
    .getByRole('link', { name: t.rules.sections[1]?.title ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/#setup$/);
  await expect(page.locator('#setup h2')).toBeInViewport();
});

test('settings are applied at once and kept', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: t.settings.title, exact: true }).click();
  await page.getByRole('radio', { name: t.settings.themes.light }).check();
  await page.getByLabel(t.settings.patterns).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: t.settings.title, exact: true }).click();
  await expect(page.getByLabel(t.settings.patterns)).toBeChecked();
});

test('zones are drawn in patterns when that is chosen', async ({ page, request }) => {
  const level = await weakest(request);
  const { table } = await makeTable(request, {
    mode: 'duel',
    seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level } }],
  });
  await settle(page, { patterns: true });
  await page.goto(`/t/${table}`);
  await expect(page.locator('svg pattern').first()).toBeAttached();
  await expect(page.locator('svg [fill^="url(#"]').first()).toBeVisible();
  await picture(page, 'patterns');
});

test('a page that is not there, and a table that is not there', async ({ page }) => {
  await settle(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: t.common.pages.missing })).toBeVisible();
  await page.goto('/replay/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('every page fits a phone, and the menu leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  for (const path of ['/', '/new', '/new?with=friend', '/lobby', '/learn', '/rules', '/heroes', '/replay']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await fits(page);
  }
  await page.getByRole('button', { name: t.common.menu }).click();
  await page.getByRole('link', { name: t.common.pages.rules, exact: true }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('link', { name: t.common.pages.rules, exact: true })).toBeHidden();
});
