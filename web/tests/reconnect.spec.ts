import { expect, test, type WebSocketRoute } from '@playwright/test';
import { say } from './words';
import { dice, look, offered, openDuel } from './play';

test('after a killed socket the live prompt is back, and can be answered', async ({ page, request }) => {
  const open: WebSocketRoute[] = [];
  let down = false;
  await page.routeWebSocket(/\/api\/tables\/.*\/socket/, (socket) => {
    if (down) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await openDuel(page, request, '31');
  const decision = page.locator('[data-decision]');
  await expect(decision).toBeVisible();
  const before = await decision.getAttribute('data-decision');

  const menu = page.getByRole('button', { name: say('ui-common-menu'), exact: true });
  const place = await menu.boundingBox();
  down = true;
  for (const socket of open) await socket.close();
  await expect(page.getByText(say('ui-play-lost'))).toBeVisible();
  // The way out stays where it was.
  expect(await menu.boundingBox()).toEqual(place);
  down = false;
  await expect(page.getByText(say('ui-play-lost'))).toBeHidden({ timeout: 15_000 });
  await expect(decision).toHaveAttribute('data-decision', before ?? '');
  expect(open.length).toBe(2);

  // And it is live: a choice is taken.
  const roll = dice(5);
  await expect(async () => {
    const { sees } = await look(page);
    if (sees === 'decision' && (await decision.getAttribute('data-decision')) !== before) return;
    const point = sees === 'decision' ? await offered(page, roll) : null;
    if (point) await page.mouse.click(point.x, point.y);
    throw new Error('the same decision');
  }).toPass({ intervals: [50], timeout: 20_000 });
});

test('a page loaded anew is at the live prompt at once', async ({ page, request }) => {
  await openDuel(page, request, '32');
  const decision = page.locator('[data-decision]');
  await expect(decision).toBeVisible();
  const before = await decision.getAttribute('data-decision');
  await page.reload();
  await expect(decision).toHaveAttribute('data-decision', before ?? '');
});

test('a table that never was says so', async ({ page }) => {
  await page.goto('/t/nowhere');
  await expect(page.getByRole('heading', { name: say('ui-play-gone') })).toBeVisible();
});
