// The pages around the table: two clicks to a game, every kind of table, the lobby, learning, settings.
import { expect, type Locator, test } from '@playwright/test';
import { TOUR } from '../src/lib/coach';
import { dice, resign, until } from './play';
import { say, voice } from './words';
import { catalogOf, fits, makeTable, picture, settle, tableOf, weakest } from './util';

test('one click on Play begins a game with what was picked', async ({ page, request }) => {
  await settle(page);
  await page.goto('/');
  const { heroes, boards, bots } = await catalogOf(request);
  const hero = heroes[2]?.name ?? '';
  const board = boards[1]?.name ?? '';
  await page.getByRole('button', { name: say('ui-home-your-hero') }).click();
  // Between two facts of a line there is a dot, and at its ends there is none.
  const dots = await page.locator('.facts').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const seen = parseFloat(/inset\(0px 0px 0px ([\d.]+)px\)/.exec(getComputedStyle(list).clipPath)?.[1] ?? '0');
      const edge = list.getBoundingClientRect().left + seen - 1;
      const facts = [...list.children].map((fact) => ({ box: fact.getBoundingClientRect(), dot: fact.querySelector('.dot')! }));
      return facts.map(({ box, dot }, i) => {
        const shown = dot.getBoundingClientRect().left >= edge;
        return shown === (i > 0 && facts[i - 1]!.box.top === box.top);
      });
    }),
  );
  expect(dots.length).toBeGreaterThan(40);
  expect(dots.every((right) => right)).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: hero }).click();
  await page.getByRole('button', { name: say('ui-home-board') }).click();
  await page.getByRole('dialog').getByRole('button', { name: board }).click();
  await page.getByRole('radio', { name: bots[0]?.name ?? '' }).check();
  await page.getByRole('button', { name: say('ui-home-play'), exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.status).toBe('playing');
  expect(table.board).toBe(board);
  expect(table.seats.map((seat) => seat.hero)).toContain(hero);
  expect(table.seats.map((seat) => seat.bot)).toContain(bots[0]?.name);

  // The game is found again from home, and the picks are kept.
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('ui-home-your-hero') })).toContainText(hero);
  await page
    .getByRole('region', { name: say('ui-home-running') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a table of any kind', async ({ page, request }) => {
  await settle(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: say('ui-mode-teams') }).check();
  const seat = (index: number) => page.getByRole('region', { name: say('ui-common-seat', { seat: index + 1 }), exact: true });
  // Three people: one takes both seats of a team.
  await seat(2).getByLabel(say('ui-new-who')).selectOption('me');
  await seat(2).getByLabel(say('ui-new-name')).fill('Ann');
  await seat(1).getByLabel(say('ui-new-who')).selectOption('guest');
  await page.getByLabel(say('ui-new-first')).selectOption('2');
  await page.getByRole('radio', { name: say('ui-new-clock-on') }).check();
  await page.getByLabel(say('ui-new-minutes')).fill('30');
  await page.getByText(say('ui-new-more')).click();
  await expect(page.getByText(say('ui-new-seed-others'))).toBeVisible();
  await page.getByLabel(say('ui-switch-team-shared-hands')).selectOption('false');
  await picture(page, 'new-teams');
  await page.getByRole('button', { name: say('ui-new-make') }).click();
  await expect(page.getByRole('heading', { name: say('ui-waiting-title') })).toBeVisible();
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.mode).toBe('teams');
  expect(table.clock?.minutes).toBe(30);
  expect(table.seats.filter((each) => each.name === 'Ann')).toHaveLength(2);
  // Teams are lettered here as at the table.
  for (const team of ['A', 'B']) await expect(page.getByText(say('ui-common-team', { team }), { exact: true })).toHaveCount(2);
  expect(table.open).toBe(false);
});

