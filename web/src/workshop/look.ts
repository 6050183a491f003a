// What the pages of the workshop share.
import { language } from '../lib/words';

/** Longer files the server refuses. */
export const MOST_BYTES = 32 << 10;

/** Longer decks of the community, too. */
export const MOST_DECK_BYTES = 200 << 10;

/** A moment, in milliseconds since 1970, as people say it. */
export const when = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
