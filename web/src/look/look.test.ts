import { readFileSync } from 'node:fs';
import { loads, names } from 'virtual:pictures';
import { describe, expect, test } from 'vitest';
import { chunksOf, readPictures, rounded } from '../../tools/pictures.js';
import { ground } from '../cards/art';
import { fixture } from '../cards/fixture';
import type { CardFace, HeroFace } from '../protocol/types';
import { contrast } from './color';
import { emblemOf, motifOf, paletteFor, paletteOf } from './look';
import { sideOf } from './side';

const { setup } = fixture('action');
const hero = setup.seats[0]!.hero;
const bare = (face: HeroFace): HeroFace => ({
  ...face,
  palette: null,
  emblem: null,
  fighters: face.fighters.map((fighter) => ({ ...fighter, emblem: null })),
  cards: face.cards.map((card) => ({ ...card, motif: null })),
});

test('what a file says is shown', () => {
  expect([paletteOf(hero).light, paletteOf(hero).deep]).toEqual(hero.palette);
  expect(emblemOf(hero)).toBe(hero.emblem);
  expect(hero.cards.map((card) => motifOf(hero, card))).toEqual(hero.cards.map(({ motif }) => motif));
});

test('a hero without a look gets one from its words, and each card another picture', () => {
  const plain = bare(hero);
  const motifs = plain.cards.map((card) => motifOf(plain, card));
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(motifs).toEqual(bare(hero).cards.map((card, _, cards) => motifOf({ ...bare(hero), cards }, card)));
  const card = (name: string): CardFace => ({ ...hero.cards[0]!, name, motif: null });
  const wolf = { ...plain, cards: [card('The Wolf Bites')] };
  expect(motifOf(wolf, wolf.cards[0]!)).toBe('wolf-head');
  expect(emblemOf({ ...plain, name: 'The Dragon' })).toBe('dragon-head');
});

test('palettes by name can be read on, whatever the name', () => {
  for (let i = 0; i < 500; i += 1) {
    const { light, deep } = paletteFor(`Hero ${i}`);
    expect(contrast('#ffffff', deep)).toBeGreaterThan(7);
    expect(contrast(light, deep)).toBeGreaterThan(4.4);
  }
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

describe('pictures', () => {
  test('lie in one chunk each, and every one is there', async () => {
    const { names: all } = readPictures();
    const chunks = chunksOf(all);
    expect([...chunks.flat()].sort()).toEqual([...all].sort());
    expect(names.join(' ').split(' ').sort()).toEqual([...all].sort());
    const loaded = await Promise.all(loads.map((load) => load()));
    for (const name of all) expect(loaded.filter((chunk) => chunk.default[name]?.match(/^[Mm]/))).toHaveLength(1);
  });

  test('are drawn in whole numbers, and errors do not add up', () => {
    expect(rounded('M1.4 1.4c.4.4 1.2 3.4.6.6z')).toBe('M1 1c1 1 2 4 1 1z');
    expect(rounded('M0 0a397.2 397 0 0122.72 14zm1 2h.4h.4h.4V9.6')).toBe('M0 0a397 397 0 0 1 23 14zm1 2h0h1h0V10');
    expect(
      rounded(`M0,0${'l.3.7'.repeat(10)}`)
        .match(/-?\d+/g)
        ?.map(Number)
        .reduce((sum, n, i) => (i % 2 === 0 ? sum + n : sum), 0),
    ).toBe(3);
  });

  test('the list is in order, so that two lines for one name are seen', () => {
    const lines = readFileSync('../content/pictures.txt', 'utf8').trim().split('\n');
    const listed = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(':')[0]);
    expect(listed).toEqual([...new Set(listed)].sort());
  });
});

test('the ground of a picture belongs to type and name', () => {
  expect(ground('attack', 'One')).toBe(ground('attack', 'One'));
  const all = ['attack', 'defense', 'versatile', 'scheme'].flatMap((kind) => ['One', 'Two', 'Three'].map((name) => ground(kind, name)));
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^M[-\d.,a-zA-Z ]+Z$/);
});

test('friends and foes depend on who looks', () => {
  const teams = fixture('teams').setup;
  const of = (viewer: number | null) => teams.seats.map((_, seat) => sideOf(teams, viewer, seat));
  const mates = teams.seats.map(({ team }) => team === teams.seats[1]!.team);
  expect(of(1)).toEqual(mates.map((mate, seat) => (seat === 1 ? 'own' : mate ? 'ally' : 'foe')));
  expect(of(null)[0]).toBe('own');
  expect(of(null).filter((side) => side === 'foe').length).toBeGreaterThan(0);
});
