// What the tests of the workshop share: a draft in the editor, and what a table was made of.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { PROTOCOL, type FileKind, type Setup } from '../src/protocol/types';
import { settle } from './util';
import { say } from './words';

export const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: say('ui-workshop-editor') });
export const fine = (page: Page): Promise<void> => expect(page.getByText(say('ui-workshop-fine'))).toBeVisible();
export const saved = (page: Page): Promise<void> => expect(page.getByText(say('ui-workshop-saved'), { exact: true })).toBeVisible();

/** The text of a file, which begins with its cards. */
export const asText = (page: Page): Promise<void> => page.getByRole('button', { name: say('ui-workshop-face-text') }).click();

/** A new file in the editor. */
export async function begin(page: Page, kind: FileKind = 'hero'): Promise<void> {
  await settle(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: say(`ui-workshop-new-${kind}`) }).click();
  await fine(page);
}

/** Writes at the end of the text. */
export async function append(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

/** The file as it is now: the editor draws only the lines that can be seen. */
export async function fileOf(page: Page, called?: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('ui-workshop-download') }).click(),
  ]);
  if (called !== undefined) expect(file.suggestedFilename()).toBe(called);
  return readFileSync(await file.path(), 'utf8');
}

/** What the game at this table is played with, as whoever watches is told. */
export const setupAt = (page: Page): Promise<Setup> =>
  page.evaluate(
    (protocol) =>
      new Promise<Setup>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.slice(3)}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ protocol }));
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(data as string);
          if (said.type !== 'sync') return;
          socket.close();
          resolve(said.setup);
        };
      }),
    PROTOCOL,
  );

/** Puts a draft on the shelf; the window with its link stays open. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: say('ui-shelf-publish') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('ui-shelf-author') }).fill('Ann');
  await dialog.getByRole('combobox').selectOption('CC-BY-SA-4.0');
  await dialog.getByRole('button', { name: say('ui-shelf-publish') }).click();
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
}

/** A hero of 30 different cards, one of which is still to come. */
const ALMOST_THIRTY = `name = "Thirty"\nmove = 2\n\n[[fighter]]\nname = "Thirty"\nrole = "hero"\nattack = "melee"\nhealth = 14\n${Array.from(
  { length: 29 },
  (_, nth) =>
    `\n[[card]]\nname = "Card ${nth}"\ncount = 1\ntype = "attack"\nvalue = 3\nboost = 1\nafter = "If you won, deal 2 damage to the opposing fighter. Draw 1 card."\n`,
).join('')}`;

/** Milliseconds from each key to the messages about it, for a hero of thirty cards; the quickest first. */
export async function keysToMessages(page: Page): Promise<number[]> {
  await settle(page);
  await page.goto('/workshop');
  const buffer = Buffer.from(ALMOST_THIRTY);
  await page.getByLabel(say('ui-workshop-upload')).setInputFiles({ name: 'thirty.toml', mimeType: 'text/plain', buffer });
  await asText(page);
  await fine(page);
  await append(page, '\n[[card]]\nname = "Test Blow"\ncount = 1\ntype = "attack"\nvalue = 9\nboost = 1\nafter = ""');
  await page.keyboard.press('ArrowLeft');
  const took: number[] = [];
  for (const key of 'Draw 1 card, then draw 2 cards, then dr') {
    const start = await page.evaluate(() => performance.now());
    await page.keyboard.insertText(key);
    const told = await page.waitForFunction(
      (start) => performance.getEntriesByName('checked').find(({ startTime }) => startTime > start)?.startTime,
      start,
    );
    took.push(((await told.jsonValue()) ?? Infinity) - start);
  }
  took.sort((a, b) => a - b);
  const [median, late] = [0.5, 0.95].map((share) => took[Math.floor(took.length * share)]?.toFixed(0));
  console.log(`messages: median ${median} ms, 95 % ${late} ms, of ${took.length} keys`);
  return took;
}

/** Bytes that the workshop has more than the other pages when such a file is opened, as they come over the net. */
export async function weight(page: Page, kind: FileKind = 'hero'): Promise<number> {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    // What is loaded again comes from the browser's own store, and weighs nothing.
    const size = (await request.sizes()).responseBodySize;
    if (pathname.startsWith('/assets/')) sizes.set(pathname, Math.max(size, sizes.get(pathname) ?? 0));
  });
  await settle(page);
  await page.goto('/heroes');
  await page.waitForLoadState('networkidle');
  const before = new Set(sizes.keys());
  await begin(page, kind);
  await page.waitForLoadState('networkidle');
  const more = [...sizes].filter(([path]) => !before.has(path)).reduce((sum, [, size]) => sum + size, 0);
  console.log(`the workshop with a new ${kind} weighs ${Math.round(more / 1000)} kB more`);
  return more;
}
