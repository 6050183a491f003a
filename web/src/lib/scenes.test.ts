import { describe, expect, it } from 'vitest';
import { answered, lessons, takenBack, type Step } from './scenes.svelte';

const steps: Step[] = [
  { ask: 'action', do: 'maneuver' },
  { ask: 'maneuver-boost', do: 'boost A', like: 'boost ' },
];
const begin = { name: 'boost', step: 0, astray: false };

describe('a lesson', () => {
  it('goes on with the answer that it wants, or one like it', () => {
    const second = answered(begin, steps, { ask: 'action', text: 'maneuver' });
    expect(second).toEqual({ ...begin, step: 1 });
    expect(answered(second, steps, { ask: 'maneuver-boost', text: 'boost B' }).step).toBe(2);
  });
  it('says when somebody goes another way, until it is taken back', () => {
    const astray = answered(begin, steps, { ask: 'action', text: 'attack A > B' });
    expect(astray).toEqual({ ...begin, astray: true });
    expect(answered(astray, steps, { ask: 'action', text: 'maneuver' })).toEqual(astray);
    expect(takenBack(astray, steps, 'action')).toEqual(begin);
  });
  it('leaves other questions alone, and goes back a step with what is taken back', () => {
    expect(answered(begin, steps, { ask: 'fighter', text: 'choose A' })).toEqual(begin);
    expect(takenBack({ ...begin, step: 1 }, steps, 'action')).toEqual(begin);
    expect(takenBack({ ...begin, step: 1 }, steps, 'fighter').step).toBe(1);
  });
  it('has words in every language for each of its steps', async () => {
    const words = Object.values(
      import.meta.glob<string>('../../../locales/*/web-lessons.ftl', { query: '?raw', import: 'default', eager: true }),
    );
    expect(words.length).toBeGreaterThan(1);
    const all = await lessons();
    expect(all.length).toBeGreaterThan(5);
    for (const text of words)
      for (const [name, { steps }] of all) {
        expect(text).toMatch(new RegExp(`^ui-lesson-${name} = .+\\n    \\.title = .+`, 'm'));
        for (const key of [...steps.map((_, step) => String(step + 1)), 'done']) expect(text).toContain(`\nui-lesson-${name}-${key} = `);
        expect(text).not.toContain(`\nui-lesson-${name}-${steps.length + 1} = `);
      }
  });
});
