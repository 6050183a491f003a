import { describe, expect, it } from 'vitest';
import { advice, resultOf } from './lesson.svelte';
import { RULES } from './rules';

const asked = { mine: true, ask: 'move' as const, over: false };

describe('the coach', () => {
  it('shows the screen first', () => {
    expect(advice(asked, { tour: 0, asks: [] }, 2)).toEqual({ kind: 'tour', page: 0 });
    expect(advice(asked, { tour: 1, asks: [] }, 2)).toEqual({ kind: 'tour', page: 1 });
  });
  it('explains each kind of decision once', () => {
    expect(advice(asked, { tour: 2, asks: ['action'] }, 2)).toEqual({ kind: 'ask', ask: 'move' });
    expect(advice(asked, { tour: 2, asks: ['action', 'move'] }, 2)).toEqual({ kind: 'play' });
  });
  it('waits with the person, and ends with the game', () => {
    expect(advice({ ...asked, mine: false }, { tour: 2, asks: [] }, 2)).toEqual({ kind: 'wait' });
    expect(advice({ mine: false, ask: null, over: true }, { tour: 0, asks: [] }, 2)).toEqual({ kind: 'over' });
  });
  it('tells of a result as long as it is shown', () => {
    const result = { attack: 4, defense: 1, damage: 3 };
    expect(advice({ ...asked, result }, { tour: 0, asks: [] }, 2)).toEqual({ kind: 'result', ...result });
    expect(resultOf([{ kind: 'maneuver', seat: 0 }])).toBeNull();
  });
  it('points only at sections that there are', () => {
    const ids: string[] = RULES.map(({ id }) => id);
    const games = Object.values(import.meta.glob<string>('../../../locales/*/game.ftl', { query: '?raw', import: 'default', eager: true }));
    const linked = games.flatMap((words) => [...words.matchAll(/^ +\.section = (.+)$/gm)].map((found) => found[1]));
    expect(linked.length).toBeGreaterThan(games.length);
    for (const section of linked) expect(ids).toContain(section);
  });
});

describe('the rules page', () => {
  const ids: string[] = RULES.map(({ id }) => id);
  it('has each section that prompts link to', () => {
    const linked =
      'setup turn maneuver movement boost attack combat effects scheme damage hand exhaustion items doors passages teams free-for-all small winning';
    expect(ids).toEqual(expect.arrayContaining(linked.split(' ')));
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('links only to what it has', () => {
    for (const section of RULES) for (const other of section.see) expect(ids).toContain(other);
  });
});
