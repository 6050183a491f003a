// What the browser tests share.
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Catalog, Made, NewTable, TableFace } from '../src/protocol/types';

/** Choices for this browser before any page is loaded: nothing moves, nothing sounds. */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const chosen = JSON.stringify({ theme: 'dark', patterns: false, speed: 'off', sound: false, name: 'Ann', ...settings });
  await page.addInitScript((kept) => {
    if (localStorage.getItem('peerless.settings') === null) localStorage.setItem('peerless.settings', kept);
  }, chosen);
}

export async function catalogOf(request: APIRequestContext): Promise<Catalog> {
  const response = await request.get('/api/catalog');
  expect(response.ok()).toBe(true);
  return (await response.json()) as Catalog;
}

export async function makeTable(request: APIRequestContext, table: NewTable): Promise<Made> {
  const response = await request.post('/api/tables', { data: table });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Made;
}

export async function tableOf(request: APIRequestContext, id: string): Promise<TableFace> {
  return (await (await request.get(`/api/tables/${id}`)).json()) as TableFace;
}

/** The weakest level there is. */
export async function weakest(request: APIRequestContext): Promise<string> {
  const level = (await catalogOf(request)).bots[0];
  expect(level).toBeDefined();
  return level?.name ?? '';
}

/** A game that two bots have played to its end; the table's id. */
export async function finished(request: APIRequestContext, seed = '3'): Promise<string> {
  const level = await weakest(request);
  const bot = { who: { kind: 'bot' as const, level } };
  const { table } = await makeTable(request, { mode: 'duel', seats: [bot, bot], seed });
  await expect.poll(async () => (await tableOf(request, table)).status, { timeout: 90_000 }).toBe('over');
  return table;
}

/** A picture for people to look at; `screenshots/` is no part of the project. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** Nothing on this screen keeps somebody out. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
