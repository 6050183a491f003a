// Pictures of the main screens at four sizes, by day and by night, for people to look at: `make shots`. They are put into `screenshots/`.
import { expect, test } from '@playwright/test';
import { openDuel, prompt } from './play';
import { makeTable, settle, weakest } from './util';
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
  heroes: '/heroes',
  numbers: '/heroes#numbers',
  rules: '/rules',
  lobby: '/lobby',
  credits: '/credits',
};

for (const theme of ['dark', 'light'] as const) {
  for (const size of SIZES) {
    const name = `${theme}-${size.width}x${size.height}`;
    test(`pages ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await settle(page, { theme });
      for (const [kind, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `screenshots/${kind}-${name}.png` });
      }
    });

    test(`a duel ${name}`, async ({ page, request }) => {
      await page.setViewportSize(size);
      await openDuel(page, request, '7', { theme });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `screenshots/duel-${name}.png` });
    });

    for (const mode of ['teams', 'free-for-all']) {
      test(`${mode} ${name}`, async ({ page, request }) => {
        await page.setViewportSize(size);
        const bot = { who: { kind: 'bot' as const, level: await weakest(request) } };
        const me = { who: { kind: 'me' as const, name: 'Ann' } };
        const made = await makeTable(request, { mode, seats: [me, bot, bot, bot], first: { kind: 'seat', seat: 0 }, seed: '7' });
        await settle(page, { theme });
        await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
        await expect(prompt(page)).toBeVisible();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `screenshots/${mode}-${name}.png` });
        expect(await page.title()).toContain(say('ui-common-title'));
      });
    }
  }
}
