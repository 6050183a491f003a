// The kinds of places that a board can lie in.
import type { BoardFace } from '../../protocol/types';

export const PLACES = ['sea', 'garden', 'hall', 'mine', 'city', 'pier'] as const;
export type PlaceKind = (typeof PLACES)[number];

/** A board without a place, or with one that this client does not know, lies in a garden. */
export const placeOf = (board: BoardFace): PlaceKind => PLACES.find((kind) => kind === board.place) ?? 'garden';
