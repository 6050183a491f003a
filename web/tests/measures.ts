// What the workshop must reach, measured: `make measures`, on a machine that does nothing else. Each prints what it found.
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { ReportFace, Strongness } from '../src/protocol/types';
import { keysToMessages, weight } from './bench';
import { catalogOf } from './util';

const MESSAGES_MS = 100;
const WEIGHT = 250_000;
const REPORT_S = 90;
const WHAT_IF_S = 60;
/** Half of the interval of a comparison. */
const WITHIN = 0.02;

test('messages come soon after the last key, for a hero of thirty cards', async ({ page }) => {
  const took = await keysToMessages(page);
  expect(took[Math.floor(took.length * 0.95)]).toBeLessThanOrEqual(MESSAGES_MS);
});

for (const kind of ['hero', 'board', 'item'] as const) {
  test(`the workshop with a ${kind} weighs little more than the other pages`, async ({ page }) => {
    expect(await weight(page, kind)).toBeLessThanOrEqual(WEIGHT);
  });
}

/** A report, and the seconds that it took. */
async function report(request: APIRequestContext, ask: { hero: string; before?: string }): Promise<{ found: Strongness; seconds: number }> {
  const start = Date.now();
  const asked = await request.post('/api/workshop/report', { data: ask });
  expect(asked.ok(), await asked.text()).toBe(true);
  let face = (await asked.json()) as ReportFace;
  while (face.found === null) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    face = (await (await request.get(`/api/workshop/report/${face.id}`)).json()) as ReportFace;
  }
  return { found: face.found, seconds: (Date.now() - start) / 1000 };
}

/** The file of a hero that is shipped. */
async function fileOfHero(request: APIRequestContext, nth: number): Promise<string> {
  const name = (await catalogOf(request)).heroes[nth]?.name ?? '';
  return ((await (await request.get(`/api/workshop/text?kind=hero&name=${encodeURIComponent(name)}`)).json()) as { text: string }).text;
}

for (const nth of [0, 5]) {
  test(`the quick report of hero ${nth} is there soon, and the same each time`, async ({ request }) => {
    test.setTimeout(900_000);
    const hero = await fileOfHero(request, nth);
    const [one, two] = [await report(request, { hero }), await report(request, { hero })];
    console.log(`report: ${one.seconds.toFixed(0)} s and ${two.seconds.toFixed(0)} s, ${one.found.games} games`);
    expect(two.found).toEqual(one.found);
    expect(Math.min(one.seconds, two.seconds)).toBeLessThanOrEqual(REPORT_S);
  });

  test(`what an edit of hero ${nth} changes is known soon and closely, and the same each time`, async ({ request }) => {
    test.setTimeout(900_000);
    const before = await fileOfHero(request, nth);
    const hero = before.replace(/^health = (\d+)$/m, (_, health) => `health = ${Number(health) + 1}`);
    expect(hero).not.toBe(before);
    const [one, two] = [await report(request, { hero, before }), await report(request, { hero, before })];
    const { mean, low, high } = one.found.compared?.change ?? { mean: NaN, low: NaN, high: NaN };
    const share = (value: number): string => `${(100 * value).toFixed(2)} %`;
    console.log(
      `what if: ${one.seconds.toFixed(0)} s and ${two.seconds.toFixed(0)} s, ${share(mean)} between ${share(low)} and ${share(high)}, ` +
        `±${share((high - low) / 2)}`,
    );
    expect(two.found).toEqual(one.found);
    expect((high - low) / 2).toBeLessThanOrEqual(WITHIN);
    expect(Math.min(one.seconds, two.seconds)).toBeLessThanOrEqual(WHAT_IF_S);
  });
}
