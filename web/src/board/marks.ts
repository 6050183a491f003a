// What a board shows beyond the state of the game: what can be clicked, what is picked, what just happens.

import type { SiteFace } from '../protocol/types';

export interface Marks {
  /** Spaces that are options, with the number of steps where a way is walked. */
  spaces: ReadonlyMap<number, number | null>;
  /** Fighters that are options. */
  fighters: ReadonlySet<number>;
  /** Fighters that something can be done to. */
  targets: ReadonlySet<number>;
  doors: ReadonlySet<number>;
  /** Lines on which a token lies or can be laid that is an option. */
  lines: ReadonlySet<number>;
  items: ReadonlySet<number>;
  picked: ReadonlySet<number>;
  /** The space picked for the head of a large fighter, whose tail is asked for. */
  head: number | null;
  /** The space under the keyboard's cursor. */
  cursor: number | null;
  /** The place of a token that has been chosen, while it is asked where it goes. */
  held: SiteFace | null;
  /** Spaces on the ways that are offered where a token ends the move. */
  stops: ReadonlySet<number>;
}

export const NO_MARKS: Marks = {
  spaces: new Map(),
  fighters: new Set(),
  targets: new Set(),
  doors: new Set(),
  lines: new Set(),
  items: new Set(),
  picked: new Set(),
  head: null,
  cursor: null,
  held: null,
  stops: new Set(),
};

/** What a space is to a fighter that is pointed at. */
export type Near = 'zone' | 'reach';

/** What was done lately: a way that was walked, or an attack, with the spaces at that time. */
export interface Trace {
  seat: number;
  kind: 'move' | 'attack';
  spaces: readonly number[];
}

/** What is seen for a moment. */
export type Effect =
  | { kind: 'attack'; by: number; at: number }
  | { kind: 'damage'; fighter: number; amount: number }
  | { kind: 'recover'; fighter: number; amount: number }
  | { kind: 'defeat'; fighter: number };
