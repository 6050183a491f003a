// What was picked last on the home page, so that the next game is one click away.
export interface Picks {
  /** Names; empty: at random. */
  hero: string;
  foe: string;
  board: string;
  level: string;
}

const KEY = 'peerless.last';
const none: Picks = { hero: '', foe: '', board: '', level: '' };

export function lastPicks(): Picks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { ...none };
    const known = Object.entries(kept).filter(([key, value]) => key in none && typeof value === 'string');
    return { ...none, ...Object.fromEntries(known) };
  } catch {
    return { ...none };
  }
}

export function keepPicks(picks: Picks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(picks));
  } catch {
    // A browser without storage asks anew.
  }
}
