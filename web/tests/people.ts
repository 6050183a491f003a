// Several people, each in a browser of their own.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { NewTable } from '../src/protocol/types';
import { makeTable, settle } from './util';
import { say } from './words';

export async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { name });
  return page;
}

/** The prompt of whoever is asked shows what can be done; the other one waits. */
export async function askedOne(pages: Page[]): Promise<{ asked: Page; waits: Page }> {
  const [first, second] = pages;
  if (!first || !second) throw new Error('two pages are needed');
  const options = (page: Page) => page.getByRole('button', { name: say('ui-play-list'), exact: true });
  await expect.poll(async () => (await options(first).count()) + (await options(second).count())).toBe(1);
  return (await options(first).count()) === 1 ? { asked: first, waits: second } : { asked: second, waits: first };
}

/** Ann and Ben at a table, each in a browser of their own; the one who is asked, and the one who waits. */
export async function pairAt(
  browser: Browser,
  request: APIRequestContext,
  more: Partial<NewTable> = {},
): Promise<{ asked: Page; waits: Page }> {
  const names = ['Ann', 'Ben'];
  const made = await makeTable(request, { mode: 'duel', seats: names.map((name) => ({ who: { kind: 'me', name } })), ...more });
  const pages = await Promise.all(names.map((name) => another(browser, name)));
  for (const [seat, page] of pages.entries()) await page.goto(`/t/${made.table}#k=${made.keys[seat]?.secret ?? ''}`);
  return askedOne(pages);
}
