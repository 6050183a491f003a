// The combat stage: whatever a combat was made of, all of it can be read at every size.
import { expect, test } from '@playwright/test';
import { few, fight, longest, mine, setup, theirs } from './fight';
import { finished, picture, settle } from './util';
import { say, voice } from './words';

const SIZES = [
  [1440, 900, 'dark'],
  [1366, 768, 'light'],
  [1280, 720, 'dark'],
  [360, 740, 'light'],
] as const;

for (const [width, height, theme, language] of SIZES.flatMap((size) => ['en', 'de'].map((language) => [...size, language] as const))) {
  test(`nothing of a long combat is cut off at ${width} by ${height}, ${theme}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { theme, language });
    await fight(page, mine);
    const stage = page.locator('section.combat');
    await expect(stage.getByRole('button', { name: voice(language)('ui-combat-read'), exact: true })).toBeVisible();
    await picture(page, `stage-${width}-${theme}-${language}`);
    const cut = await stage.evaluate((section) => {
      const frame = section.getBoundingClientRect();
      const inside = (box: DOMRect) =>
        box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      const reasons = [...section.querySelectorAll('h3, .sum li, .canceled p, .canceled li, .result, .bar button')];
      const seen = (element: Element) => {
        const box = element.getBoundingClientRect();
        // In the frame, in the window, and nothing lies over it.
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return inside(box) && box.bottom <= innerHeight && box.right <= innerWidth && section.contains(top);
      };
      const wide = reasons.filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline');
      return { count: reasons.length, cut: [...reasons.filter((each) => !seen(each)), ...wide].map((each) => each.textContent) };
    });
    expect(cut.count).toBeGreaterThan(15);
    expect(cut.cut).toEqual([]);
    // What was canceled, and what was lost by it.
    for (const { text } of setup.seats[mine]!.hero.cards[longest(mine)]!.texts)
      await expect(stage.locator('.canceled')).toContainText(text);
    await expect(stage.locator('.hit')).toContainText('−10');
    // Of the question below it no half of a sentence is left beside it.
    if (width > 1120) await expect(page.locator('.ask')).toHaveCSS('opacity', '0');
  });
}

for (const [width, height] of SIZES) {
  test(`cards and score of a short combat stand side by side at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await fight(page, mine, few);
    const stage = page.locator('section.combat');
    await expect(stage.getByRole('button', { name: say('ui-combat-read'), exact: true })).toBeVisible();
    const boxes = await stage.evaluate((section) => {
      const frame = section.getBoundingClientRect();
      const parts = [...section.querySelectorAll('.cards .large .card, .score > [aria-hidden]')].map((part) =>
        part.getBoundingClientRect(),
      );
      const [first, score, last] = parts.sort((a, b) => a.left - b.left);
      return {
        count: parts.length,
        edges: [frame.left, first!.left, first!.right, score!.left, score!.right, last!.left, last!.right, frame.right],
      };
    });
    expect(boxes.count).toBe(3);
    expect(boxes.edges).toEqual([...boxes.edges].sort((a, b) => a - b));
    if (width < 600) return;
    // Read from across the room: a large score, and large coins with their health on them.
    const large = await stage.evaluate((section) => ({
      score: parseFloat(getComputedStyle(section.querySelector('.score')!).fontSize),
      coins: [...section.querySelectorAll('.side')].map((side) => {
        const [coin, shield] = ['.emblem', '.shield'].map((part) => side.querySelector(part)!.getBoundingClientRect());
        return { size: coin!.width, on: shield!.left < coin!.right && shield!.top < coin!.bottom && shield!.right > coin!.left };
      }),
    }));
    expect(large.score).toBeGreaterThan(48);
    for (const { size, on } of large.coins) {
      expect(size).toBeGreaterThan(60);
      expect(on).toBe(true);
    }
  });
}

test('the log tells the same terms', async ({ page }) => {
  await settle(page);
  await fight(page, mine);
  const log = page.getByRole('log');
  const sum = log.getByRole('listitem').filter({ hasText: 'Attack 10: ' });
  await expect(sum).toContainText(`+3 boost ${setup.seats[mine]!.hero.cards[2]!.name}`);
  await expect(sum).toContainText(`(canceled by ${setup.seats[theirs]!.hero.cards[1]!.name})`);
});

test('a combat of others goes on by itself, the own one waits', async ({ page }) => {
  await settle(page);
  await page.clock.install();
  await fight(page, null);
  const read = page.getByRole('button', { name: say('ui-combat-read'), exact: true });
  await page.clock.runFor(200);
  await expect(read).toBeVisible();
  await page.clock.runFor(6000);
  await expect(read).toBeHidden();
  await fight(page, mine);
  await page.clock.runFor(200);
  await expect(read).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(read).toBeVisible();
});

test('a replay shows its combats, and goes on by itself', async ({ page, request }) => {
  const id = await finished(page, request);
  await settle(page);
  await page.goto(`/replay/${id}`);
  const slider = page.getByRole('slider', { name: say('ui-replay-scrubber') });
  const stage = page.locator('section.combat');
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  for (let step = 1; step < last && (await stage.locator('.result').count()) === 0; step += 1) await slider.fill(String(step));
  await expect(stage.locator('.result')).toBeVisible();
  await picture(page, 'replay-combat');
  const step = await slider.inputValue();
  await page.getByRole('button', { name: say('ui-replay-play'), exact: true }).click();
  await expect(slider).not.toHaveValue(step);
});

test('a card that comes to lie below a resting pointer is not shown large; a pointer that moves on it asks for it', async ({ page }) => {
  await settle(page);
  await fight(page, mine);
  const card = page.locator('section.combat .card:visible').first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const peek = page.locator('[popover]:popover-open');
  await page.mouse.move(x, y);
  await expect(peek).toBeVisible();
  // The same combat again, below a pointer that stays where it is.
  await fight(page, mine);
  await expect(card).toBeVisible();
  await page.waitForTimeout(900);
  await expect(peek).toBeHidden();
  await page.mouse.move(x + 3, y + 3);
  await expect(peek).toBeVisible();
});
