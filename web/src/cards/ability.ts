// What a hero can do beyond its cards: its ability, and what its file declares without a text.
import { say } from '../lib/words';
import type { HeroFace } from '../protocol/types';

/** The sentences of a text that have one of these names in them. */
export function sentencesWith(text: string, names: readonly string[]): string {
  const plain = names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'));
  const word = new RegExp(`\\b(?:${plain.join('|')})\\b`, 'iu');
  return text
    .split(/(?<=[.!])\s+/)
    .filter((sentence) => word.test(sentence))
    .join(' ');
}

export function abilitiesOf(hero: HeroFace): string[] {
  const all = hero.ability === '' ? [] : [hero.ability];
  for (const { name, ranged, distance } of hero.fighters) {
    if (distance > 1)
      all.push(ranged ? say('ui-cards-ability-ranged-to', { name, distance }) : say('ui-cards-ability-reach', { name, distance }));
  }
  if (hero.second_life !== null) {
    const { fighter, health } = hero.second_life;
    all.push(say('ui-cards-ability-second-life', { name: fighter, health }));
  }
  if (hero.basket !== null) all.push(say('ui-cards-ability-basket', { basket: hero.basket, symbols: hero.symbols.join(', ') }));
  for (const { name, supply, count } of hero.fighters) {
    if (supply) all.push(say('ui-cards-ability-supply', { name, count }));
  }
  return all;
}
