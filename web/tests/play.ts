// Playing in the browser without knowing the game: the test clicks on whatever the client offers.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { say } from './words';
import { makeTable, settle, weakest } from './util';

/** Opens a duel against the weakest bot, by the link that gives the seat. */
export async function openDuel(
  page: Page,
  request: APIRequestContext,
  seed: string,
  settings: Record<string, unknown> = {},
  words = say,
): Promise<string> {
  const level = await weakest(request);
  const made = await makeTable(request, {
    mode: 'duel',
    seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level } }],
    first: { kind: 'seat', seat: 0 },
    seed,
  });
  await settle(page, settings);
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  await expect(prompt(page, words)).toBeVisible();
  // The secret does not stay in the address bar.
  expect(new URL(page.url()).hash).toBe('');
  return made.table;
}

export const prompt = (page: Page, words = say) => page.getByRole('region', { name: words('ui-play-region') });
export const ended = (page: Page) => page.locator('#ended');

/** What somebody who looks at the screen finds there. */
export type Sees = 'end' | 'result' | 'decision' | 'nothing';

/** The numbers of the decision, of the events told, and of what is picked: when they change, something has happened. */
export const look = (page: Page, words = say): Promise<{ sees: Sees; mark: string }> =>
  page.evaluate((read) => {
    const decision = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '';
    const result = [...document.querySelectorAll('.combat button')].some((button) => button.textContent === read);
    const sees = document.querySelector('#ended') ? 'end' : result ? 'result' : decision !== '' ? 'decision' : 'nothing';
    const log = document.querySelectorAll('[role="log"] li').length;
    const picked = document.querySelectorAll('.token.picked').length;
    return { sees, mark: [sees, decision, log, picked, document.querySelectorAll('[data-option]').length].join() };
  }, words('ui-combat-read'));

/** The same numbers in each run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Plays until the game is over; `act` does one thing at a decision. */
export async function playOut(page: Page, act: () => Promise<void>, read: () => Promise<void>, limit = 1500): Promise<void> {
  for (let i = 0; i < limit; i++) {
    const { sees } = await look(page);
    if (sees === 'end') return;
    if (sees === 'result') await read();
    else if (sees === 'decision') await act();
    else await page.waitForTimeout(20);
  }
  throw new Error(`the game is not over after ${limit} steps`);
}

/** Things on offer, the most forward ones first: whom to attack, what to play, where to go. */
const OFFERS = [
  '.token.target',
  '.hand .glows',
  '.space.option',
  '[data-entry]',
  '.token.option',
  '.door.option',
  '.item.option',
  '.line-option',
];

/** Points at something on offer: by chance, but rather at what brings the game to its end. */
export async function offered(page: Page, roll: (below: number) => number): Promise<{ x: number; y: number } | null> {
  const dice = [roll(1000), roll(1000)];
  return page.evaluate(
    ({ offers, dice: [first = 0, second = 0] }) => {
      const open = offers.map((offer) => [...document.querySelectorAll(offer)]).filter((list) => list.length > 0);
      // Four times of five the first kind of offer, else any.
      const list = (first < 800 ? open[0] : open[first % Math.max(1, open.length)]) ?? [];
      const found = list[second % Math.max(1, list.length)];
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = found.getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      // What lies over it would take the click.
      const top = document.elementFromPoint(point.x, point.y);
      return top && (found.contains(top) || top.closest('[data-option]')) ? point : null;
    },
    { offers: OFFERS, dice },
  );
}

/** Clicks on what is offered until something can be seen. */
export async function until(page: Page, roll: (below: number) => number, seen: () => Promise<boolean>, words = say): Promise<void> {
  await expect(async () => {
    if (await seen()) return;
    const { sees } = await look(page, words);
    if (sees === 'result') await page.getByRole('button', { name: words('ui-combat-read'), exact: true }).click();
    const point = sees === 'decision' ? await offered(page, roll) : null;
    if (point) await page.mouse.click(point.x, point.y);
    throw new Error('not yet');
  }).toPass({ intervals: [30], timeout: 60_000 });
}

/** Gives up, by the menu. */
export async function resign(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: say('ui-play-menu'), exact: true })
    .last()
    .click();
  await page.getByRole('button', { name: say('ui-play-resign') }).click();
  await page.getByRole('button', { name: say('ui-play-resign-yes') }).click();
}
