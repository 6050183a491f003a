// A scene that is set up by hand: a case of a hero's file, as the form shows it and as the file writes it.
import type { BoardFace, HeroFace } from '../protocol/types';
import { listOf, numberOf, readInline, type Table, tablesOf, tableText, textOf, withoutTable, withTable, written } from './toml';

export interface ScenePlayer {
  /** Empty for the hero of the file. */
  hero: string;
  /** Where fighters stand; who is not named is off the board. */
  at: Record<string, string>;
  health: Record<string, number>;
  hand: string[];
  /** The top one first. */
  deck: string[];
  discard: string[];
  counters: Record<string, number>;
  state: Record<string, string>;
  /** Lines that the form does not show. */
  rest: string[];
}

export interface Scene {
  name: string;
  /** Empty where the scene draws its own. */
  board: string;
  /** Whose turn it is, from 1. */
  turn: number;
  actions: number;
  players: ScenePlayer[];
  script: string[];
  rest: string[];
  /** Tables that the form does not show. */
  tables: string[];
}

const SHOWN = new Set(['name', 'board', 'turn', 'actions']);
const SHOWN_OF_PLAYER = new Set(['hero', 'at', 'health', 'hand', 'deck', 'discard', 'counters', 'state']);

const restOf = (text: string, table: Table, shown: ReadonlySet<string>): string[] =>
  table.entries.flatMap(({ key, from, end }) => (shown.has(key) ? [] : [text.slice(from, end)]));

