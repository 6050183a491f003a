// A combat with more reasons than any game has: the server's part is played by the test.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FromServer, Line, SourceFace, TermFace, ToldEvent } from '../src/protocol/types';

type Sync = Extract<FromServer, { type: 'sync' }>;
const kept = JSON.parse(readFileSync(new URL('../src/fixtures/combat.json', import.meta.url), 'utf8')) as Sync;
export const setup = kept.setup!;
const update = kept.update!;
/** Up to the attack; what comes then is made up. */
const start = update.events.findLastIndex(({ kind }) => kind === 'attack') + 1;
const attack = update.events[start - 1] as Extract<ToldEvent, { kind: 'attack' }>;
export const [mine, theirs] = [attack.by, attack.at].map((fighter) => setup.fighters[fighter]!.seat) as [number, number];

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
export const longest = (seat: number): number => {
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
export const many: ToldEvent[] = [
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
export const few: ToldEvent[] = many.flatMap((event): ToldEvent[] => {
  if (event.kind === 'canceled') return [];
  if (event.kind !== 'result') return [event];
  const attack_terms = [term('printed', 12, card(mine, longest(mine)))];
  const defense_terms = [term('printed', 10, card(theirs, 1))];
  return [{ ...event, attack: 12, defense: 10, damage: 2, attack_terms, defense_terms, lines: [] }];
});

/** A table that tells of an attack, and then of what came of it. */
export async function fight(page: Page, seat: number | null, then = many): Promise<void> {
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
