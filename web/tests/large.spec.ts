// A large fighter on the board: one body over two spaces, moved by choosing where its head goes and where its tail lies.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { Deed, FromServer } from '../src/protocol/types';
import { say } from './words';

type Sync = Extract<FromServer, { type: 'sync' }>;

/** A kept decision of a maneuver in which the own hero is large; its moves, and the answers that came. */
async function open(
  page: Page,
): Promise<{ moves: Extract<Deed, { kind: 'move' }>[]; own: number; tail: string; name: (space: number) => string; answers: number[] }> {
  const kept = JSON.parse(readFileSync(new URL('../src/fixtures/move.json', import.meta.url), 'utf8')) as Sync;
  const { setup, update, seat } = kept;
  const { board, fighters } = setup!;
  const sight = update!.sight.fighters;
  const own = fighters.findIndex((fighter) => fighter.seat === seat && fighter.hero);
  const next = (space: number) => board.lines.flatMap(({ a, b }) => (a === space ? [b] : b === space ? [a] : []));
  const taken = (space: number) => sight.some((each, i) => i !== own && each.space === space);
  const head = sight[own]!.space!;
  const tail = next(head).find((space) => !taken(space))!;
  fighters[own]!.large = true;
  sight[own]!.tail = tail;
  const body = [head, tail];
  const moves = [...new Set([...body, ...body.flatMap(next)])]
    .filter((space) => !taken(space))
    .flatMap((behind) => next(behind).map((to) => ({ behind, to })))
    .filter(({ behind, to }) => !taken(to) && !(body.includes(behind) && body.includes(to)))
    .map(({ behind, to }) => {
      const path = body.includes(behind) ? [to] : [behind, to];
      return { kind: 'move' as const, fighter: own, to, tail: behind, via: [], path };
    });
  update!.decision!.options = [...moves.map((deed) => ({ text: JSON.stringify(deed), deed })), { text: 'done', deed: { kind: 'done' } }];
  const answers: number[] = [];
  await page.routeWebSocket(/socket$/, (socket) => {
    socket.onMessage((message) => {
      const said = JSON.parse(message.toString()) as { type?: string; option?: number };
      if (said.type === undefined) socket.send(JSON.stringify(kept));
      else if (said.type === 'answer') answers.push(said.option ?? -1);
    });
  });
  await page.goto('/t/fixture#k=secret');
  await expect(page.locator(`[data-fighter="${own}"]`)).toBeVisible();
  return { moves, own, tail: board.spaces[tail]!.id, name: (space) => board.spaces[space]!.id, answers };
}

const space = (page: Page, id: string) => page.getByRole('button', { name: new RegExp(`^${say('ui-board-space', { id })},`) });

test('is one body over both spaces, and says so', async ({ page }) => {
  const { own, tail } = await open(page);
  const token = page.locator(`[data-fighter="${own}"]`);
  await expect(token.locator('path.skin')).toBeVisible();
  const [coin, body] = await Promise.all([token.locator('circle.coin').boundingBox(), token.locator('path.skin').boundingBox()]);
  await expect(token).toHaveAccessibleName(new RegExp(say('ui-board-fighter-tail', { space: tail })));
  expect(Math.max(body!.width, body!.height)).toBeGreaterThan(Math.max(coin!.width, coin!.height) * 1.5);
});

test('goes where its head is put, and where several tails could lie one is asked for', async ({ page }) => {
  const { moves, name, answers } = await open(page);
  const times = (to: number) => moves.filter((move) => move.to === to).length;
  const many = moves.find(({ to }) => times(to) > 1)!;
  await space(page, name(many.to)).click();
  await expect(page.getByText(say('ui-play-pick-tail', { space: name(many.to) }))).toBeVisible();
  expect(answers).toEqual([]);
  const tails = moves.filter(({ to }) => to === many.to).map(({ tail }) => tail!);
  const outside = tails.find((tail) => moves.some(({ path }) => path.length === 2 && path[0] === tail))!;
  await space(page, name(outside)).click();
  await expect.poll(() => answers).toEqual([moves.findIndex(({ to, tail }) => to === many.to && tail === outside)]);
});
