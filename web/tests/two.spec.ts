// Several people: two browsers at one table, a table from the lobby, two at one device.
import { expect, type Page, test } from '@playwright/test';
import { say } from './words';
import { another, askedOne, pairAt } from './people';
import { prompt } from './play';
import { catalogOf, makeTable, picture, settle, tableOf } from './util';

test('a friend joins by link, both play, one gives up, both play again', async ({ page, browser, request }) => {
  await settle(page);
  await page.goto('/new?with=friend');
  await page.getByRole('button', { name: say('ui-new-make') }).click();
  const link = await page.getByLabel(say('ui-waiting-join-link')).inputValue();
  await picture(page, 'waiting');
  const friend = await another(browser, 'Ben');
  await friend.goto(link);
  await picture(friend, 'join');
  await friend.getByRole('button', { name: say('ui-waiting-join'), exact: true }).click();

  const id = new URL(page.url()).pathname.slice(3);
  await expect.poll(async () => (await tableOf(request, id)).status).toBe('playing');
  // A few choices, each by whoever is asked, taken by the first number key.
  for (let choice = 0; choice < 6; choice += 1) {
    const { asked } = await askedOne([page, friend]);
    await asked.keyboard.press('1');
    await asked.waitForTimeout(150);
  }
  await picture(page, 'two');

  await friend.getByRole('button', { name: say('ui-play-menu'), exact: true }).click();
  await friend.getByRole('button', { name: say('ui-play-resign') }).click();
  await friend
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-play-resign') })
    .click();
  await expect(page.getByText(say('ui-ended-won'))).toBeVisible();
  await expect(friend.getByText(say('ui-ended-lost'))).toBeVisible();
  await picture(page, 'ended');

  await page.getByRole('button', { name: say('ui-ended-rematch') }).click();
  await expect(page.getByText(say('ui-ended-rematch-waiting'))).toBeVisible();
  await friend.getByRole('button', { name: say('ui-ended-rematch') }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect.poll(() => friend.url()).toBe(page.url());
  await askedOne([page, friend]);
  await friend.context().close();
});

test('an open table is found in the lobby', async ({ page, browser }) => {
  await settle(page);
  await page.goto('/lobby');
  await page.getByRole('link', { name: say('ui-lobby-make') }).click();
  await page.getByRole('button', { name: say('ui-new-make') }).click();
  await expect(page.getByText(say('ui-waiting-open-to-all'))).toBeVisible();
  const friend = await another(browser, 'Ben');
  await friend.goto('/lobby');
  await picture(friend, 'lobby');
  await friend.getByRole('link', { name: `${say('ui-lobby-join')}: Ann` }).click();
  await friend.getByRole('button', { name: say('ui-waiting-join'), exact: true }).click();
  await askedOne([page, friend]);
  await friend.context().close();
});

test('a maker who leaves closes the table', async ({ page, request }) => {
  await settle(page);
  await page.goto('/new?with=open');
  await page.getByRole('button', { name: say('ui-new-make') }).click();
  await expect(page.getByRole('heading', { name: say('ui-waiting-title') })).toBeVisible();
  const id = new URL(page.url()).pathname.slice(3);
  await page.getByRole('button', { name: say('ui-waiting-leave') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await tableOf(request, id)).status).toBe('closed');
});

test('a seat goes on at another device by its own link', async ({ page, browser, request }) => {
  const level = (await catalogOf(request)).bots[0]?.name ?? '';
  const made = await makeTable(request, { mode: 'duel', seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level } }] });
  const secret = made.keys[0]?.secret ?? '';
  await settle(page);
  await page.goto(`/t/${made.table}#k=${secret}`);
  await expect(page.getByRole('button', { name: say('ui-play-list'), exact: true })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  // Without the key the same address only watches.
  const watcher = await another(browser, 'Cem');
  await watcher.goto(`/t/${made.table}`);
  await expect(watcher.getByText(say('ui-play-watching'))).toBeVisible();
  await expect(watcher.getByRole('button', { name: say('ui-play-list'), exact: true })).toHaveCount(0);
  await watcher.context().close();
});

test('two at one device: hands are hidden while it is handed over', async ({ page }) => {
  await settle(page);
  await page.goto('/new?with=device');
  await page
    .getByRole('region', { name: say('ui-common-seat', { seat: 2 }), exact: true })
    .getByLabel(say('ui-new-name'))
    .fill('Ben');
  await page.getByLabel(say('ui-new-first')).selectOption('0');
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  const hand = page.getByRole('region', { name: say('ui-cards-hand'), exact: true });
  const ready = (name: string) => page.getByRole('button', { name: say('ui-hand-over-ready', { name }) });
  let turns = 0;
  let holder = '';
  for (let choice = 0; choice < 40 && turns < 3; choice += 1) {
    await expect(
      ready('Ann')
        .or(ready('Ben'))
        .or(page.getByRole('button', { name: say('ui-play-list'), exact: true })),
    ).toBeVisible();
    for (const name of ['Ann', 'Ben']) {
      if (!(await ready(name).isVisible())) continue;
      await expect(hand).toHaveCount(0);
      await expect(page.locator('[data-card]')).toHaveCount(0);
      expect(name).not.toBe(holder);
      if (turns === 0) await picture(page, 'hand-over');
      await ready(name).click();
      await expect(hand).toBeVisible();
      holder = name;
      turns += 1;
    }
    await page.keyboard.press('1');
    await page.waitForTimeout(150);
  }
  expect(turns).toBe(3);
});

test('what the other one has seen is taken back if they agree', async ({ browser, request }) => {
  const pair = await pairAt(browser, request, { seed: '7' });
  const pages = [pair.asked, pair.waits];
  const ask = (page: Page) => page.getByRole('button', { name: say('ui-play-undo-ask') });
  const seen = async () => {
    const { asked } = await askedOne(pages);
    return { asked, question: await prompt(asked).textContent() };
  };
  // What each of them was asked when they last chose.
  const chosen = new Map<Page, string | null>();
  for (let choice = 0; choice < 40 && (await ask(pair.asked).count()) + (await ask(pair.waits).count()) === 0; choice += 1) {
    const { asked, question } = await seen();
    chosen.set(asked, question);
    await asked.keyboard.press('1');
    await asked.waitForTimeout(150);
  }
  const [by, other] = (await ask(pair.asked).count()) === 1 ? [pair.asked, pair.waits] : [pair.waits, pair.asked];
  const before = await seen();

  await ask(by).click();
  await expect(by.getByText(say('ui-play-undo-waiting'))).toBeVisible();
  await other.getByRole('button', { name: say('ui-play-refuse') }).click();
  await expect(by.getByText(say('ui-play-undo-waiting'))).toBeHidden();
  expect((await seen()).question).toBe(before.question);

  await ask(by).click();
  await expect(other.getByText(/asks to take back/)).toBeVisible();
  await picture(other, 'undo-asked');
  await other.getByRole('button', { name: say('ui-play-agree') }).click();
  await expect(by.getByText(say('ui-play-undo-waiting'))).toBeHidden();
  await expect.poll(async () => (await seen()).question).toBe(chosen.get(by));
  expect((await seen()).asked === by).toBe(true);
  expect(before.question).not.toBe(chosen.get(by));
  await Promise.all(pages.map((page) => page.context().close()));
});
