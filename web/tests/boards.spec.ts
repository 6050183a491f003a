// The board editor: a board is drawn with the pointer and with the keyboard, and played on.
import { expect, type Page, test } from '@playwright/test';
import { begin, fileOf, fine } from './bench';
import { accessible, fits, picture, tableOf } from './util';
import { say } from './words';

const drawing = (page: Page) => page.getByRole('group', { name: say('ui-draw-drawing'), exact: true });
const space = (page: Page, id: string) => drawing(page).getByRole('button', { name: new RegExp(`^Space ${id} `) });
const tool = (page: Page, name: 'move' | 'space' | 'line' | 'zone' | 'start' | 'passage' | 'item' | 'door') =>
  page
    .getByRole('group', { name: say('ui-draw-tools') })
    .getByRole('button', { name: say(`ui-draw-tool-${name}`), exact: true })
    .click();
/** A point of the board, in the units of its file, as a place on the screen. */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return drawing(page).evaluate(
    (svg, [x, y]) => {
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? new DOMMatrix());
      return { x: left, y: top };
    },
    [x, y] as const,
  );
}

test('a board is drawn with the pointer, and played on', async ({ page, request }) => {
  await begin(page, 'board');
  await tool(page, 'space');
  await drawing(page).scrollIntoViewIfNeeded();
  const free = await at(page, 600, 300);
  await page.mouse.click(free.x, free.y);
  await expect(space(page, 'S11')).toBeVisible();
  // Nobody gets there yet, and that is said at the place.
  await expect(page.getByText(say('ui-draw-note-apart', { spaces: 'S11' })).first()).toBeVisible();
  await tool(page, 'line');
  await space(page, 'S11').click();
  await space(page, 'A3').click();
  await expect(page.getByText(say('ui-draw-note-apart', { spaces: 'S11' }))).toHaveCount(0);
  await tool(page, 'zone');
  await page.getByRole('combobox', { name: say('ui-draw-tool-zone') }).selectOption('east');
  await space(page, 'S11').click();
  await tool(page, 'passage');
  await space(page, 'A2').click();
  await space(page, 'B4').click();
  await tool(page, 'start');
  await space(page, 'A5').click();
  await tool(page, 'door');
  await drawing(page)
    .getByRole('button', { name: say('ui-draw-line', { a: 'A3', b: 'B3' }) })
    .click();
  await tool(page, 'move');
  const [from, to] = [await at(page, 120, 180), await at(page, 90, 120)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(space(page, 'A1')).toHaveAccessibleName(/at (8\d|9\d), 1[12]\d,/);
  await fine(page);
  await accessible(page);
  await picture(page, 'workshop-board-editor');
  const file = await fileOf(page);
  for (const words of ['passage = true', 'start = 3', '[[door]]', 'lines = ["A3-B3"]', 'zones = ["west", "east"]']) {
    expect(file).toContain(words);
  }
  await page.getByRole('button', { name: say('ui-workshop-bot') }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  expect((await tableOf(request, new URL(page.url()).pathname.slice(3))).board).toBe('New Board');
});

test('a board is shown as the table will show it, in the place that it names', async ({ page }) => {
  await begin(page, 'board');
  const table = page.getByRole('region', { name: say('ui-draw-table') });
  await expect(table.locator('.space')).toHaveCount(10);
  await expect(table.locator('svg.place')).toHaveClass(/garden/);
  await table.getByRole('combobox', { name: say('ui-draw-place') }).selectOption('mine');
  await expect(table.locator('svg.place')).toHaveClass(/mine/);
  await tool(page, 'space');
  await page.getByRole('button', { name: say('ui-draw-add-space') }).click();
  await expect(table.locator('.space')).toHaveCount(11);
  expect(await fileOf(page)).toContain('place = "mine"');
  await table.scrollIntoViewIfNeeded();
  await picture(page, 'workshop-board-table');
});

test('a board is drawn with the keyboard alone', async ({ page }) => {
  await begin(page, 'board');
  await space(page, 'A1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(space(page, 'A1')).toHaveAccessibleName(/at 130, 181,/);
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: say('ui-draw-tool-passage') }).press('Space');
  const line = drawing(page).getByRole('button', { name: say('ui-draw-line', { a: 'A1', b: 'B1' }) });
  await line.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: say('ui-draw-tool-space'), exact: true }).press('Enter');
  await page.getByRole('button', { name: say('ui-draw-add-space') }).press('Enter');
  await expect(space(page, 'S11')).toBeVisible();
  await space(page, 'S11').focus();
  await page.keyboard.press('Delete');
  await expect(space(page, 'S11')).toHaveCount(0);
  await fine(page);
  expect(await fileOf(page)).toContain('[[bend]]');
});

test('a picture to trace stays in the browser', async ({ page }) => {
  await begin(page, 'board');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .getByLabel(say('ui-draw-picture'), { exact: true })
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await expect(drawing(page).locator('image')).toHaveAttribute('href', /^data:image\/png/);
  await tool(page, 'space');
  await page.getByRole('button', { name: say('ui-draw-add-space') }).click();
  await expect(space(page, 'S11')).toBeVisible();
  expect(sent.filter((body) => body.includes(pixel.slice(0, 40)))).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the board editor can be used by everybody at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, 'board');
    await fits(page);
    await accessible(page);
    await picture(page, `workshop-board-${width}`);
  });
}
