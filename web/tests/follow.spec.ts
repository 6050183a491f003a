// A turn that can be followed: the board keeps its place, nothing covers what is to be clicked, what was done stays in sight.
import { expect, test } from '@playwright/test';
import { dice, look, offered, openDuel, until } from './play';
import { say } from './words';

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`the board keeps its size, and options lie open, at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await openDuel(page, request, '31');
    const board = page.getByRole('group', { name: /board/i });
    await expect(page.locator('[data-decision]')).toBeVisible();
    // Where it stands below the seats: a game that is longer than a phone may be scrolled.
    const place = () =>
      board.evaluate((svg) => {
        const { x, y, width, height } = svg.getBoundingClientRect();
        const seats = document.querySelector('.seats')?.getBoundingClientRect();
        return { x, y: y - (seats?.top ?? 0), width, height };
      });
    const start = await place();
    const roll = dice(5);
    let questions = 0;
    for (let i = 0; i < 60; i++) {
      const { sees } = await look(page);
      if (sees === 'end') break;
      if (sees === 'result') await page.getByRole('button', { name: say('ui-combat-read') }).click();
      if (sees !== 'decision') continue;
      questions += 1;
      expect(await place()).toEqual(start);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('svg [data-option]')].flatMap((option) => {
          const box = option.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return top?.closest('svg[role="group"]') ? [] : [option.getAttribute('aria-label')];
        }),
      );
      expect(covered).toEqual([]);
      const point = await offered(page, roll);
      if (point) await page.mouse.click(point.x, point.y);
    }
    expect(questions).toBeGreaterThan(10);
  });
}

test('what the others did stays in sight, and who is pointed at tells of itself', async ({ page, request }) => {
  await openDuel(page, request, '31');
  const done = async () => (await page.locator('.trail').count()) > 0 && (await page.locator('.deed').count()) > 1;
  await until(page, dice(5), done);
  await page.locator('.token').first().hover({ force: true });
  await expect(page.locator('.facts')).toContainText(/health \d+ of \d+/);
  await expect(page.locator('.facts')).toContainText(/cards? in hand/);
});