test('a new table has the pickers of the home page', async ({ page, request }) => {
  const { heroes, boards } = await catalogOf(request);
  await settle(page);
  await page.goto('/new');
  const pick = async (button: Locator, name: string) => {
    await button.click();
    const picker = page.getByRole('dialog');
    await picker
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(picker).toBeHidden();
  };
  const seat = (index: number) => page.getByRole('region', { name: say('ui-common-seat', { seat: index + 1 }), exact: true });
  const wanted = [heroes[3]!.name, heroes[1]!.name];
  for (const [index, name] of wanted.entries())
    await pick(seat(index).getByRole('button', { name: new RegExp(`^${say('ui-new-hero')}`) }), name);
  await pick(page.getByRole('button', { name: new RegExp(`^${say('ui-home-board')}`) }), boards[0]!.name);
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.seats.map(({ hero }) => hero).sort()).toEqual(wanted.sort());
  expect(table.board).toBe(boards[0]!.name);
});

test('a reading of the rules that was picked is played', async ({ page, request }) => {
  await settle(page);
  await page.goto('/new');
  await page.getByText(say('ui-new-more')).click();
  await page.getByLabel(say('ui-switch-item-pool')).selectOption({ label: say('ui-switch-item-pool.all-sets') });
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  await expect(page).toHaveURL(/\/t\//);
  await resign(page);
  await expect(page.locator('#ended')).toBeVisible();
  const record = await request.get(`/api/tables/${new URL(page.url()).pathname.slice(3)}/record`);
  expect(await record.text()).toContain('switch item_pool AllSets');
});

test('a table needs no name', async ({ page, request }) => {
  await settle(page, { name: '' });
  await page.goto('/new?with=device');
  await page
    .getByRole('region', { name: say('ui-common-seat', { seat: 1 }), exact: true })
    .getByLabel(say('ui-new-name'))
    .fill('   ');
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  // Who begins is drawn by lot.
  expect(table.seats.map(({ name }) => name).sort()).toEqual([say('ui-new-player', { seat: 1 }), say('ui-new-player', { seat: 2 })]);
});

test('the guided first duel explains, goes on, and can be silenced', async ({ page }) => {
  // With little room, and where the other coach is wanted too.
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(page, { coach: true });
  await page.goto('/learn');
  await page.getByRole('button', { name: say('ui-learn-start') }).click();
  await expect(page).toHaveURL(/\/t\//);
  const coach = page.getByRole('complementary', { name: say('ui-coach-name') });
  for (const { title } of TOUR) {
    await expect(coach).toContainText(say(title));
    const next = coach.getByRole('button', { name: say('ui-coach-next') });
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.click();
  }
  await picture(page, 'lesson');
  await expect(coach.getByRole('button', { name: say('ui-coach-got-it') })).toBeVisible();
  await coach.getByRole('button', { name: say('ui-coach-got-it') }).click();
  await expect(coach).toContainText(say('ui-coach-your-move'));
  await coach.getByRole('button', { name: say('ui-coach-skip') }).click();
  await page.reload();
  await expect(coach.getByRole('button', { name: say('ui-coach-resume') })).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('link', { name: say('ui-learn-go-on') }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('at the result of a combat the coach tells what it came to', async ({ page }) => {
  await settle(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: say('ui-learn-start') }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.evaluate(() => localStorage.setItem('peerless.lesson', JSON.stringify({ tour: 99, asks: [], silent: false })));
  await page.reload();
  const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
  await until(page, dice(5), async () => (await read.count()) > 0);
  const coach = page.getByRole('complementary', { name: say('ui-coach-name') });
  await expect(coach.getByRole('heading')).toHaveText(say('ui-coach-result'));
  const score = (await page.locator('section.combat .score').textContent())?.match(/\d+/g)?.map(Number) ?? [];
  const [attack = 0, defense = 0] = score;
  expect(score.length).toBeGreaterThanOrEqual(2);
  await expect(coach).toContainText(say(attack > defense ? 'ui-coach-result-hit' : 'ui-coach-result-blocked', { attack, defense }));
  await read.click();
  await expect(coach.getByRole('heading')).not.toHaveText(say('ui-coach-result'));
});

test('on a phone the coach of the first duel leaves the board in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  await page.goto('/learn');
  await page.getByRole('button', { name: say('ui-learn-start') }).click();
  const coach = page.getByRole('complementary', { name: say('ui-coach-name') });
  for (let tour = 0; tour < 5; tour += 1) {
    const [words, board] = await Promise.all([coach.boundingBox(), page.locator('.board').boundingBox()]);
    expect(words!.height).toBeGreaterThan(60);
    expect(words!.y + words!.height).toBeLessThan(board!.y + 0.4 * board!.height);
    const on = coach.getByRole('button', { name: say('ui-coach-next') });
    if ((await on.count()) > 0) await on.click();
  }
});

test('the rules open at the section of a link', async ({ page }) => {
  await settle(page);
  await page.goto('/rules#exhaustion');
  await expect(page.getByRole('heading', { name: 'Exhaustion' })).toBeInViewport();
  await page
    .getByRole('link', { name: say('ui-rules-setup'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/#setup$/);
  await expect(page.locator('#setup h2')).toBeInViewport();
});

test('it is dark unless the system asks for light', async ({ page }) => {
  await settle(page, { theme: 'auto' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('it is dark where the system says nothing', async ({ page }) => {
  await settle(page, { theme: 'auto' });
  // A browser that is never asked for a colour scheme says light: one that knows no answer has to be made.
  await page.addInitScript(() => {
    const real = matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Until then too: the page itself is dark, and so are the tokens when nobody has chosen.
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => document.body.getAttribute('bgcolor'))).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground')),
  );
});

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`the way into a game is in sight, however many heroes there are, at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const catalog = await catalogOf(request);
    const heroes = [0, 1, 2].flatMap((n) => catalog.heroes.map((hero) => ({ ...hero, name: `${hero.name}${n === 0 ? '' : ` ${n}`}` })));
    await page.route('**/api/catalog', (route) => route.fulfill({ json: { ...catalog, heroes } }));
    await settle(page);
    await page.goto('/');
    await expect(page.locator('.coins button')).toHaveCount(heroes.length);
    await expect(page.getByRole('button', { name: say('ui-home-play'), exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.coins .coin').first()).toBeInViewport({ ratio: 1 });
  });
}

test('settings are applied at once and kept', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
  await page.getByRole('radio', { name: say('ui-settings-theme-light') }).check();
  await page.getByLabel(say('ui-settings-patterns')).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
  await expect(page.getByLabel(say('ui-settings-patterns'))).toBeChecked();
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
  await expect(page.getByRole('heading', { name: say('ui-page-missing') })).toBeVisible();
  await page.goto('/replay/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('on a phone the menu leads on, and nothing lies over the levels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  await page.goto('/');
  await expect(page.locator('.levels label').first()).toBeVisible();
  // Wherever they are on the screen.
  const covered = await page.locator('.levels label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      label.scrollIntoView({ block: 'end' });
      const { x, y, width, height } = label.getBoundingClientRect();
      return label.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [label.textContent];
    }),
  );
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: say('ui-common-menu') }).click();
  await page.getByRole('link', { name: say('ui-page-rules'), exact: true }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('link', { name: say('ui-page-rules'), exact: true })).toBeHidden();
});

for (const locale of ['en', 'de']) {
  test(`every page fits a phone, and none shows a key in place of words (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await settle(page, { language: locale });
    for (const path of [
      '/',
      '/new',
      '/new?with=friend',
      '/lobby',
      '/games',
      '/learn',
      '/rules',
      '/heroes',
      '/heroes#numbers',
      '/replay',
      '/credits',
      '/workshop',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByText(voice(locale)('ui-common-loading'))).toHaveCount(0);
      expect(await page.locator('body').innerText(), path).not.toMatch(/\b(ui|ask|level|fault|list)-[a-z]+/);
      await fits(page);
    }
    await page.getByRole('button', { name: voice(locale)('ui-common-menu') }).click();
    await page.getByRole('button', { name: voice(locale)('ui-settings-title'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.getByRole('dialog').innerText()).not.toMatch(/\bui-[a-z]+/);
  });
}
