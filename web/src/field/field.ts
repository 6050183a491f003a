// How often who wins: what bots have played against each other beforehand, and what was played at this server, in one shape.
import { at } from '../lib/game';
import type { Duels } from '../protocol/types';

/** A share of wins and its 95 % interval. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
  /** How many games it stands on, where that is known. */
  games: number | null;
}

export interface Field {
  games: number;
  heroes: readonly string[];
  boards: readonly string[];
  /** The row against the column; of a hero against itself, the first seat. Null where they never met. */
  pair(row: string, column: string): Rate | null;
  on(hero: string, board: string): Rate | null;
  /** Against all others. */
  mean(hero: string): Rate | null;
}

/** The file of `tools/duels.js`: places in the lists of names, and thousandths. */
export interface Shipped {
  bot: string;
  seed: number;
  games: number;
  commit: string;
  date: string;
  heroes: string[];
  boards: string[];
  /** Row, column, games, rate, low, high. */
  pairs: number[][];
  /** Hero, board, rate, low, high. */
  on: number[][];
}

const NORMAL = 1.96;
const key = (one: string, other: string): string => `${one}\n${other}`;
const turned = ({ rate, low, high, games }: Rate): Rate => ({ rate: 1 - rate, low: 1 - high, high: 1 - low, games });

export function shipped(data: Shipped): Field {
  const rateOf = (games: number | null, [rate = 0, low = 0, high = 0]: number[]): Rate => ({
    rate: rate / 1000,
    low: low / 1000,
    high: high / 1000,
    games,
  });
  const pairs = new Map<string, Rate>();
  for (const [row = 0, column = 0, games = 0, ...rates] of data.pairs) {
    const rate = rateOf(games, rates);
    pairs.set(key(at(data.heroes, row), at(data.heroes, column)), rate);
    if (row !== column) pairs.set(key(at(data.heroes, column), at(data.heroes, row)), turned(rate));
  }
  const on = new Map(
    data.on.map(([hero = 0, board = 0, ...rates]) => [key(at(data.heroes, hero), at(data.boards, board)), rateOf(null, rates)]),
  );
  const pair = (row: string, column: string): Rate | null => pairs.get(key(row, column)) ?? null;
  return {
    games: data.games,
    heroes: data.heroes,
    boards: data.boards,
    pair,
    on: (hero, board) => on.get(key(hero, board)) ?? null,
    mean: (hero) => meanOf(data.heroes.filter((other) => other !== hero).flatMap((other) => pair(hero, other) ?? [])),
  };
}

/** The mean of several rates; each was found by itself. */
function meanOf(rates: readonly Rate[]): Rate | null {
  if (rates.length === 0) return null;
  const rate = rates.reduce((sum, each) => sum + each.rate, 0) / rates.length;
  const reach = Math.hypot(...rates.map(({ low, high }) => (high - low) / 2)) / rates.length;
  return { rate, low: rate - reach, high: rate + reach, games: rates.reduce((sum, each) => sum + (each.games ?? 0), 0) };
}

/** What was played here: heroes and boards in the order of the catalogue, then those that it no longer knows. */
export function counted(duels: Duels, heroes: readonly string[], boards: readonly string[]): Field {
  const add = (scores: Map<string, [number, number]>, name: string, games: number, wins: number): void => {
    const [before, won] = scores.get(name) ?? [0, 0];
    scores.set(name, [before + games, won + wins]);
  };
  const pairs = new Map<string, [number, number]>();
  const all = new Map<string, [number, number]>();
  for (const { row, column, games, wins } of duels.pairs) {
    add(pairs, key(row, column), games, wins);
    if (row === column) continue;
    add(pairs, key(column, row), games, games - wins);
    add(all, row, games, wins);
    add(all, column, games, games - wins);
  }
  const on = new Map(duels.boards.map(({ hero, board, games, wins }) => [key(hero, board), [games, wins] as [number, number]]));
  const rate = (score: [number, number] | undefined): Rate | null => (score === undefined || score[0] === 0 ? null : wilson(...score));
  return {
    games: duels.games,
    heroes: [...new Set([...heroes, ...duels.pairs.flatMap(({ row, column }) => [row, column])])],
    boards: [...new Set([...boards, ...duels.boards.map(({ board }) => board)])],
    pair: (row, column) => rate(pairs.get(key(row, column))),
    on: (hero, board) => rate(on.get(key(hero, board))),
    mean: (hero) => rate(all.get(hero)),
  };
}

/** Wilson's interval, which holds for few games too. */
export function wilson(games: number, wins: number): Rate {
  const rate = wins / games;
  const square = NORMAL ** 2;
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const reach = (NORMAL / (1 + square / games)) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2));
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), games };
}

/** How rows are put in order: by name, by the mean, or by one column. */
export type Order = { kind: 'name' } | { kind: 'mean' } | { kind: 'column'; column: string };

/** The rows in order; those without a rate come last, whichever way round. */
export function sorted(
  rows: readonly string[],
  order: Order,
  up: boolean,
  rateOf: (row: string, column: string | null) => Rate | null,
): string[] {
  const sign = up ? 1 : -1;
  if (order.kind === 'name') return [...rows].sort((a, b) => sign * a.localeCompare(b));
  const column = order.kind === 'column' ? order.column : null;
  const value = (row: string): number | null => rateOf(row, column)?.rate ?? null;
  return [...rows].sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a.localeCompare(b);
    return sign * (one - other) || a.localeCompare(b);
  });
}

/** What is to be said of one hero. */
export interface Standing {
  mean: Rate;
  /** 1 is the strongest. */
  place: number;
  of: number;
  best: { name: string; rate: number };
  worst: { name: string; rate: number };
  board: { name: string; rate: number } | null;
}

export function standing(field: Field, hero: string): Standing | null {
  const mean = field.mean(hero);
  if (mean === null) return null;
  const means = field.heroes.flatMap((other) => field.mean(other)?.rate ?? []);
  const rated = (names: readonly string[], rate: (name: string) => Rate | null) =>
    names.flatMap((name) => ({ name, rate: rate(name)?.rate ?? null })).flatMap(({ name, rate }) => (rate === null ? [] : { name, rate }));
  const others = rated(
    field.heroes.filter((other) => other !== hero),
    (other) => field.pair(hero, other),
  ).sort((a, b) => b.rate - a.rate);
  const [best, worst] = [others[0], others.at(-1)];
  if (!best || !worst) return null;
  const boards = rated(field.boards, (board) => field.on(hero, board)).sort((a, b) => b.rate - a.rate);
  return { mean, place: 1 + means.filter((rate) => rate > mean.rate).length, of: means.length, best, worst, board: boards[0] ?? null };
}

export const percent = (rate: number): number => Math.round(100 * rate);
