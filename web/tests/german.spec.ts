import { expect, test } from '@playwright/test';
import { dice, look, offered, openDuel, until } from './play';
import { catalogOf, makeTable, picture, settle, weakest } from './util';
import { say, voice } from './words';

const german = voice('de');

test('the language is chosen in the settings, and the game is played in it', async ({ page, request }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
  await page.getByLabel(say('ui-settings-language')).selectOption('de');
  await expect(page.getByRole('heading', { name: german('ui-settings-title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: german('ui-common-close') }).click();
  await expect(page.getByRole('button', { name: german('ui-home-play'), exact: true })).toBeVisible();

  const level = await weakest(request);
  const made = await makeTable(request, {
    mode: 'duel',
    seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'bot', level } }],
    first: { kind: 'seat', seat: 0 },
    seed: '11',
  });
  await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
  const prompt = page.getByRole('region', { name: german('ui-play-region') });
  const log = page.getByRole('log', { name: german('ui-log-title') });
  await expect(prompt).toBeVisible();
  const roll = dice(1);
  let actions = 0;
  await expect(async () => {
    const { sees } = await look(page, german);
    if ((await prompt.textContent())?.includes(german('ask-action'))) actions++;
    if (sees === 'result') await page.getByRole('button', { name: german('ui-combat-read'), exact: true }).click();
    else if (sees === 'decision') {
      const point = await offered(page, roll);
      if (point) await page.mouse.click(point.x, point.y);
    }
    // A turn of each side, and a combat.
    await expect(log).toContainText(german('log-turn', { number: 3, seatIs: 'you', seat: '' }), { timeout: 50 });
    await expect(log).toContainText('greift', { timeout: 50 });
  }).toPass({ intervals: [30], timeout: 90_000 });
  expect(actions).toBeGreaterThan(0);
  // Names stay as the hero's file has them, whatever words they are made of.
  const { heroes } = await catalogOf(request);
  const names = heroes.flatMap((hero) => hero.cards.map((card) => card.name));
  const told = names.reduce((text, name) => text.replaceAll(name, ''), (await log.textContent()) ?? '');
  expect(told).not.toMatch(/\b(You|turn|moves|draws|attacks|maneuvers?|discards?|wins)\b/);
  await picture(page, 'german');

  // It is remembered, and English is a choice as well.
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: german('ui-rules-title'), level: 1 })).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`long words push nothing out of sight at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await openDuel(page, request, '11', { language: 'de' }, german);
    const undo = page.getByRole('button', { name: german('ui-play-undo'), exact: true });
    await until(page, dice(1), async () => (await undo.count()) > 0 && (await look(page, german)).sees === 'decision', german);
    const buttons = page.locator('.bar button');
    expect(await buttons.count()).toBeGreaterThan(3);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('button', { name: german('ui-play-menu'), exact: true })
      .last()
      .click();
    await page.getByRole('button', { name: german('ui-play-keys') }).click();
    const keys = page.getByRole('dialog', { name: german('ui-play-keys') });
    const widths = await keys.evaluate((dialog) => ['dt', 'dd'].map((part) => dialog.querySelector(part)!.getBoundingClientRect().width));
    expect(widths[1]).toBeGreaterThan(widths[0]!);
    await page.keyboard.press('Escape');
    if (width > 1120) return;
    // Nothing lies over the words of the log.
    await page.getByRole('button', { name: german('ui-play-log'), exact: true }).click();
    const heading = page.getByRole('log').getByRole('heading').first();
    const free = await heading.evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
    expect(free).toBe(true);
  });
}

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is answered in German, and a refusal too', async ({ page }) => {
    await settle(page);
    await page.goto('/t/nowhere');
    await expect(page.getByRole('heading', { name: german('ui-play-gone') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
