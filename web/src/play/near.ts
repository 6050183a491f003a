// Where a fighter that is pointed at could attack, and the rest of its zones.
import type { Near } from '../board/marks';
import type { Sight } from '../protocol/types';

/** The spaces in a fighter's reach, and the others of its zones; none where it is not on the board. */
export function nearOf({ fighters }: Pick<Sight, 'fighters'>, fighter: number): Map<number, Near> {
  const { reach, zone } = fighters[fighter] ?? { reach: [], zone: [] };
  const all = (spaces: number[], near: Near) => spaces.map((space) => [space, near] as const);
  return new Map([...all(reach, 'reach'), ...all(zone, 'zone')]);
}
