// Where a fighter that is pointed at could attack, and the rest of its zones.
import { neighbours } from '../board/geometry';
import type { Near } from '../board/marks';
import { at, kindOf, type Game } from '../lib/game';
import type { BoardFace } from '../protocol/types';

/** The spaces of a fighter's zones, and among all spaces those in its reach; none where it is not on the board. */
export function nearOf({ setup, sight }: Pick<Game, 'setup' | 'sight'>, fighter: number): Map<number, Near> {
  const found = new Map<number, Near>();
  const space = sight.fighters[fighter]?.space;
  if (space == null) return found;
  const { ranged, distance } = kindOf(setup, fighter);
  const board = setup.board;
  const within = setup.switches.some(([name, value]) => name === 'door_zone_rule' && value === 'WithinZone');
  for (const zone of at(board.spaces, space).zones) {
    const spaces = board.spaces.flatMap(({ zones }, i) => (zones.includes(zone) ? [i] : []));
    // R22.9: a closed door parts a zone where it makes the shortest way longer.
    const part = within ? inside(board, new Set(spaces)) : board;
    const open = steps(part, [], space);
    const now = steps(part, sight.closed, space);
    for (const each of spaces) if (now[each] === open[each]) found.set(each, ranged ? 'reach' : 'zone');
  }
  steps(board, sight.closed, space).forEach((far, each) => {
    if (far !== undefined && far <= distance) found.set(each, 'reach');
  });
  found.delete(space);
  return found;
}

/** The board without the lines that lead out of these spaces. */
const inside = (board: BoardFace, spaces: ReadonlySet<number>): BoardFace => ({
  ...board,
  lines: board.lines.filter(({ a, b }) => spaces.has(a) && spaces.has(b)),
});

/** How far each space is by open ways; undefined where none leads. */
function steps(board: BoardFace, closed: readonly boolean[], from: number): (number | undefined)[] {
  const next = neighbours(board, closed);
  const far: (number | undefined)[] = board.spaces.map(() => undefined);
  far[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const other of next[space] ?? []) {
      if (far[other] !== undefined) continue;
      far[other] = (far[space] ?? 0) + 1;
      queue.push(other);
    }
  }
  return far;
}
