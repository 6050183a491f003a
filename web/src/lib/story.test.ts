import { describe, expect, test } from 'vitest';
import { fixture, told } from '../cards/fixture';
import type { EventFace, Story } from '../protocol/types';
import { courses, feats, jump, stepOf, swings } from './story';

const { setup } = fixture('combat');
const steps = (...list: [events: number, turn: number, first: number][]): Story => ({
  steps: list.map(([events, turn, first]) => ({ events, turn, chances: [first, 1 - first] })),
});

describe('courses', () => {
  const story = steps([0, 0, 0.5], [3, 1, 0.75]);
  test('of a duel are one: the own, or the first', () => {
    expect(courses(setup, story, null)).toEqual([{ team: 0, seat: 0, chances: [0.75, 0.75] }]);
    expect(courses(setup, story, 1)).toEqual([{ team: 1, seat: 1, chances: [0.25, 0.25] }]);
  });
  test('begin with the first turn: while fighters are placed nothing is judged, and nothing turns', () => {
    const placed = steps([0, 0, 0.99], [1, 0, 0.9], [3, 1, 0.45], [6, 1, 0.4]);
    const [course] = courses(setup, placed, 0);
    expect(course!.chances).toEqual([0.45, 0.45, 0.45, 0.4]);
    expect(swings(placed, course!, 3).map(({ turn }) => turn)).toEqual([1]);
  });
  test('of more sides are one for each', () => {
    const three = { ...setup, seats: [0, 1, 2].map((team) => ({ ...setup.seats[0]!, team })) };
    expect(courses(three, story, 1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

test('the turn in which most changed comes first, with its greatest step', () => {
  const story = steps([0, 0, 0.5], [2, 1, 0.52], [4, 1, 0.55], [6, 2, 0.5], [8, 2, 0.3], [9, 3, 0.2], [12, 3, 0.25]);
  const [course] = courses(setup, story, 0);
  const found = swings(story, course!, 2);
  expect(found.map(({ turn, step }) => [turn, step])).toEqual([
    [2, 4],
    [3, 6],
  ]);
  expect(found[0]?.from).toBeCloseTo(0.5);
  expect(found[0]?.to).toBeCloseTo(0.2);
});

test('an event belongs to the step that brought it', () => {
  const story = steps([2, 0, 0.5], [5, 1, 0.5], [6, 1, 0.5]);
  expect([0, 1, 2, 4, 5].map((event) => stepOf(story, event))).toEqual([0, 0, 1, 1, 2]);
});

test('damage is the doing of the card that dealt it', () => {
  const result: EventFace = { kind: 'result', attack: 4, defense: 0, damage: 4, won: 0, attack_terms: [], defense_terms: [] };
  const events: EventFace[] = [
    { kind: 'attack', by: 0, at: 1 },
    { kind: 'reveal', seat: 0, card: 3 },
    { kind: 'reveal', seat: 1, card: 1 },
    result,
    { kind: 'damage', fighter: 1, amount: 4, left: 5 },
    { kind: 'effect', seat: 1, source: { kind: 'card', seat: 1, card: 1 } },
    { kind: 'damage', fighter: 0, amount: 2, left: 5 },
    { kind: 'turn', seat: 1 },
    { kind: 'damage', fighter: 0, amount: 9, left: 0 },
  ];
  const story = steps([0, 0, 0.5], [9, 1, 0.6]);
  const seats = setup.fighters.slice(0, 2).map(({ seat }) => seat);
  expect(seats).toEqual([0, 1]);
  const found = feats(
    setup,
    events.map((event) => told(event)),
    story,
  );
  expect(found.map(({ seat, card, damage }) => [seat, card, damage])).toEqual([
    [0, 3, 4],
    [1, 1, 2],
  ]);
  expect(found[0]?.gain).toBeCloseTo(0.1);
});

test('jumps go to the next mark, or stay', () => {
  expect([jump([2, 5, 9], 5, 1), jump([2, 5, 9], 5, -1), jump([2, 5, 9], 9, 1), jump([], 3, -1)]).toEqual([9, 2, null, null]);
});
