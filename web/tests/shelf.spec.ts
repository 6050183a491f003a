// The shelf: a draft is published, found, played, brought to a table, and copied.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { append, asText, begin, fine, publish, setupAt } from './bench';
import { accessible, catalogOf, fits, picture, settle, tableOf } from './util';
import { resign } from './play';
import { say } from './words';

/** A name of its own for each run: what is published stays. */
const name = `Otter ${Math.random().toString(36).slice(2, 8)}`;

/** Names a hero, and puts it on the shelf. */
async function publishHero(page: Page, title: string): Promise<void> {
  await page
    .getByRole('region', { name: say('ui-workshop-kind-hero'), exact: true })
    .getByLabel(say('ui-workshop-name'))
    .fill(title);
  await fine(page);
  await publish(page, title);
}

/** Begins the table that the page describes, against a bot, and gives what the server says of it. */
async function begun(page: Page, request: APIRequestContext): ReturnType<typeof tableOf> {
  await page
    .getByRole('region', { name: say('ui-common-seat', { seat: 2 }) })
    .getByLabel(say('ui-new-who'))
    .selectOption('bot');
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  return tableOf(request, new URL(page.url()).pathname.slice(3));
}

test('a hero is published, found, played, brought to a table and forked', async ({ page, request }) => {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await publishHero(page, name);
  await picture(page, 'shelf-publish');
  await page.getByRole('dialog').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const entry = page.url();
  await accessible(page);
  await picture(page, 'shelf-entry');

  // From the shelf to a game in one click.
  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(table.seats.map((seat) => seat.hero)).toContain(name);

  // It is found, and a copy of it knows where it comes from.
  await page.goto('/workshop');
  await page.getByRole('link', { name: say('ui-shelf-title') }).click();
  await page.getByLabel(say('ui-workshop-search')).fill(name);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await fits(page);
  await accessible(page);
  await picture(page, 'shelf');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: say('ui-workshop-fork') }).click();
  await publishHero(page, `${name} the Second`);
  await page.goto(entry);
  await expect(page.getByRole('heading', { name: say('ui-shelf-forks') })).toBeVisible();
  await page.getByRole('link', { name: `${name} the Second` }).click();
  await expect(page.getByRole('heading', { name: say('ui-shelf-origins') })).toBeVisible();

  // Any table can have it.
  await page.goto('/new');
  await page.getByRole('button', { name: say('ui-new-shelf-any') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('ui-workshop-search')).fill(`${name} the Second`);
  // The list of before the search may still be there.
  await dialog
    .getByRole('listitem')
    .filter({ hasText: `${name} the Second` })
    .getByRole('button')
    .click();
  await expect(page.getByText(say('ui-new-shelf-brought', { name: `${name} the Second` }))).toBeVisible();
  const seat = page.getByRole('region', { name: say('ui-common-seat', { seat: 1 }) });
  await seat.getByRole('button', { name: new RegExp(say('ui-new-hero')) }).click();
  await dialog.getByRole('button', { name: new RegExp(`${name} the Second`) }).click();
  const brought = await begun(page, request);
  expect(brought.seats.map((other) => other.hero)).toContain(`${name} the Second`);
});

