// Friend or foe, as shapes: who looks decides, and whoever only watches stands with the first seat's team.
import { at } from '../lib/game';
import type { Setup } from '../protocol/types';

/** Rings are round for the own side, with a second line for allies, and have eight corners for foes. */
export type Side = 'own' | 'ally' | 'foe';

export function sideOf(setup: Setup, viewer: number | null, seat: number): Side {
  if (viewer === seat) return 'own';
  const team = at(setup.seats, viewer ?? 0).team;
  if (at(setup.seats, seat).team !== team) return 'foe';
  return viewer === null && seat === 0 ? 'own' : 'ally';
}

/** The corners of an eight-cornered ring around the origin, standing on a side. */
export function octagon(radius: number): string {
  const corner = (index: number) => {
    const angle = Math.PI / 8 + (index * Math.PI) / 4;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: 8 }, (_, index) => corner(index)).join(' ');
}
