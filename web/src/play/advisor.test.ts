import { describe, expect, it } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Decision, OddsFace, TableFace } from '../protocol/types';
import { adviceWords, isCombat, mayCoach, oddsLines } from './advisor';

const { setup } = fixture('defense');
const options = [
  { text: 'defend', deed: { kind: 'defend' as const, card: 0 } },
  { text: 'no defense', deed: { kind: 'no-defense' as const } },
];
const decision: Decision = { n: 3, asked: { seat: 0, ask: 'defense', source: null, clause: null, left: null }, options };
const odds = (option: number, damage: number): OddsFace => ({ option, card: null, blocked: 0.254, damage, least: 0, most: 4, exact: true });

describe('the coach beside the board', () => {
  it('puts the best defense first', () => {
    const lines = oddsLines(setup, decision, [odds(1, 2.5), odds(0, 0.25)]);
    expect(lines.map(({ option, damage, blocked }) => [option, damage, blocked])).toEqual([
      [0, '0.3', 25],
      [1, '2.5', 25],
    ]);
    const attack = { ...decision, asked: { ...decision.asked, ask: 'attack-card' as const } };
    expect(oddsLines(setup, attack, [odds(0, 1), odds(1, 2)]).map(({ option }) => option)).toEqual([1, 0]);
  });
  it('names its choice, its reasons and the next best', () => {
    const advice = { option: 1, chance: 0.5, next: [0, 0.4] as [number, number], reasons: [{ reason: 'hand', whose: 'own' }] };
    const said = adviceWords(setup, decision, advice);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/50\s%/);
    expect(said[2]).toMatch(/40\s%/);
    expect(adviceWords(setup, decision, { ...advice, reasons: [] })).toHaveLength(3);
    expect(adviceWords(setup, decision, { ...advice, reasons: [], next: null })).toHaveLength(1);
  });
  it('knows combats, and stays away where others play', () => {
    expect(isCombat(decision)).toBe(true);
    expect(isCombat({ ...decision, options: [{ text: 'maneuver', deed: { kind: 'maneuver' } }] })).toBe(false);
    const table = (bots: (string | null)[]) => ({ status: 'playing', seats: bots.map((bot) => ({ bot })) }) as TableFace;
    expect(mayCoach(table([null, 'novice']), 0)).toBe(true);
    expect(mayCoach(table([null, null]), 0)).toBe(false);
    expect(mayCoach(table([null, 'novice']), null)).toBe(false);
  });
});
