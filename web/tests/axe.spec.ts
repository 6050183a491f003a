// Every screen, large and small, in dark and light: nothing serious for axe, nothing that sticks out; a picture of each.
// What grows with the screen is also looked at on a wide one.
import { expect, test } from '@playwright/test';
import { say } from './words';
import { accessible, finished, fits, makeTable, picture, settle, weakest } from './util';

const looks = [
  { name: 'desk-dark', theme: 'dark', width: 1280, height: 800, pages: true },
  { name: 'phone-light', theme: 'light', width: 360, height: 740, pages: true },
  { name: 'wide-light', theme: 'light', width: 1920, height: 1080, pages: false },
] as const;
const pages = {
  home: '/',
  new: '/new',
  friend: '/new?with=friend',
  lobby: '/lobby',
  learn: '/learn',
  rules: '/rules',
  heroes: '/heroes',
  numbers: '/heroes#numbers',
  games: '/games',
  credits: '/credits',
  upload: '/replay',
  missing: '/nowhere',
};

for (const { name, theme, width, height, pages: all } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => settle(page, { theme }));

    for (const part of all ? [0, 1] : []) {
      test(`pages, part ${part + 1}`, async ({ page }) => {
        for (const [screen, path] of Object.entries(pages).filter((_, i) => i % 2 === part)) {
          await test.step(screen, async () => {
            await page.goto(path);
            await expect(page.locator('main h1').first()).toBeVisible();
            await expect(page.getByText(say('ui-common-loading'))).toHaveCount(0);
            await picture(page, `${screen}-${name}`);
            await fits(page);
            await accessible(page);
          });
        }
      });
    }

    test('windows', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: say('ui-home-your-hero') }).click();
      await accessible(page);
      await picture(page, `picker-${name}`);
      await page.keyboard.press('Escape');
      if (width < 720) await page.getByRole('button', { name: say('ui-common-menu') }).click();
      await accessible(page);
      await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
      await accessible(page);
      await picture(page, `settings-${name}`);
    });

    test('waiting and joining', async ({ page, request }) => {
      const { table, keys } = await makeTable(request, {
        mode: 'duel',
        seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'guest' } }],
      });
      await page.goto(`/t/${table}`);
      await expect(page.getByRole('heading', { name: say('ui-waiting-join-title') })).toBeVisible();
      await accessible(page);
      await picture(page, `join-${name}`);
      await page.goto(`/t/${table}#k=${keys[0]?.secret ?? ''}`);
      await page.reload();
      await expect(page.getByLabel(say('ui-waiting-seat-link'))).toBeVisible();
      await fits(page);
      await accessible(page);
      await picture(page, `waiting-${name}`);
    });

    test('playing and watching', async ({ page, request }) => {
      const level = await weakest(request);
      const { table, keys } = await makeTable(request, {
        mode: 'duel',
        seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level } }],
        seed: '5',
        first: { kind: 'seat', seat: 0 },
      });
      await page.goto(`/t/${table}`);
      await expect(page.getByText(say('ui-play-watching'))).toBeVisible();
      await accessible(page);
      await page.goto(`/t/${table}#k=${keys[0]?.secret ?? ''}`);
      await page.reload();
      await expect(page.getByRole('button', { name: say('ui-play-list'), exact: true })).toBeVisible();
      await fits(page);
      await accessible(page);
      await picture(page, `table-${name}`);
      await page.getByRole('button', { name: say('ui-common-menu'), exact: true }).click();
      await accessible(page);
      await picture(page, `table-menu-${name}`);
    });

    test('hand-over', async ({ page, request }) => {
      const { table, keys } = await makeTable(request, {
        mode: 'duel',
        seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'me', name: 'Ben' } }],
        seed: '5',
      });
      await page.goto('/rules');
      await page.evaluate(([id, kept]) => localStorage.setItem(`peerless.keys.${id}`, kept), [table, JSON.stringify(keys)] as const);
      await page.goto(`/t/${table}`);
      await expect(
        page
          .getByRole('button', { name: say('ui-hand-over-ready', { name: 'Ann' }) })
          .or(page.getByRole('button', { name: say('ui-hand-over-ready', { name: 'Ben' }) })),
      ).toBeVisible();
      await accessible(page);
      await picture(page, `hand-over-${name}`);
    });

    test('ended and replayed', async ({ page, request }) => {
      const table = await finished(page, request);
      await page.goto(`/t/${table}`);
      await expect(page.getByRole('link', { name: say('ui-ended-replay') })).toBeVisible();
      await fits(page);
      await accessible(page);
      await picture(page, `ended-${name}`);
      await page.goto(`/replay/${table}#30`);
      await expect(page.getByRole('slider')).toBeVisible();
      await fits(page);
      await accessible(page);
      await picture(page, `replay-${name}`);
      await page.getByRole('button', { name: say('ui-replay-continue') }).click();
      await accessible(page);
      await picture(page, `continue-${name}`);
    });
  });
}