function words(text: string, table: Table, key: string): Record<string, string> {
  const entry = table.entries.find((entry) => entry.key === key);
  const pairs = entry === undefined ? [] : readInline(text.slice(entry.at, entry.end));
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

function numbers(text: string, table: Table, key: string): Record<string, number> {
  const pairs = Object.entries(words(text, table, key)).map(([name, value]): [string, number] => [name, Number(value)]);
  return Object.fromEntries(pairs.filter(([, value]) => Number.isInteger(value)));
}

const playerFrom = (text: string, table: Table): ScenePlayer => ({
  hero: textOf(table, 'hero'),
  at: words(text, table, 'at'),
  health: numbers(text, table, 'health'),
  hand: listOf(table, 'hand'),
  deck: listOf(table, 'deck'),
  discard: listOf(table, 'discard'),
  counters: numbers(text, table, 'counters'),
  state: words(text, table, 'state'),
  rest: restOf(text, table, SHOWN_OF_PLAYER),
});

/** The places of the cases among the tables of a file. */
export const casesOf = (tables: readonly Table[]): number[] => tables.flatMap(({ name }, index) => (name === 'case' ? [index] : []));

/** A case of a file, by its number among the cases; `null` if there is none. */
export function sceneFrom(text: string, nth: number): Scene | null {
  const tables = tablesOf(text) ?? [];
  const index = casesOf(tables)[nth];
  const table = index === undefined ? undefined : tables[index];
  if (index === undefined || table === undefined) return null;
  const scene: Scene = {
    name: textOf(table, 'name'),
    board: textOf(table, 'board'),
    turn: numberOf(table, 'turn') ?? 1,
    actions: numberOf(table, 'actions') ?? 2,
    players: [],
    script: [],
    rest: restOf(text, table, SHOWN),
    tables: [],
  };
  for (let at = index + 1; tables[at]?.name.startsWith('case.'); at += 1) {
    const part = tables[at];
    if (part === undefined) break;
    if (part.name === 'case.player') scene.players.push(playerFrom(text, part));
    else if (part.name === 'case.script') scene.script = linesOf(textOf(part, 'play'));
    else scene.tables.push(text.slice(part.from, part.to).replace(/^(\[+\s*)case\./, '$1'));
  }
  return scene;
}

/** The lines of a script that say something. */
export const linesOf = (play: string): string[] =>
  play
    .split('\n')
    .map((line) => (line.split('#')[0] ?? '').trim())
    .filter((line) => line !== '');

const inline = (entries: Readonly<Record<string, string | number>>): string =>
  `{ ${Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`)
    .join(', ')} }`;

function playerLines({ hero, at, health, hand, deck, discard, counters, state, rest }: ScenePlayer): string[] {
  const tables = { at, health, counters, state };
  const lists = { hand, deck, discard };
  return [
    ...(hero === '' ? [] : [`hero = ${written(hero)}`]),
    ...Object.entries(tables).flatMap(([key, table]) => (Object.keys(table).length === 0 ? [] : [`${key} = ${inline(table)}`])),
    ...Object.entries(lists).flatMap(([key, list]) => (list.length === 0 ? [] : [`${key} = ${written(list)}`])),
    ...rest,
  ];
}

/** Inside of three quotes all but these stand for themselves. */
const quoted = (line: string): string => line.replaceAll('\\', '\\\\').replaceAll('"""', '""\\"');

/** A scene as a file writes it: a file of its own, or a case of a hero's. */
export function sceneText({ name, board, turn, actions, players, script, rest, tables }: Scene, within: '' | 'case'): string {
  const inside = within === '' ? '' : 'case.';
  return [
    ...(within === '' ? [] : ['[[case]]']),
    `name = ${written(name)}`,
    ...(board === '' ? [] : [`board = ${written(board)}`]),
    ...(turn === 1 ? [] : [`turn = ${turn}`]),
    ...(actions === 2 ? [] : [`actions = ${actions}`]),
    ...rest,
    ...tables.map((table) => `\n${table.replace(/^(\[+\s*)/, `$1${inside}`)}`),
    ...players.map((player) => [`\n[[${inside}player]]`, ...playerLines(player)].join('\n')),
    `\n[${inside}script]\nplay = """\n${script.map((line) => `${quoted(line)}\n`).join('')}"""`,
  ].join('\n');
}

/** The file with the scene as one of its cases: in the place of another, or as one more. */
export function withScene(text: string, nth: number | null, scene: Scene): string {
  const lines = sceneText(scene, 'case');
  const index = nth === null ? undefined : casesOf(tablesOf(text) ?? [])[nth];
  if (index === undefined) return withTable(text, 'case', lines);
  const old = tableText(text, index);
  return text.replace(old, () => lines);
}

/** The file without one of its cases. */
export function withoutScene(text: string, nth: number): string {
  const index = casesOf(tablesOf(text) ?? [])[nth];
  return index === undefined ? text : withoutTable(text, index);
}

/** The fighters of a hero, each by its name in the notation. */
export const fightersOf = (hero: HeroFace): { name: string; health: number; supply: boolean; large: boolean }[] =>
  hero.fighters.flatMap(({ name, count, health, supply, large }) =>
    Array.from({ length: count }, (_, nth) => ({ name: count > 1 ? `${name} ${nth + 1}` : name, health, supply, large })),
  );

/** Where a fighter stands, as a case writes it: `c4`, or of a large one `c4 tail c3`. */
export function headAndTail(place: string): { head: string; tail: string } {
  const [head = '', word, tail = ''] = place.trim().split(/\s+/);
  return { head, tail: word?.toLowerCase() === 'tail' ? tail : '' };
}

/** The same as a case writes it. */
export const placeText = (head: string, tail: string): string =>
  head === '' || tail === '' || head === tail ? head : `${head} tail ${tail}`;

/** Where a large fighter stands that was put with its head on another space: its tail lies where the head was, or the tail, if that is
 * beside it; else it has none. */
export function dragged({ spaces, lines }: BoardFace, place: string, to: string): string {
  const index = (id: string) => spaces.findIndex((space) => space.id === id);
  const end = index(to);
  const beside = (id: string) => lines.some(({ a, b }) => (a === index(id) && b === end) || (b === index(id) && a === end));
  const { head, tail } = headAndTail(place);
  return placeText(to, [head, tail].find((id) => id !== '' && beside(id)) ?? '');
}

/** The spaces of a board from one on, the nearest first. */
function around(board: BoardFace, from: number): string[] {
  const order = [from];
  for (const space of order) {
    for (const { a, b } of board.lines) {
      const next = a === space ? b : b === space ? a : null;
      if (next !== null && !order.includes(next)) order.push(next);
    }
  }
  return order.flatMap((space) => board.spaces[space]?.id ?? []);
}

function playerOf(name: string, hero: HeroFace): ScenePlayer {
  const cards = hero.cards.filter((card) => card.bonus_of === null && card.count > 0).map((card) => card.name);
  return {
    hero: name,
    at: {},
    health: {},
    hand: cards.slice(0, 5),
    deck: cards.slice(0, 5),
    discard: [],
    counters: {},
    state: {},
    rest: [],
  };
}

/** A scene to begin with: two heroes face each other, with some of their cards. */
export function newScene(name: string, board: BoardFace, own: HeroFace, foe: HeroFace): Scene {
  const players = [playerOf('', own), playerOf(foe.name, foe)];
  const start = board.spaces.findIndex((space) => space.start !== null);
  const spaces = around(board, Math.max(start, 0));
  const standing = [own, foe].map((hero) => fightersOf(hero).filter(({ supply }) => !supply));
  // The first of both stand side by side, the others behind them.
  const most = Math.max(...standing.map((fighters) => fighters.length));
  for (let nth = 0; nth < most; nth += 1) {
    standing.forEach((fighters, seat) => {
      const fighter = fighters[nth];
      const player = players[seat];
      const space = fighter === undefined ? undefined : spaces.shift();
      if (player !== undefined && fighter !== undefined && space !== undefined) player.at[fighter.name] = space;
    });
  }
  return { name, board: board.name, turn: 1, actions: 2, players, script: [], rest: [], tables: [] };
}

/** The steps of a replay to which the lines of a script lead, the first step being the beginning. */
export function stepsOf(script: readonly string[]): number[] {
  let step = 0;
  return script.map((line) => {
    if (/^\d+\s*:/.test(line)) step += 1;
    return step;
  });
}
