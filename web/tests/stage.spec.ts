// The combat stage: whatever a combat was made of, all of it can be read at every size.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { FromServer, Line, SourceFace, TermFace, ToldEvent } from '../src/protocol/types';
import { finished, picture, settle } from './util';
import { say } from './words';

type Sync = Extract<FromServer, { type: 'sync' }>;
const kept = JSON.parse(readFileSync(new URL('../src/fixtures/combat.json', import.meta.url), 'utf8')) as Sync;
const setup = kept.setup!;
const update = kept.update!;
/** Up to the attack; what comes then is made up. */
const start = update.events.findLastIndex(({ kind }) => kind === 'attack') + 1;
const attack = update.events[start - 1] as Extract<ToldEvent, { kind: 'attack' }>;
const [mine, theirs] = [attack.by, attack.at].map((fighter) => setup.fighters[fighter]!.seat) as [number, number];

const card = (seat: number, number: number): SourceFace => ({ kind: 'card', seat, card: number });
const term = (kind: TermFace['kind'], amount: number, source: SourceFace, lost: TermFace['lost'] = null): TermFace => ({
  kind,
  amount,
  source,
  lost,
});
const canceled: Line = {
  key: 'log-canceled-by',
  args: { seat: { kind: 'seat', seat: mine }, source: { kind: 'source', source: card(theirs, 1) } },
  level: 'plain',
};
/** The card with the most to say. */
const longest = (seat: number): number => {
  const length = (number: number) => setup.seats[seat]!.hero.cards[number]!.texts.reduce((sum, { text }) => sum + text.length, 0);
  const fights = ({ kind }: { kind: string }) => kind === 'attack' || kind === 'versatile';
  const able = setup.seats[seat]!.hero.cards.flatMap((card, number) => (fights(card) ? [number] : []));
  return able.sort((a, b) => length(b) - length(a))[0]!;
};
const attackTerms = (seat: number, other: number): TermFace[] => [
  term('printed', 4, card(seat, longest(seat))),
  term('boost', 3, card(seat, 2)),
  term('boost', 2, card(seat, 3)),
  term('effect', 2, card(seat, longest(seat)), { to: 'canceled', source: card(other, 1) }),
  term('standing', 1, { kind: 'ability', seat }),
  term('effect', -1, card(other, 4)),
  term('effect', 1, { kind: 'ability', seat: other }),
];
const defenseTerms = (seat: number, other: number): TermFace[] => [
  ...[
    term('printed', 3, card(seat, 1)),
    term('boost', 2, card(seat, 5)),
    term('standing', 1, { kind: 'ability', seat }),
    term('effect', 1, card(other, 6)),
  ].map((each) => ({ ...each, lost: { to: 'ignored' as const, source: card(other, 7) } })),
  term('ignored', 0, card(other, 7)),
];
const many: ToldEvent[] = [
  { kind: 'commit', seat: mine, what: 'attack', card: longest(mine), lines: [] },
  { kind: 'commit', seat: theirs, what: 'defense', card: null, lines: [] },
  { kind: 'reveal', seat: theirs, card: 1, lines: [] },
  { kind: 'reveal', seat: mine, card: longest(mine), lines: [] },
  { kind: 'canceled', seat: mine, lines: [canceled] },
  {
    kind: 'result',
    attack: 10,
    defense: 0,
    damage: 10,
    won: mine,
    attack_terms: attackTerms(mine, theirs),
    defense_terms: defenseTerms(theirs, mine),
    lines: [
      {
        key: 'log-sum-attack',
        args: { total: { kind: 'number', number: 10 }, terms: { kind: 'terms', terms: attackTerms(mine, theirs) } },
        level: 'plain',
      },
    ],
  },
];

/** Little to tell: the cards are as large as they can be. */
const few: ToldEvent[] = many.flatMap((event): ToldEvent[] => {
  if (event.kind === 'canceled') return [];
  if (event.kind !== 'result') return [event];
  const attack_terms = [term('printed', 12, card(mine, longest(mine)))];
  const defense_terms = [term('printed', 10, card(theirs, 1))];
  return [{ ...event, attack: 12, defense: 10, damage: 2, attack_terms, defense_terms, lines: [] }];
});

/** A table that tells of an attack, and then of what came of it. */
async function open(page: Page, seat: number | null, then = many): Promise<void> {
  await page.routeWebSocket(/socket$/, (socket) => {
    socket.onMessage(() => {
      const events = update.events.slice(0, start);
      const at = { ...update, sight: { ...update.sight, seat }, decision: null, asked: null };
      socket.send(JSON.stringify({ ...kept, seat, update: { ...at, events } }));
      setTimeout(() => socket.send(JSON.stringify({ type: 'update', update: { ...at, from: start, events: then } })), 100);
    });
  });
  await page.goto('/t/fixture');
}

const SIZES = [
  [1440, 900, 'dark'],
  [1366, 768, 'light'],
  [1280, 720, 'dark'],
  [360, 740, 'light'],
] as const;

for (const [width, height, theme] of SIZES) {
  test(`nothing of a long combat is cut off at ${width} by ${height}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { theme });
    await open(page, mine);
    const stage = page.locator('section.combat');
    await expect(stage.getByRole('button', { name: say('ui-combat-read') })).toBeVisible();
    await picture(page, `stage-${width}-${theme}`);
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
  });
}

for (const [width, height] of SIZES) {
  test(`cards and score of a short combat stand side by side at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await open(page, mine, few);
    const stage = page.locator('section.combat');
    await expect(stage.getByRole('button', { name: say('ui-combat-read') })).toBeVisible();
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
  await open(page, mine);
  const log = page.getByRole('log');
  const sum = log.getByRole('listitem').filter({ hasText: 'Attack 10: ' });
  await expect(sum).toContainText(`+3 boost ${setup.seats[mine]!.hero.cards[2]!.name}`);
  await expect(sum).toContainText(`(canceled by ${setup.seats[theirs]!.hero.cards[1]!.name})`);
});

test('a combat of others goes on by itself, the own one waits', async ({ page }) => {
  await settle(page);
  await page.clock.install();
  await open(page, null);
  const read = page.getByRole('button', { name: say('ui-combat-read') });
  await page.clock.runFor(200);
  await expect(read).toBeVisible();
  await page.clock.runFor(6000);
  await expect(read).toBeHidden();
  await open(page, mine);
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
  await open(page, mine);
  const card = page.locator('section.combat .card:visible').first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const peek = page.locator('[popover]:popover-open');
  await page.mouse.move(x, y);
  await expect(peek).toBeVisible();
  // The same combat again, below a pointer that stays where it is.
  await open(page, mine);
  await expect(card).toBeVisible();
  await page.waitForTimeout(900);
  await expect(peek).toBeHidden();
  await page.mouse.move(x + 3, y + 3);
  await expect(peek).toBeVisible();
});
