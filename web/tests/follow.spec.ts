// A turn that can be followed: the board keeps its place, nothing covers what is to be clicked, what was done stays in sight.
import { expect, type Page, test } from '@playwright/test';
import { ask, kept, seat } from './asked';
import { dice, look, offered, openDuel, prompt, until } from './play';
import { makeTable, settle, weakest } from './util';
import { say } from './words';

/** Where board, seats, prompt and hand stand, and all that cannot be seen of what should be: one look at the page, for each takes time. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(part: string, from: ParentNode = document) => [...from.querySelectorAll<E>(part)];
    const middle = ({ left, top, width, height }: DOMRect) => document.elementFromPoint(left + width / 2, top + height / 2);
    const box = (part: Element) => part.getBoundingClientRect();
    const places = ['.board svg[role="group"]', '.seats', '.ask', '.foot .hand'].map((part) => {
      const { x, y, width, height } = box(document.querySelector(part)!);
      return { part, x, y, width, height };
    });

    // Of the prompt, and of the buttons to answer with.
    const prompt = document.querySelector<HTMLElement>('.prompt')!;
    const frame = box(prompt);
    const hidden = all('strong, .text, .hint, button', prompt).filter((part) => {
      if (part.offsetParent === null) return false;
      const { top, bottom, left, right } = box(part);
      const inside = top >= frame.top - 1 && bottom <= frame.bottom + 1 && left >= frame.left - 1 && right <= frame.right + 1;
      const whole = part.clientWidth === 0 || part.scrollWidth <= part.clientWidth + 1;
      return !inside || !whole || bottom > innerHeight || !prompt.contains(middle(box(part)));
    });
    const scrolls = prompt.scrollHeight > prompt.clientHeight + 1 ? [prompt] : [];

    // Every seat is there as a whole.
    const seats = document.querySelector('.seats')!;
    const folded = [...seats.children].filter(
      (panel) => box(panel).bottom > box(seats).bottom + 1 || panel.scrollHeight > panel.clientHeight + 2,
    );
    // What a seat did last is read to its end.
    const curt = all('.seats .deed').filter((deed) => deed.scrollHeight > deed.clientHeight + 1);

    // Whatever glows or points, health is drawn above it, on its own token and on those beside it.
    const glows = all<SVGElement>('.token, .token .glow, .token .ring, .aim, .near');
    const meets = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const after = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const dimmed = all<SVGElement>('.shield').filter((shield) =>
      glows.some((glow) => after(shield, glow) && meets(box(shield), box(glow))),
    );
    const covered = all<SVGElement>('svg [data-option]').filter((option) => !middle(box(option))?.closest('svg[role="group"]'));
    // Banners leave the board alone while there is something to decide.
    const board = document.querySelector('.board')!;
    const banners = all('.announce p').filter((banner) => meets(box(banner), box(board)));

    const words = (parts: readonly Element[]) => parts.map((part) => part.getAttribute('aria-label') ?? part.textContent);
    const wrong = { hidden: words([...hidden, ...scrolls]), folded: words(folded), curt: words(curt), dimmed: words(dimmed) };
    return { places, wrong: { ...wrong, covered: words(covered), banners: words(banners) } };
  });
const NOTHING = { hidden: [], folded: [], curt: [], dimmed: [], covered: [], banners: [] };

for (const [width, height, mode] of [
  [1440, 900, 'duel'],
  [1440, 900, 'free-for-all'],
  [1366, 768, 'teams'],
  [1280, 720, 'duel'],
  [1280, 720, 'free-for-all'],
  [360, 740, 'duel'],
  [360, 740, 'teams'],
] as const) {
  test(`nothing moves and nothing is cut when the question changes, at ${width} by ${height}, ${mode}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const bot = { who: { kind: 'bot' as const, level: await weakest(request) } };
    const me = { who: { kind: 'me' as const, name: 'Ann' } };
    const seats = mode === 'duel' ? [me, bot] : [me, bot, bot, bot];
    const made = await makeTable(request, { mode, seats, first: { kind: 'seat', seat: 0 }, seed: '31' });
    await settle(page);
    await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
    await expect(prompt(page)).toBeVisible();
    await expect(page.locator('[data-decision]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { places: start } = await inspect(page);
    // Four seats leave room for the board, on a phone too.
    expect(start[0]?.height).toBeGreaterThan(170);
    const roll = dice(5);
    let questions = 0;
    const end = Date.now() + 60_000;
    while (questions < 16 && Date.now() < end) {
      const { sees } = await look(page);
      if (sees === 'end') break;
      if (sees === 'result') await page.getByRole('button', { name: say('ui-combat-read'), exact: true }).click();
      if (sees !== 'decision') {
        await page.waitForTimeout(20);
        continue;
      }
      questions += 1;
      expect(await inspect(page)).toEqual({ places: start, wrong: NOTHING });
      const point = await offered(page, roll);
      if (point) await page.mouse.click(point.x, point.y);
    }
    expect(questions).toBeGreaterThan(10);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 768],
  [1280, 720],
  [360, 740],
] as const) {
  test(`four seats of heroes with much to count are there as a whole at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const bot = { who: { kind: 'bot' as const, level: await weakest(request) } };
    const seats = [{ who: { kind: 'me' as const, name: 'Ann' } }, bot, bot, bot];
    const made = await makeTable(request, { mode: 'free-for-all', seats, first: { kind: 'seat', seat: 0 }, seed: '31' });
    await settle(page);
    await page.goto(`/t/${made.table}#k=${made.keys[0]?.secret ?? ''}`);
    await expect(page.locator('[data-decision]')).toBeVisible();
    await page.evaluate(() => {
      for (const panel of document.querySelectorAll('.seats .compact')) {
        panel.classList.add('crowded');
        const line = panel.querySelector('.small')!;
        for (const pile of ['Songbook 10', 'Verse 0/10', 'In play 3', 'Satchel 4'])
          line.append(Object.assign(document.createElement('span'), { textContent: pile }));
        const healths = panel.querySelector('.healths')!;
        for (const name of ['Dove 1 2', 'Dove 2 2']) healths.append(Object.assign(document.createElement('span'), { textContent: name }));
        panel.querySelector('.deed')!.textContent =
          innerWidth < 700 ? 'Sable attacks Daredevil (4:3), 1 damage.' : 'A long name that attacks a longer one (3:0), no damage.';
      }
    });
    await expect(page.locator('.seats .crowded')).toHaveCount(4);
    const { folded, curt } = (await inspect(page)).wrong;
    expect({ folded, curt }).toEqual({ folded: [], curt: [] });
  });
}

test('banners are shown while others act, and are gone from the board when it is the reader’s turn', async ({ page, request }) => {
  await openDuel(page, request, '31', { speed: 'fast' });
  // Each banner with whether there was something to decide, as it came.
  await page.evaluate(() => {
    const seen: [string, boolean][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const banner = document.querySelector('.announce p');
      const board = document.querySelector('.board')!.getBoundingClientRect();
      if (!banner) return;
      const { top, left } = banner.getBoundingClientRect();
      const over = left < board.right && top < board.bottom && top >= board.top;
      seen.push([banner.textContent, over && document.querySelector('[data-decision]') !== null]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: [string, boolean][] }).seen);
  await until(page, dice(5), async () => new Set((await seen()).map(([words]) => words)).size > 1);
  expect((await seen()).filter(([, covers]) => covers)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`the facts of a fighter stand beside its combat at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await openDuel(page, request, '31');
    const stage = page.locator('[data-stage] > section');
    await until(page, dice(5), async () => (await stage.count()) > 0 && (await page.locator('.hand .glows').count()) > 0);
    let pointed = 0;
    for (const token of await page.locator('.token').all()) {
      // Whoever stands below the combat cannot be pointed at.
      const inSight = await token.evaluate((shown) => {
        const { x, y, width, height } = shown.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      if (!inSight) continue;
      pointed += 1;
      await token.hover({ force: true });
      await expect(page.locator('.looked')).toBeVisible();
      const [facts, combat] = await Promise.all([page.locator('.looked').boundingBox(), stage.boundingBox()]);
      const apart = facts!.x + facts!.width <= combat!.x || combat!.x + combat!.width <= facts!.x;
      expect(apart || facts!.y + facts!.height <= combat!.y || combat!.y + combat!.height <= facts!.y).toBe(true);
    }
    expect(pointed).toBeGreaterThan(0);
  });
}

test('what the others did stays in sight, and who is pointed at tells of itself', async ({ page, request }) => {
  await openDuel(page, request, '31');
  const done = async () => (await page.locator('.trail').count()) > 0 && (await page.locator('.deed').count()) > 1;
  await until(page, dice(5), done);
  await page.locator('.token').first().hover({ force: true });
  await expect(page.locator('.facts')).toContainText(/health \d+ of \d+/);
  await expect(page.locator('.facts')).toContainText(/cards? in hand/);
  await expect(page.locator('.near.reach').first()).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator('.near')).toHaveCount(0);
  // The same with the keys: the cursor walks over the board, and comes by where somebody stands.
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let i = 0; i < 40 && (await page.locator('.facts').count()) === 0; i += 1) await page.keyboard.press(keys[i % 8]!);
  await expect(page.locator('.facts')).toContainText(/in reach: \w+/);
  await expect(page.locator('.near.reach').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.near')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('a card that is pointed at, or has the focus, shows whom it could hit', async ({ page }) => {
  await settle(page);
  const fights = ({ kind }: { kind: string }) => kind === 'attack' || kind === 'versatile';
  const own = kept.setup!.fighters.flatMap((fighter, i) => (fighter.seat === seat ? [i] : []));
  const foes = kept.setup!.fighters.flatMap((fighter, i) => (fighter.seat === seat ? [] : [i]));
  const attacks = own.slice(0, 2).map((by, i) => ({ text: '', deed: { kind: 'attack' as const, by, at: foes[i]! } }));
  const options = [{ text: '', deed: { kind: 'maneuver' as const } }, ...attacks];
  await ask(page, { n: 900, asked: { seat, ask: 'action', source: null, clause: null, left: null }, options });
  const { cards } = kept.setup!.seats[seat]!.hero;
  const known = kept.update!.sight.seats[seat]!.known.filter((card) => fights(cards[card]!));
  const card = (all: boolean) => page.locator(`[data-card="${known.find((card) => (cards[card]!.user === null) === all)}"]`);
  const targets = page.locator('.token.target');
  await expect(targets).toHaveCount(2);
  await card(false).hover();
  await expect(targets).toHaveCount(1);
  await card(true).hover();
  await expect(targets).toHaveCount(2);
  await card(false).focus();
  await page.mouse.move(2, 2);
  await card(false).blur();
  await expect(targets).toHaveCount(2);
  await card(false).focus();
  await expect(targets).toHaveCount(1);
});

test('what the others do can be stopped, and looked at step by step', async ({ page, request }) => {
  await openDuel(page, request, '31', { speed: 'calm' });
  const pause = page.getByRole('button', { name: say('ui-pace-pause') });
  await until(page, dice(5), async () => {
    if ((await pause.count()) > 0) await pause.click({ timeout: 500 }).catch(() => undefined);
    return (await page.getByRole('button', { name: say('ui-pace-step') }).count()) > 0;
  });
  const told = page.getByRole('log').getByRole('listitem');
  const before = await told.count();
  // Longer than any step takes.
  await page.waitForTimeout(1200);
  expect(await told.count()).toBe(before);
  await page.getByRole('button', { name: say('ui-pace-step') }).click();
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: say('ui-pace-go') }).click();
  await expect(page.getByRole('button', { name: say('ui-pace-step') })).toHaveCount(0);
});
