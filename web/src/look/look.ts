// How heroes and cards look: what their files say, or else what their names suggest. The same name looks the same everywhere.
import { words } from 'virtual:pictures';
import { at } from '../lib/game';
import type { CardFace, HeroFace } from '../protocol/types';
import { contrast, fromHsl } from './color';
import { allPictures, isPicture } from './pictures';

export interface Palette {
  light: string;
  /** White is easily read on it. */
  deep: string;
}

/** FNV-1a: the same number for the same text everywhere. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

export function paletteOf(hero: HeroFace): Palette {
  const [light, deep] = hero.palette ?? [];
  return light !== undefined && deep !== undefined ? { light, deep } : paletteFor(hero.name);
}

/** A palette for a name. */
export const paletteFor = (name: string): Palette => paletteOfHue(hash(name) % 360);

/** One hue in degrees, as light and as deep as contrast asks for. */
export function paletteOfHue(hue: number): Palette {
  let depth = 24;
  while (depth > 6 && contrast('#ffffff', fromHsl(hue, 50, depth)) < 9) depth -= 1;
  const deep = fromHsl(hue, 50, depth);
  let height = 62;
  while (height < 90 && contrast(fromHsl(hue, 65, height), deep) < 4.5) height += 1;
  return { light: fromHsl(hue, 65, height), deep };
}

/** The hero's emblem, or that of one kind of its fighters. */
export function emblemOf(hero: HeroFace, kind?: number): string {
  const fighter = kind === undefined ? undefined : at(hero.fighters, kind);
  const named = fighter?.emblem ?? hero.emblem;
  if (named !== null && named !== undefined && isPicture(named)) return named;
  const own = fighter === undefined || fighter.hero ? [hero.name] : [fighter.name];
  return suggested([...own, hero.name, ...hero.cards.map(({ name }) => name)], hash(own.join()), new Set());
}

/** The picture of a kind of tokens: an index into the hero's tokens. */
export function tokenEmblem(hero: HeroFace, token: number): string {
  const { name, emblem } = at(hero.tokens, token);
  return emblem !== null && isPicture(emblem) ? emblem : suggested([name], hash(name), new Set());
}

const chosen = new WeakMap<HeroFace, Map<CardFace, string>>();

/** A card's picture. Where files name none, the cards of a hero share none as long as there are others. */
export function motifOf(hero: HeroFace, card: CardFace): string {
  let motifs = chosen.get(hero);
  if (motifs === undefined) {
    const named = (face: CardFace) => (face.motif !== null && isPicture(face.motif) ? face.motif : undefined);
    // Cards that others can give have the pictures of their owner.
    const own = hero.cards.filter(({ owner }) => owner === null);
    const taken = new Set(own.flatMap((face) => named(face) ?? []));
    motifs = new Map();
    for (const face of own) {
      const motif = named(face) ?? suggested([face.name, face.kind, ...face.texts.map(({ text }) => text)], hash(face.name), taken);
      taken.add(motif);
      motifs.set(face, motif);
    }
    chosen.set(hero, motifs);
  }
  return motifs.get(card) ?? suggested([card.name, card.kind], hash(card.name), new Set());
}

/** All pictures, each with the words for which it stands. */
export function pictureWords(): { name: string; words: string }[] {
  const stands = new Map<string, string[]>();
  for (const [word, names] of Object.entries(words)) {
    for (const name of names) stands.set(name, [...(stands.get(name) ?? []), word]);
  }
  return allPictures().map((name) => ({ name, words: [name, ...(stands.get(name) ?? [])].join(' ') }));
}

/** A picture for the first of these texts that has a word with one that is not taken; without any, one by lot. */
function suggested(texts: readonly string[], lot: number, taken: ReadonlySet<string>): string {
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const free = (words[word] ?? []).filter((name) => !taken.has(name));
      if (free.length > 0) return at(free, lot % free.length);
    }
  }
  const all = [...new Set(Object.values(words).flat())].sort();
  return at(all, lot % all.length);
}