test('items and a board are published, found by their kind, played with and brought to a table together', async ({ page, request }) => {
  await begin(page, 'item');
  const mark = name.replace('Otter', '').trim();
  for (const [nth, title] of [`Blade ${mark}`, `Potion ${mark}`].entries()) {
    await page.getByLabel(say('ui-workshop-name')).nth(nth).fill(title);
  }
  await fine(page);
  const items = `Blade ${mark}, Potion ${mark}`;
  await publish(page, items);
  await page.getByRole('dialog').getByRole('link', { name: items }).click();
  await expect(page.getByRole('heading', { name: items, level: 1 })).toBeVisible();
  await accessible(page);
  await picture(page, 'shelf-items');
  const entry = page.url();
  // From the shelf to a game in one click.
  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  expect((await setupAt(page)).items.map((item) => item.name)).toEqual([`Blade ${mark}`, `Potion ${mark}`]);
  // A copy knows where it comes from.
  await page.goto(entry);
  await page.getByRole('button', { name: say('ui-workshop-fork') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(copy)');
  await asText(page);
  await expect(page.getByRole('textbox', { name: say('ui-workshop-editor') })).toContainText('# shelf: ');

  // A board with a space for items of any kind.
  await begin(page, 'board');
  await asText(page);
  await append(page, '\nitem = "any"\n');
  await fine(page);
  await page.getByRole('button', { name: say('ui-workshop-face-board') }).click();
  const board = `Attic ${mark}`;
  await page.getByLabel(say('ui-workshop-name'), { exact: true }).first().fill(board);
  await fine(page);
  await publish(page, board);

  await page.goto('/workshop#shelf');
  await page.getByLabel(say('ui-workshop-search')).fill(mark);
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found.filter({ hasText: board })).toHaveCount(1);
  await page.getByLabel(say('ui-shelf-kind')).selectOption('item');
  await expect(found.filter({ hasText: board })).toHaveCount(0);
  await expect(found.filter({ hasText: items })).toHaveCount(1);

  // Both at one table.
  await page.goto('/new');
  for (const title of [items, board]) {
    await page.getByRole('button', { name: say('ui-new-shelf-any') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('ui-workshop-search')).fill(title);
    await dialog.getByRole('listitem').filter({ hasText: title }).getByRole('button').click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText(say('ui-new-shelf-laid', { name: items }))).toBeVisible();
  await fits(page);
  await accessible(page);
  await picture(page, 'shelf-table');
  expect((await begun(page, request)).board).toBe(board);
  expect((await setupAt(page)).items).toHaveLength(2);
  await expect(page.locator('.game-board .item')).toHaveCount(1);
});

test('a name is taken once, and what was published is taken back', async ({ page, browser }) => {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await publishHero(page, `${name} the Third`);
  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto('/workshop');
  await other.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await other
    .getByRole('region', { name: say('ui-workshop-kind-hero'), exact: true })
    .getByLabel(say('ui-workshop-name'))
    .fill(`${name} the Third`);
  await expect(other.getByText(say('ui-workshop-saved'), { exact: true })).toBeVisible();
  await other.getByRole('button', { name: say('ui-shelf-publish') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-shelf-publish') })
    .click();
  await expect(other.getByRole('alert')).toContainText(`${name} the Third`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui-shelf-withdraw') })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('ui-shelf-author') })).toBeVisible();
  await page.goto('/workshop#shelf');
  await page.getByLabel(say('ui-workshop-search')).fill(`${name} the Third`);
  await expect(page.getByText(say('ui-workshop-nothing'))).toBeVisible();
});

const MODES = ['duel', 'free-for-all', 'teams'] as const;
type Mode = (typeof MODES)[number];

test('whoever joins brings a hero of the shelf where the table allows it', async ({ page, browser, request }) => {
  await settle(page);
  const hero = `${name} the Guest`;
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await publishHero(page, hero);

  const guest = await (await browser.newContext()).newPage();
  await settle(guest, { name: 'Bob' });
  /** Makes a table of this mode and lets the guest come by its link. */
  const invite = async (mode: Mode, allow: boolean): Promise<string> => {
    await page.goto('/new');
    await page.getByRole('radio', { name: say(`ui-mode-${mode}`), exact: true }).check({ force: true });
    const others = page.getByLabel(say('ui-new-who'));
    for (let nth = 1; nth < (await others.count()); nth += 1) await others.nth(nth).selectOption(nth === 1 ? 'guest' : 'bot');
    const bring = page.getByRole('checkbox', { name: say('ui-new-guests-bring') });
    await expect(bring).toBeChecked();
    await bring.setChecked(allow, { force: true });
    await page.getByRole('button', { name: say('ui-new-make') }).click();
    await expect(page).toHaveURL(/\/t\/[\w-]+$/);
    const id = new URL(page.url()).pathname.slice(3);
    await guest.goto(`/t/${id}`);
    return id;
  };

  for (const mode of MODES) {
    const id = await invite(mode, true);
    await guest.getByRole('button', { name: say('ui-new-shelf') }).click();
    const dialog = guest.getByRole('dialog');
    await dialog.getByLabel(say('ui-workshop-search')).fill(hero);
    await dialog.getByRole('listitem').filter({ hasText: hero }).getByRole('button').click();
    await expect(guest.getByRole('button', { name: new RegExp(hero) })).toBeVisible();
    if (mode === 'duel') {
      await fits(guest);
      await accessible(guest);
      await picture(guest, 'shelf-guest');
    }
    await guest.getByRole('button', { name: say('ui-waiting-join'), exact: true }).click();
    await expect(guest.locator('.game-board')).toBeVisible();
    const table = await tableOf(request, id);
    expect(table.seats.find((seat) => seat.name === 'Bob')?.hero).toBe(hero);
    if (mode !== 'duel') continue;

    // The rematch has it again.
    await resign(guest);
    for (const each of [page, guest]) await each.getByRole('button', { name: say('ui-ended-rematch'), exact: true }).click();
    await expect(guest).not.toHaveURL(new RegExp(id));
    const again = await tableOf(request, new URL(guest.url()).pathname.slice(3));
    expect(again.seats.find((seat) => seat.name === 'Bob')?.hero).toBe(hero);
  }

  // Where the table does not allow it, it is not offered.
  await invite('duel', false);
  await expect(guest.getByRole('button', { name: say('ui-waiting-join'), exact: true })).toBeVisible();
  await expect(guest.getByRole('button', { name: say('ui-new-shelf') })).toHaveCount(0);
});

test('a copy that only looks different looks so at its table', async ({ page, request }) => {
  await settle(page);
  await page.goto('/workshop');
  // The copy keeps the name of the shipped hero, so that it plays the same.
  await page
    .getByRole('region', { name: say('ui-workshop-copy-hero') })
    .getByRole('button')
    .first()
    .click();
  const field = page.getByRole('region', { name: say('ui-workshop-kind-hero'), exact: true }).getByLabel(say('ui-workshop-name'));
  const shipped = (await catalogOf(request)).heroes[0];
  await field.fill(shipped?.name ?? '');
  await page.getByRole('button', { name: new RegExp(`^${say('ui-workshop-emblem')}`) }).click();
  await page.getByRole('dialog').getByLabel(say('ui-workshop-search')).fill('crown');
  const one = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  const emblem = (await one.textContent())?.trim() ?? '';
  await one.click();
  await expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
  await page.getByRole('button', { name: say('ui-workshop-friend') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const id = new URL(page.url()).pathname.slice(3);
  const seat = (await tableOf(request, id)).seats.find(({ hero }) => hero === shipped?.name);
  expect(emblem).not.toBe(shipped?.emblem);
  expect(seat?.look?.emblem).toBe(emblem);
  await picture(page, 'shelf-look');
});
