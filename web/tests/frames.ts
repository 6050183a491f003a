// How smooth a move and a combat are: a trace of each at 1280 by 720, and its longest task and frame. `npm run frames`, on a quiet machine.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { dice, ended, openDuel, until } from './play';
import { say } from './words';

/** Nobody sees a frame that took less, in milliseconds. */
const LONGEST = 50;

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference' });

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The same in time of the processor, which does not count what others take. */
  tdur?: number;
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** The longest task of the page's own thread while something happens, and the longest time between two frames. */
async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<{ task: number; work: number; frame: number }> {
  await page.evaluate(() => {
    const gaps = ((window as unknown as { gaps: number[] }).gaps = []) as number[];
    let last = performance.now();
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.waitForTimeout(500);
  await page.evaluate(() => ((window as unknown as { gaps: number[] }).gaps.length = 0));
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frame = await page.evaluate(() => Math.max(...(window as unknown as { gaps: number[] }).gaps));
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = trace.traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  // What the test itself asks of the page is not the page's work.
  const asked = own.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools') === true);
  const serves = (task: TraceEvent) => asked.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
  const tasks = own.filter((event) => event.name.endsWith('RunTask') && !serves(event));
  expect(tasks.length).toBeGreaterThan(50);
  const longest = (times: number[]) => Math.max(...times) / 1000;
  return { task: longest(tasks.map(({ dur }) => dur ?? 0)), work: longest(tasks.map(({ tdur }) => tdur ?? 0)), frame };
}

/** From now on things move, or are there at once; the game stays where it is. */
async function pace(page: Page, speed: 'off' | 'normal'): Promise<void> {
  await page.evaluate((speed) => {
    const kept = JSON.parse(localStorage.getItem('peerless.settings') ?? '{}') as object;
    localStorage.setItem('peerless.settings', JSON.stringify({ ...kept, speed }));
  }, speed);
  await page.reload();
  await expect(page.locator('[data-decision]')).toBeVisible();
}

/** A duel in which this is asked: bots are free to end a game before it comes to that. */
async function untilAsked(page: Page, request: APIRequestContext, ask: 'ask-move' | 'ask-attack-card'): Promise<void> {
  const asked = page.locator('.prompt strong').filter({ hasText: say(ask) });
  for (let seed = 31; (await asked.count()) === 0; seed += 1) {
    await openDuel(page, request, String(seed), { speed: 'off' });
    await until(page, dice(seed), async () => (await asked.count()) + (await ended(page).count()) > 0);
  }
}

test('no frame of a move or of a combat takes long', async ({ browser, page, request }) => {
  await untilAsked(page, request, 'ask-move');
  await pace(page, 'normal');
  if ((await page.locator('.space.option').count()) === 0) await page.locator('.token.option').first().click();
  const move = await traced(browser, page, async () => {
    await page.locator('.space.option').last().click();
    await page.waitForTimeout(1500);
  });
  await pace(page, 'off');
  await untilAsked(page, request, 'ask-attack-card');
  await pace(page, 'normal');
  const combat = await traced(browser, page, async () => {
    await page.locator('.hand .glows').first().click();
    // Nothing is looked for meanwhile: to find a button by its name takes the page longer than all it does by itself.
    await page.waitForTimeout(5000);
    await page.locator('button[aria-describedby].primary').click();
    await page.waitForTimeout(800);
  });
  for (const [name, { task, work, frame }] of Object.entries({ move, combat }))
    console.log(`${name}: longest task ${task.toFixed(1)} ms (${work.toFixed(1)} ms of work), longest frame ${frame.toFixed(1)} ms`);
  expect(Math.max(move.task, combat.task)).toBeLessThanOrEqual(LONGEST);
});
