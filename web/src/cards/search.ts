import type { HeroFace } from '../protocol/types';

/** Whether every word stands somewhere on a hero: its names, ability, cards or their texts. */
export function matches(hero: HeroFace, words: string): boolean {
  const all = [hero.name, hero.set, hero.ability, ...hero.fighters.map(({ name }) => name)];
  for (const { name, kind, marks, texts } of hero.cards) all.push(name, kind, ...marks, ...texts.map(({ text }) => text));
  const text = all.join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
