// The shelf: a draft is published, found, played, brought to a table, and copied.
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture, settle, tableOf } from './util';
import { say } from './words';

/** A name of its own for each run: what is published stays. */
const name = `Otter ${Math.random().toString(36).slice(2, 8)}`;

async function publish(page: Page, title: string): Promise<void> {
  await page
    .getByRole('region', { name: say('ui-workshop-kind-hero'), exact: true })
    .getByLabel(say('ui-workshop-name'))
    .fill(title);
  await expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
  await page.getByRole('button', { name: say('ui-shelf-publish') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('ui-shelf-author') }).fill('Ann');
  await dialog.getByRole('combobox').selectOption('CC-BY-SA-4.0');
  await dialog.getByRole('button', { name: say('ui-shelf-publish') }).click();
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
}

test('a hero is published, found, played, brought to a table and forked', async ({ page, request }) => {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await publish(page, name);
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
  await publish(page, `${name} the Second`);
  await page.goto(entry);
  await expect(page.getByRole('heading', { name: say('ui-shelf-forks') })).toBeVisible();
  await page.getByRole('link', { name: `${name} the Second` }).click();
  await expect(page.getByRole('heading', { name: say('ui-shelf-origins') })).toBeVisible();

  // Any table can have it.
  await page.goto('/new');
  await page.getByRole('button', { name: say('ui-new-shelf') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('ui-workshop-search')).fill(`${name} the Second`);
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByText(say('ui-new-shelf-brought', { name: `${name} the Second` }))).toBeVisible();
  const seat = page.getByRole('region', { name: say('ui-common-seat', { seat: 1 }) });
  await seat.getByRole('button', { name: new RegExp(say('ui-new-hero')) }).click();
  await dialog.getByRole('button', { name: new RegExp(`${name} the Second`) }).click();
  await page
    .getByRole('region', { name: say('ui-common-seat', { seat: 2 }) })
    .getByLabel(say('ui-new-who'))
    .selectOption('bot');
  await page.getByRole('button', { name: say('ui-new-begin') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const brought = await tableOf(request, new URL(page.url()).pathname.slice(3));
  expect(brought.seats.map((other) => other.hero)).toContain(`${name} the Second`);
});

test('a name is taken once, and what was published is taken back', async ({ page, browser }) => {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
  await publish(page, `${name} the Third`);
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
