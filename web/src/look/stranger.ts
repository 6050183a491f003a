import type { HeroFace, LookFace } from '../protocol/types';

/** A hero of whom no more is known than its name and its look. */
export const stranger = (name: string, { palette, emblem }: LookFace): HeroFace => ({
  name,
  palette,
  emblem,
  set: '',
  steps: 0,
  ability: '',
  fighters: [],
  cards: [],
  counters: [],
  states: [],
  tokens: [],
  piles: [],
  spells: [],
  dice: [],
  symbols: [],
  basket: null,
  second_life: null,
});
