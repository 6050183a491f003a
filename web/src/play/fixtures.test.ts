// Laws over messages of real games.
import { describe, expect, test } from 'vitest';
import { take } from '../lib/net';
import type { FromServer, Sight } from '../protocol/types';
import { entries, given, open, ways, type Part } from './options';
import { after } from './show';
import { entryWords, optionWords, sectionOf } from './words';

const files = import.meta.glob<FromServer>('../fixtures/*.json', { eager: true, import: 'default' });
const games = Object.entries(files).map(([path, message]) => {
  const { told } = take(null, message);
  return { name: path.replace(/^.*\/|\.json$/g, ''), play: told?.play ?? null, seat: told?.seat ?? null };
});

test('there are games', () => {
  expect(games.length).toBeGreaterThan(5);
});

describe.each(games)('$name', ({ play, seat }) => {
  const options = play?.decision?.options ?? [];
  const all = play ? ways(options, play.sight) : [];

  test('every option can be reached from the list, and has words of its own', () => {
    if (!play || seat === null) return expect(options).toEqual([]);
    const reached = new Set<number>();
    const walk = (picked: Part[]) => {
      for (const entry of entries(all, picked)) {
        expect(entryWords(play.setup, seat, entry)).not.toBe('');
        if (entry.does.kind === 'send') reached.add(entry.does.index);
        else walk([...picked, entry.does.part]);
      }
    };
    walk([]);
    expect(reached.size).toBe(options.length);
    const words = options.map((option) => optionWords(play.setup, seat, option));
    expect(new Set(words).size).toBe(words.length);
  });

  test('what is given leaves every option open that has parts', () => {
    const long = all.filter((way) => way.parts.length > 1).length;
    const picked = given(all);
    if (picked.length > 0) expect(open(all, picked)).toHaveLength(long);
    else expect(open(all, picked)).toHaveLength(all.length);
  });

  test('the events alone bring the fighters to where the table says they are', () => {
    if (!play) return expect(seat === null || seat >= 0).toBe(true);
    const { setup, sight, events } = play;
    const start: Sight = {
      ...sight,
      fighters: setup.fighters.map(({ max_health }, i) => ({
        space: null,
        tail: null,
        health: sight.fighters[i]?.health === 0 ? 0 : max_health,
        defeated: false,
        reach: [],
        zone: [],
      })),
    };
    const end = events.reduce((now, event) => after(setup, now, event), start);
    expect(end.fighters.map(({ space }) => space)).toEqual(sight.fighters.map(({ space }) => space));
    // Fighters that have never been summoned count as defeated from the beginning.
    const came = new Set(events.flatMap((event) => (event.kind === 'place' ? [event.fighter] : [])));
    const fallen = (fighters: Sight['fighters']) => fighters.flatMap(({ defeated }, i) => (defeated && came.has(i) ? [i] : []));
    expect(fallen(end.fighters)).toEqual(fallen(sight.fighters));
    expect(end.active).toBe(sight.active);
  });
});

test('rules by their number lie in a section of the rules page', () => {
  expect([sectionOf('R7.6'), sectionOf('R19.2'), sectionOf('R0.4'), sectionOf(null)]).toEqual(['movement', 'free-for-all', null, null]);
});
