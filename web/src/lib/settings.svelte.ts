// What a person has chosen for this device; kept in the browser.
export type Theme = 'auto' | 'dark' | 'light';
/** How fast it is shown what happens, from at once to calm. */
export type Speed = 'off' | 'fast' | 'normal' | 'calm';

interface Choices {
  /** The tag of a language; empty for the one that the browser asks for. */
  language: string;
  theme: Theme;
  /** Zones in patterns in place of colours. */
  patterns: boolean;
  speed: Speed;
  sound: boolean;
  /** A coach beside the board, where nobody else plays. */
  coach: boolean;
  /** The browser tells when it is this person's turn. */
  notices: boolean;
  /** What others say at the table is shown. */
  phrases: boolean;
  /** The name a person plays under. */
  name: string;
}

const KEY = 'peerless.settings';
const calm = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
const defaults: Choices = {
  language: '',
  theme: 'auto',
  patterns: false,
  speed: calm ? 'off' : 'normal',
  sound: true,
  coach: false,
  notices: false,
  phrases: true,
  name: '',
};

function load(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Choices = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; the game goes on.
  }
}

/** How much longer than at normal speed things take. */
const PACES: Readonly<Record<Speed, number>> = { off: 0, fast: 0.4, normal: 1, calm: 1.8 };

/** Milliseconds of an animation that takes `normal` at normal speed. */
export const duration = (normal: number): number => normal * PACES[settings.speed];

/** How long somebody reads what takes `normal` at normal speed; nobody reads in no time. */
export const reading = (normal: number): number => normal * Math.max(0.5, PACES[settings.speed]);
