// Pictures of the main screens at four sizes, by day and by night, for people to look at: `make shots`. They are put into `screenshots/`.
// In German, whose words are longer, at the two smallest sizes.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ask, choice, stand } from './asked';
import { fight, mine } from './fight';
import { dice, prompt, until } from './play';
import { catalogOf, finished, makeTable, picture, settle, weakest } from './util';
import { voice } from './words';

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
/** Moments of kept games: each board, each kind of question, and the combats before their cards lie open. */
const MOMENTS = ['move', 'defense', 'doors', 'passages', 'small', 'teams', 'waiting', 'over'];
const MODES = ['duel', 'teams', 'free-for-all'];
const LOOKS = [
  ...(['dark', 'light'] as const).flatMap((theme) => SIZES.map((size) => ({ theme, size, language: 'en' }))),
  { theme: 'dark' as const, size: SIZES[1]!, language: 'de' },
  { theme: 'light' as const, size: SIZES[3]!, language: 'de' },
];

type Look = (typeof LOOKS)[number];
const nameOf = ({ theme, size, language }: Look): string =>
  `${language === 'en' ? '' : `${language}-`}${theme}-${size.width}x${size.height}`;

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
  await expect(page.locator('[data-decision]')).toBeVisible();
}

/** Everything is there: words, pictures, letters. */
async function still(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

for (const { theme, size, language } of LOOKS) {
  const say = voice(language);
  const look = nameOf({ theme, size, language });
  const small = size.width < 720;
  const shot = async (page: Page, name: string): Promise<void> => {
    await expect(page.getByText(say('ui-common-loading'))).toHaveCount(0);
    await still(page);
    await picture(page, `${name}-${look}`);
  };

  test.describe(look, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) => settle(page, { theme, language }));

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
      await page
        .getByRole('button', { name: say('ui-home-your-hero') })
        .first()
        .click();
      await shot(page, 'picker');
      await page.keyboard.press('Escape');
      if (small) await page.getByRole('button', { name: say('ui-common-menu') }).click();
      await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
      await shot(page, 'settings');
    });

    for (const mode of MODES) {
      test(mode, async ({ page, request }) => {
        // Who hits from afar has a combat soon, however large the board is.
        const { heroes } = await catalogOf(request);
        const afar = heroes.filter(({ fighters }) => fighters.some(({ hero, ranged }) => hero && ranged));
        await play(
          page,
          request,
          mode,
          afar.map(({ name }) => name),
        );
        await shot(page, mode);
        const asked = (what: 'ask-attack-card' | 'ask-move') => async () =>
          (await page.locator('.prompt strong').getByText(say(what), { exact: true }).count()) > 0;
        await until(page, dice(5), asked('ask-attack-card'), say);
        await shot(page, `${mode}-attack`);
        const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
        await until(page, dice(5), async () => (await read.count()) > 0, say);
        await shot(page, `${mode}-combat`);
        await read.click();
        await until(page, dice(5), async () => (await page.locator('.space.option').count()) > 0, say);
        await shot(page, `${mode}-move`);
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
      await until(page, dice(5), there('.marker', 1), say);
      await until(page, dice(5), there('.trail', 1), say);
      await page.locator('.token').first().hover({ force: true });
      await shot(page, 'tokens');
    });

    test('large', async ({ page, request }) => {
      const { heroes } = await catalogOf(request);
      const large = heroes.filter(({ fighters }) => fighters.some(({ large }) => large)).map(({ name }) => name);
      await play(page, request, 'duel', large);
      const moves = () => page.locator('.prompt strong').getByText(say('ask-move'), { exact: true }).count();
      await until(page, dice(5), async () => (await moves()) > 0 && (await page.locator('.space.option').count()) > 0, say);
      await page.locator('.token').last().hover({ force: true });
      await shot(page, 'large');
      const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
      await until(page, dice(5), async () => (await read.count()) > 0, say);
      await shot(page, 'large-combat');
    });

    test('given', async ({ page, request }) => {
      const { heroes } = await catalogOf(request);
      const gives = heroes.find(({ ability }) => ability.includes("into your opponent's hand"))?.name ?? '';
      const other = heroes.find(({ name }) => name !== gives)?.name ?? '';
      // Whoever gives is played by the bot, and hardly ever beaten before it gives.
      await play(page, request, 'duel', [other, gives]);
      const foreign = page.locator('.hand').getByText(say('ui-cards-given', { name: gives }));
      const ended = page.locator('#ended');
      await until(page, dice(5), async () => (await foreign.count()) + (await ended.count()) > 0, say);
      await shot(page, 'given');
    });

    test('piles', async ({ page, request }) => {
      const { heroes } = await catalogOf(request);
      const piled = heroes.filter(({ piles }) => piles.length > 0);
      await play(
        page,
        request,
        'free-for-all',
        piled.map(({ name }) => name),
      );
      const own = page.locator('.seats .compact').last();
      const held = new RegExp(`${piled[0]?.piles.at(-1)?.name ?? ''}\\s*[1-9]`);
      await until(page, dice(5), async () => (await page.locator('.seats .deed').filter({ hasText: /\S/ }).count()) >= 4, say);
      await until(page, dice(5), async () => held.test(await own.innerText()), say);
      await shot(page, 'piles');
      // Nothing is in the way of who looks at a seat.
      const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
      if ((await read.count()) > 0) await read.click();
      await own.click();
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

    test('moments', async ({ page }) => {
      for (const name of MOMENTS) {
        await page.unrouteAll();
        await stand(page, name);
        await page.reload();
        await expect(page.locator('.board svg').first()).toBeVisible();
        await shot(page, `moment-${name}`);
      }
      await page.unrouteAll();
      await fight(page, mine);
      await expect(page.getByRole('button', { name: say('ui-combat-read'), exact: true })).toBeVisible();
      await shot(page, 'reasons');
    });

    test('windows', async ({ page, request }) => {
      await play(page, request, 'duel');
      await page.getByRole('button', { name: say('ui-play-list'), exact: true }).click();
      await shot(page, 'list');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: say('ui-play-menu'), exact: true })
        .last()
        .click();
      await shot(page, 'menu');
      await page.getByRole('button', { name: say('ui-play-keys') }).click();
      await shot(page, 'keys');
      await page.keyboard.press('Escape');
      if (small) {
        await page.getByRole('button', { name: say('ui-play-log'), exact: true }).click();
        await shot(page, 'log');
        await page.keyboard.press('Escape');
      }
      await page.reload();
      await page.locator('.hand [data-card]').first().focus();
      await page.keyboard.press('z');
      await shot(page, 'card');
      const { keys, table } = await makeTable(request, {
        mode: 'duel',
        seats: ['Ann', 'Ben'].map((name) => ({ who: { kind: 'me' as const, name } })),
        seed: '5',
      });
      await page.goto('/rules');
      await page.evaluate(([id, kept]) => localStorage.setItem(`peerless.keys.${id}`, kept), [table, JSON.stringify(keys)] as const);
      await page.goto(`/t/${table}`);
      await expect(page.getByRole('dialog').or(page.locator('main'))).not.toHaveCount(0);
      await shot(page, 'hand-over');
    });

    test('workshop', async ({ page }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      const fine = () => expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
      const close = () => page.keyboard.press('Escape');
      await page.goto('/workshop');
      await shot(page, 'workshop');
      await page
        .getByRole('region', { name: say('ui-workshop-copy-hero') })
        .getByRole('button')
        .first()
        .click();
      await fine();
      await shot(page, 'workshop-cards');
      await page
        .getByRole('button', { name: new RegExp(`^${say('ui-workshop-change')}: `) })
        .first()
        .click();
      const card = page.locator('li.open');
      await card.scrollIntoViewIfNeeded();
      await shot(page, 'workshop-card');
      await card
        .getByRole('button', { name: say('ui-workshop-add-text') })
        .first()
        .click();
      await shot(page, 'workshop-sentences');
      await close();
      await card.getByRole('button', { name: new RegExp(`^${say('ui-workshop-picture')}:`) }).click();
      await shot(page, 'workshop-pictures');
      await close();
      for (const [words, name] of [
        [say('ui-workshop-copy-ability'), 'abilities'],
        [say('ui-workshop-copy-card'), 'copy'],
        [say('ui-shelf-publish'), 'publish'],
        [say('ui-workshop-history'), 'versions'],
        [say('ui-workshop-link'), 'link'],
      ] as const) {
        await press(words);
        await shot(page, `workshop-${name}`);
        await close();
      }
      await press(say('ui-workshop-face-text'));
      await shot(page, 'workshop-text');
      await press(say('ui-scene-face'));
      await shot(page, 'workshop-scene');
      await press(say('ui-workshop-print'));
      await shot(page, 'workshop-print');
      await press(say('ui-workshop-back'));
      await page.goto('/workshop');
      await press(say('ui-workshop-new-board'));
      await press(say('ui-workshop-face-board'));
      await fine();
      await shot(page, 'workshop-board');
      await page.goto('/workshop');
      await press(say('ui-workshop-new-item'));
      await press(say('ui-workshop-face-cards'));
      await fine();
      await shot(page, 'workshop-items');
      await page.goto('/workshop#shelf');
      await shot(page, 'workshop-shelf');
    });

    test('report', async ({ page }) => {
      test.setTimeout(600_000);
      await page.goto('/workshop');
      await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
      await expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
      await page.getByRole('button', { name: say('ui-workshop-report') }).click();
      await page.getByRole('button', { name: say('ui-workshop-report-ask') }).click();
      await expect(page.getByText(say('ui-workshop-report-deck'))).toBeVisible({ timeout: 500_000 });
      await shot(page, 'workshop-report');
      await page.getByRole('group', { name: say('ui-workshop-report-cards') }).scrollIntoViewIfNeeded();
      await shot(page, 'workshop-report-cards');
    });

    test('coach and lesson', async ({ page, request }) => {
      await play(page, request, 'duel');
      const attack = page.locator('.prompt strong').getByText(say('ask-attack-card'), { exact: true });
      await until(page, dice(5), async () => (await attack.count()) > 0, say);
      if (size.width < 1120)
        await page
          .getByRole('button', { name: say('ui-play-menu'), exact: true })
          .last()
          .click();
      await page.getByRole('button', { name: say('ui-coach-name'), exact: true }).click();
      await page.getByRole('button', { name: say('ui-advisor-ask') }).click();
      await expect(page.getByRole('button', { name: say('ui-advisor-do') })).toBeVisible();
      await shot(page, 'coach');
      await page.goto('/learn');
      await page.getByRole('button', { name: say('ui-lesson-boost.title') }).click();
      await expect(prompt(page, say)).toBeVisible();
      await shot(page, 'lesson');
      await page.goto('/learn');
      await page.getByRole('button', { name: say('ui-learn-start') }).click();
      await expect(prompt(page, say)).toBeVisible();
      await shot(page, 'guide');
    });

    test('afterwards', async ({ page }) => {
      await page.goto(`/t/${over}`);
      await expect(page.locator('#ended')).toBeVisible();
      await shot(page, 'ended');
      await page.goto(`/replay/${over}#30`);
      await shot(page, 'replay');
    });
  });
}

// Last, for a review takes its time.
for (const look of LOOKS) {
  test(`review, ${nameOf(look)}`, async ({ page }) => {
    test.setTimeout(900_000);
    const say = voice(look.language);
    await page.setViewportSize(look.size);
    await settle(page, { theme: look.theme, language: look.language });
    await page.goto(`/replay/${over}`);
    const review = page.getByRole('region', { name: say('ui-review-begin') });
    await review.getByRole('listitem').first().getByRole('button').click({ timeout: 800_000 });
    await still(page);
    await picture(page, `review-${nameOf(look)}`);
  });
}
