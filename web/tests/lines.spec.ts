// How sentences break: no mark begins a line, and no word is torn apart.
import { expect, type Page, test } from '@playwright/test';
import { stand } from './asked';
import { fight, mine } from './fight';
import { dice, openDuel, until } from './play';
import { settle } from './util';
import { voice } from './words';

/** Words that go on in the next line without a hyphen, and marks that begin a line. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** The text of a block with the place of each of its letters, whatever elements it is spread over. */
    const blocks = new Map<Element, { text: string; tops: (DOMRect | null)[] }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, textarea, select, svg, .sr-only, code, .cm-editor') || !shown(parent)) continue;
      let block: Element = parent;
      while (block.parentElement !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (getComputedStyle(block).hyphens === 'auto') continue;
      const line = blocks.get(block) ?? { text: '', tops: [] };
      blocks.set(block, line);
      const text = node.textContent ?? '';
      for (let i = 0; i < text.length; i += 1) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const rect = range.getClientRects()[0] ?? null;
        line.text += text[i]!;
        line.tops.push(rect);
      }
    }
    for (const { text, tops } of blocks.values()) {
      let last = -1;
      for (let i = 0; i < text.length; i += 1) {
        const [before, now, adjacent] = [tops[last], tops[i], last === i - 1];
        // A space at the end of a line is nowhere.
        if (now && !/\s/u.test(text[i]!)) last = i;
        if (!before || !now || now.top < before.bottom - 2) continue;
        // A new line begins here.
        const around = text.slice(Math.max(0, i - 24), i + 12).replace(/\s+/g, ' ');
        if (/[.,;:!?)\]…%]/u.test(text[i]!)) found.push(`mark: ${around}`);
        else if (/[\p{L}\p{N}]/u.test(text[i]!) && adjacent && /[\p{L}\p{N}]/u.test(text[i - 1]!)) found.push(`word: ${around}`);
      }
    }
    return found;
  });

test('what is torn is found', async ({ page }) => {
  await page.setContent(`<p style="width: 4em; overflow-wrap: anywhere">extraordinarily</p><p style="width: 3em">word <br>.</p>`);
  expect(await torn(page)).toEqual([expect.stringMatching(/^word: /), expect.stringMatching(/^mark: /)]);
});

const PAGES = ['/', '/new', '/heroes', '/heroes#numbers', '/rules', '/learn', '/lobby', '/games', '/credits', '/replay'];

for (const [width, height, language] of [
  [1366, 768, 'en'],
  [360, 740, 'en'],
  [360, 740, 'de'],
] as const) {
  const say = voice(language);
  test.describe(`${width} by ${height}, ${language}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => settle(page, { language }));

    test('pages', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.getByText(say('ui-common-loading'))).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        expect({ path, torn: await torn(page) }).toEqual({ path, torn: [] });
      }
    });

    test('a game and its combat', async ({ page, request }) => {
      await openDuel(page, request, '31', { language }, say);
      const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
      for (let combats = 0; combats < 2; combats += 1) {
        await until(page, dice(5 + combats), async () => (await read.count()) > 0, say);
        if (width < 1120) {
          expect(await torn(page)).toEqual([]);
          await read.click();
          await page.getByRole('button', { name: say('ui-play-log'), exact: true }).click();
          expect(await torn(page)).toEqual([]);
          await page.keyboard.press('Escape');
        } else {
          expect(await torn(page)).toEqual([]);
          await read.click();
        }
      }
    });

    test('a combat with many reasons, and moments of kept games', async ({ page }) => {
      await fight(page, mine);
      await expect(page.getByRole('button', { name: say('ui-combat-read'), exact: true })).toBeVisible();
      expect(await torn(page)).toEqual([]);
      for (const name of ['move', 'defense', 'doors', 'small', 'over']) {
        await page.unrouteAll();
        await stand(page, name);
        await page.reload();
        await expect(page.locator('.board svg').first()).toBeVisible();
        expect({ name, torn: await torn(page) }).toEqual({ name, torn: [] });
      }
    });
  });
}
