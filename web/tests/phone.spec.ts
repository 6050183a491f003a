import { expect, test } from '@playwright/test';
import { say } from './words';
import { dice, ended, offered, openDuel, playOut } from './play';
import { fits, picture } from './util';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a whole duel by touch, upright on a small phone', async ({ page, request }) => {
  test.setTimeout(240_000);
  await openDuel(page, request, '21');
  await fits(page);
  await picture(page, 'phone-start');
  const roll = dice(4);
  let misses = 0;
  await playOut(
    page,
    async () => {
      const point = await offered(page, roll);
      if (point) await page.touchscreen.tap(point.x, point.y);
      else expect(++misses, 'offers that cannot be tapped').toBeLessThan(60);
    },
    () => page.getByRole('button', { name: say('ui-combat-read'), exact: true }).tap(),
  );
  await expect(ended(page)).toBeVisible();
  await fits(page);
  await picture(page, 'phone-ended');
});

test('buttons are large enough for fingers, and the log opens as a drawer', async ({ page, request }) => {
  await openDuel(page, request, '22');
  await expect(page.locator('[data-decision]')).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar button, [data-entry], .seats button, .tools button')]
      .map((button) => ({ name: button.textContent?.trim(), box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  await page.getByRole('button', { name: say('ui-play-log'), exact: true }).tap();
  await expect(page.getByRole('log')).toBeVisible();
  await fits(page);
});

test('two fingers zoom the board, and a button shows all of it again', async ({ page, request }) => {
  await openDuel(page, request, '23');
  const board = page.getByRole('group', { name: /board/i });
  const whole = await board.getAttribute('viewBox');
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 80, 100]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect
    .poll(async () => Number((await board.getAttribute('viewBox'))?.split(' ')[2]))
    .toBeLessThan(Number(whole?.split(' ')[2]) * 0.7);
  await page.getByRole('button', { name: say('ui-board-zoom-reset') }).tap();
  await expect(board).toHaveAttribute('viewBox', whole ?? '');
});
