// What the pages of the workshop share.
import { language } from '../lib/words';

/** Longer files the server refuses. */
export const MOST_BYTES = 32 << 10;

/** Longer decks of the community, too. */
export const MOST_DECK_BYTES = 200 << 10;

/** A moment, in milliseconds since 1970, as people say it. */
export const when = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The two faces of a hero file. */
export type Face = 'cards' | 'text';
const FACE = 'peerless.workshop.face';

/** The face that was used last on this device. */
export function lastFace(): Face {
  try {
    return localStorage.getItem(FACE) === 'text' ? 'text' : 'cards';
  } catch {
    return 'cards';
  }
}

export function keepFace(face: Face): void {
  try {
    localStorage.setItem(FACE, face);
  } catch {
    // A browser without storage begins with the cards each time.
  }
}
