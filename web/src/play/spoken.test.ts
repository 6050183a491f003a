import { describe, expect, test } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Asked, EventFace, ToldEvent } from '../protocol/types';
import { spokenCard, spokenToken, storeWords } from './spoken';

const { setup, sight } = fixture('action');
const told = (...events: EventFace[]): ToldEvent[] => events.map((event) => ({ ...event, lines: [] }));
const asked = (clause: string): Asked => ({ seat: 0, ask: 'yes-no', source: { kind: 'card', seat: 1, card: 2 }, clause, left: null });
const scheme: EventFace = { kind: 'scheme', seat: 1, card: 2, by: 1 };
const shown: EventFace = { kind: 'shown', seat: 0, card: 4 };

describe('the card that a question speaks of', () => {
  const may = asked('That opponent may discard that card.');
  test('is the one that its text has shown', () => {
    expect(spokenCard({ events: told(scheme, shown), sight }, may)).toEqual({ seat: 0, card: 4 });
  });
  test('is none that was shown before, and none where the words speak of none', () => {
    expect(spokenCard({ events: told(shown, scheme), sight }, may)).toBeNull();
    expect(spokenCard({ events: told(scheme, shown), sight }, asked('You may draw 1 card.'))).toBeNull();
  });
  test('is the one on top of a deck for whoever looks at it, and for nobody else', () => {
    const seats = sight.seats.map((each, i) => (i === 1 ? { ...each, top: [7] } : each));
    const looks = asked('Look at the top card of any deck, then you may put that card on the bottom of that deck.');
    const seen = (by: number) =>
      spokenCard({ events: told(scheme, { kind: 'top-seen', by, of: 1, count: 1 }), sight: { ...sight, seats } }, looks);
    expect(seen(0)).toEqual({ seat: 1, card: 7 });
    expect(seen(1)).toBeNull();
    const below = sight.seats.map((each, i) => (i === 1 ? { ...each, deck: 3, top: [null, null, 8] } : each));
    const last = told(scheme, { kind: 'bottom-seen', by: 0, of: 1, count: 1 });
    expect(spokenCard({ events: last, sight: { ...sight, seats: below } }, looks)).toEqual({ seat: 1, card: 8 });
  });
});

describe('the token that a question speaks of', () => {
  const { lines } = setup.board;
  const kind = (name: string, line: boolean) => ({ name, plural: `${name}s`, count: 4, line, enter: null, emblem: null });
  const hero = { ...setup.seats[1]!.hero, tokens: [kind('Thread', true), kind('Lamp', false)] };
  const laid = { ...setup, seats: [setup.seats[0]!, { ...setup.seats[1]!, hero }] };
  const tokens = [
    { spaces: [], lines: [2], left: 3 },
    { spaces: [5], lines: [], left: 3 },
  ];
  const seen = { ...sight, seats: [sight.seats[0]!, { ...sight.seats[1]!, tokens }] };
  const move = (...path: number[]): EventFace => ({
    kind: 'move',
    fighter: 0,
    from: path[0]!,
    to: path.at(-1)!,
    tail: null,
    path: path.slice(1),
  });
  const of = (words: string, event: EventFace) => spokenToken({ setup: laid, sight: seen, events: told(event) }, asked(words));
  const { a, b } = lines[2]!;
  test('lies on the line that a fighter has just come along', () => {
    expect(of('That opponent may remove that Thread.', move(a, b))?.site).toEqual({ line: 2 });
    expect(of('That opponent may remove that Thread.', move(b, a))?.site).toEqual({ line: 2 });
    expect(of('That opponent may remove a Thread.', move(a, b))).toBeNull();
  });
  test('lies in the space into which it came', () => {
    expect(of('You may remove that Lamp.', move(4, 5))).toMatchObject({ site: { space: 5 }, name: `Lamp ${setup.board.spaces[5]!.id}` });
    expect(of('You may remove that Lamp.', move(5, 4))).toBeNull();
  });
});

test('of a price it is told what lies in the common store, and who gets it', () => {
  const [mine, other] = setup.seats;
  const toll = { ...other!, hero: { ...other!.hero, counters: [{ name: 'Toll', max: 5, shared: true }] } };
  const seen = { ...sight, seats: sight.seats.map((each) => ({ ...each, counters: [2] })) };
  const pay: Asked = {
    ...asked('Draw 2 cards unless an opponent pays 1 Toll.'),
    line: { key: 'ask-pay', args: { count: { kind: 'number', number: 1 }, name: { kind: 'text', text: 'Toll' } }, level: 'plain' },
  };
  const words = storeWords({ ...setup, seats: [mine!, toll] }, seen, pay);
  expect(words).toContain('3 Toll');
  expect(words).toContain(other!.hero.name);
  expect(storeWords(setup, sight, asked('You may draw 1 card.'))).toBe('');
});
