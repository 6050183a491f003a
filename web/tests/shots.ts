// Pictures of the main screens at four sizes, by day and by night, for people to look at: `make shots`. They are put into `screenshots/`.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ask, choice } from './asked';
import { dice, openDuel, prompt, until } from './play';
import { catalogOf, finished, makeTable, picture, settle, weakest } from './util';
import { say } from './words';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];
const PAGES = {
  home: '/',
  new: '/new',
  friend: '/new?with=friend',
  heroes: '/heroes',
  numbers: '/heroes#numbers',
  rules: '/rules',
  learn: '/learn',
  lobby: '/lobby',
  credits: '/credits',
  replays: '/replay',
};
const MODES = ['duel', 'teams', 'free-for-all'];

/** A game that is over, and reviewed once the pictures of the others are made. */
let over: string;
test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  over = await finished(page, request);
  await page.close();
  await request.post(`/api/tables/${over}/review`);
});

/** A table of bots and one person, who is asked; the first heroes may be named. */
async function play(page: Page, request: APIRequestContext, mode: string, heroes: string[] = []): Promise<void> {
  const bot = { who: { kind: 'bot' as const, level: await weakest(request) } };
  const me = { who: { kind: 'me' as const, name: 'Ann' } };
  const players = mode === 'duel' ? [me, bot] : [me, bot, bot, bot];
  const seats = players.map((player, i) => ({ ...player, ...(heroes[i] !== undefined && { hero: heroes[i] }) }));
  const made = await makeTable(request, { mode, seats, first: { kind: 'seat', seat: 0 }, seed: '7' });
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  await expect(prompt(page)).toBeVisible();
}

/** Everything is there: words, pictures, letters. */
async function still(page: Page): Promise<void> {
  await expect(page.getByText(say('ui-common-loading'))).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

for (const theme of ['dark', 'light'] as const) {
  for (const size of SIZES) {
    const look = `${theme}-${size.width}x${size.height}`;
    const shot = async (page: Page, name: string): Promise<void> => {
      await still(page);
      await picture(page, `${name}-${look}`);
    };

    test.describe(look, () => {
      test.use({ viewport: size });
      test.beforeEach(({ page }) => settle(page, { theme }));

      test('pages', async ({ page, request }) => {
        // Something to find in the lobby, and among the own games.
        const open = {
          mode: 'duel',
          open: true,
          seats: [{ who: { kind: 'me' as const, name: 'Ann' } }, { who: { kind: 'guest' as const } }],
        };
        const running = await makeTable(request, open);
        await request.post(`/api/tables/${running.table}/join`, { data: { name: 'Ben' } });
        const waiting = await makeTable(request, open);
        for (const [name, path] of Object.entries(PAGES)) {
          await page.goto(path);
          await shot(page, name);
        }
        await page.goto(`/t/${waiting.table}`);
        await shot(page, 'join');
        await page.goto(`/t/${waiting.table}#k=${waiting.keys[0]?.secret ?? ''}`);
        await page.reload();
        await shot(page, 'waiting');
        await page.goto(`/t/${running.table}#k=${running.keys[0]?.secret ?? ''}`);
        await shot(page, 'people');
        await page.goto('/games');
        await shot(page, 'games');
        await page.goto('/');
        await page.getByRole('button', { name: say('ui-home-your-hero') }).click();
        await shot(page, 'picker');
        await page.keyboard.press('Escape');
        if (size.width < 720) await page.getByRole('button', { name: say('ui-common-menu') }).click();
        await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
        await shot(page, 'settings');
      });

      for (const mode of MODES) {
        test(mode, async ({ page, request }) => {
          await play(page, request, mode);
          await shot(page, mode);
          await until(page, dice(5), async () => (await page.getByRole('button', { name: say('ui-combat-read') }).count()) > 0);
          await shot(page, `${mode}-combat`);
        });
      }

      test('tokens', async ({ page, request }) => {
        const { heroes } = await catalogOf(request);
        await play(
          page,
          request,
          'duel',
          heroes.filter(({ tokens }) => tokens.length > 0).map(({ name }) => name),
        );
        const there = (what: string, count: number) => async () => (await page.locator(what).count()) >= count;
        await until(page, dice(5), there('.marker', 4));
        await until(page, dice(5), there('.trail', 1));
        await page.locator('.token').first().hover({ force: true });
        await shot(page, 'tokens');
      });

      test('piles', async ({ page, request }) => {
        const { heroes } = await catalogOf(request);
        const piled = heroes.filter(({ piles }) => piles.length > 0).map(({ name }) => name);
        await play(page, request, 'free-for-all', piled);
        await until(page, dice(5), async () => (await page.locator('.seats .deed').filter({ hasText: /./ }).count()) >= 4);
        await shot(page, 'piles');
        await page.locator('.seats .compact').first().click();
        await shot(page, 'seat');
        await page.getByRole('dialog').locator('.store').last().click();
        await shot(page, 'pile');
      });

      test('choices', async ({ page }) => {
        await ask(page, choice('card', [1, 2, 3, 4, 5], 2));
        await expect(page.locator('.tray .card').first()).toBeVisible();
        await shot(page, 'choices');
        await page.unrouteAll();
        await ask(page, choice('card-order', [1, 2, 3], 3));
        await page.reload();
        await expect(page.locator('[data-place]').first()).toBeVisible();
        await shot(page, 'order');
      });

      test('workshop', async ({ page }) => {
        await page.goto('/workshop');
        await shot(page, 'workshop');
        await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
        await expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
        await shot(page, 'editor');
        await page.getByRole('button', { name: say('ui-workshop-print') }).click();
        await expect(page.locator('.sheet').first()).toBeVisible();
        await shot(page, 'print');
      });

      test('coach and lesson', async ({ page, request }) => {
        await openDuel(page, request, '31');
        await until(
          page,
          dice(5),
          async () =>
            (await page
              .locator('.prompt strong')
              .filter({ hasText: say('ask-attack-card') })
              .count()) > 0,
        );
        if (size.width < 1120)
          await page
            .getByRole('button', { name: say('ui-play-menu'), exact: true })
            .last()
            .click();
        await page.getByRole('button', { name: say('ui-coach-name'), exact: true }).click();
        await page.getByRole('button', { name: say('ui-advisor-ask') }).click();
        await expect(page.getByText(/I would choose/)).toBeVisible();
        await shot(page, 'coach');
        await page.goto('/learn');
        await page.getByRole('button', { name: say('ui-lesson-boost.title') }).click();
        await expect(prompt(page)).toBeVisible();
        await shot(page, 'lesson');
        await page.goto('/learn');
        await page.getByRole('button', { name: say('ui-learn-start') }).click();
        await expect(prompt(page)).toBeVisible();
        await shot(page, 'guide');
      });

      test('afterwards', async ({ page }) => {
        test.setTimeout(400_000);
        await page.goto(`/t/${over}`);
        await expect(page.locator('#ended')).toBeVisible();
        await shot(page, 'ended');
        await page.goto(`/replay/${over}#30`);
        await shot(page, 'replay');
        const review = page.getByRole('region', { name: say('ui-review-begin') });
        await review.getByRole('listitem').first().getByRole('button').click({ timeout: 300_000 });
        await shot(page, 'review');
      });
    });
  }
}
