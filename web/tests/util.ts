// What the browser tests share.
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PROTOCOL, type Catalog, type Made, type NewTable, type TableFace } from '../src/protocol/types';

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

/** A game that is over; the table's id. The first test that needs it has it played, the others wait for it. */
export async function finished(page: Page, request: APIRequestContext): Promise<string> {
  const kept = join(process.env['PEERLESS_TEST_DATA'] ?? '.', 'finished');
  const lock = `${kept}.lock`;
  for (;;) {
    if (existsSync(kept)) return readFileSync(kept, 'utf8');
    try {
      mkdirSync(lock);
    } catch {
      await page.waitForTimeout(200);
      continue;
    }
    try {
      const table = await playedOut(page, request);
      writeFileSync(`${kept}.new`, table);
      renameSync(`${kept}.new`, kept);
      return table;
    } finally {
      rmdirSync(lock);
    }
  }
}

/** Plays a game to its end by whatever comes first to mind. */
async function playedOut(page: Page, request: APIRequestContext): Promise<string> {
  const seed = 3;
  const seats = ['Ann', 'Ben'].map((name) => ({ who: { kind: 'me' as const, name } }));
  const made = await makeTable(request, { mode: 'duel', seats, seed: String(seed) });
  await page.goto('/rules');
  await page.evaluate(
    async ({ made, seed, protocol }) => {
      let random = seed;
      const below = (limit: number) => (random = (random * 1103515245 + 12345) % 2147483648) % limit;
      const play = (secret: string) =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({ protocol, secret }));
          socket.onclose = () => reject(new Error('the socket was closed'));
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(data as string);
            if (said.type === 'refused') reject(new Error(said.problem.text));
            if (said.update?.decision) {
              const { n, options } = said.update.decision;
              const answer = JSON.stringify({ type: 'answer', decision: n, option: below(options.length) });
              // A table listens to so many messages in a second, and no more.
              setTimeout(() => socket.send(answer), 15);
            }
            if (said.update && said.update.asked === null) resolve();
          };
        });
      await Promise.all(made.keys.map(({ secret }) => play(secret)));
    },
    { made, seed, protocol: PROTOCOL },
  );
  return made.table;
}

/** A picture for people to look at; `screenshots/` is no part of the project. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** Nothing on this screen keeps somebody out. */
export async function accessible(page: Page): Promise<void> {
  expect(await grave(page)).toEqual([]);
}

/** The same by night and by day; nothing but contrast changes with the colours. */
export async function accessibleInBoth(page: Page): Promise<void> {
  await accessible(page);
  await turn(page);
  expect(await grave(page, 'color-contrast')).toEqual([]);
  await turn(page);
}

const turn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
  });

/** What axe holds against a screen, by all of its rules or one. */
async function grave(page: Page, rule?: string): Promise<string[]> {
  // Neither all that is well is listed, nor is another page opened to gather from frames: there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rule === undefined ? axe : axe.withRules(rule)).analyze();
  const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Nothing sticks out to the side. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
