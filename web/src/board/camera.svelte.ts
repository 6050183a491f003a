// Which part of the board is seen: all of it, or what was zoomed and panned to.
import type { BoardFace } from '../protocol/types';
import { frameOf, panned, turned, turnsFor, zoomed, type Frame, type Look, type Point } from './geometry';

/** Around the board, in its units. */
export const MARGIN = 26;

export class Camera {
  /** The room on the screen, in pixels. */
  width = $state(0);
  height = $state(0);
  readonly #given: () => BoardFace;
  #side = $state(false);
  /** Null: all of it. */
  #look: Look | null = $state.raw(null);

  /** The board as it lies on the screen: turned where that shows more of it. */
  readonly board = $derived.by((): BoardFace => (this.#side ? turned(this.#given()) : this.#given()));
  /** The whole board with a margin, widened to the shape of the room, so that a zoomed board fills all of it. */
  readonly #whole = $derived.by((): Frame => {
    const { board, width, height } = this;
    const w = board.width + 2 * MARGIN;
    const h = board.height + 2 * MARGIN;
    if (width === 0 || height === 0) return { x: -MARGIN, y: -MARGIN, width: w, height: h };
    const wide = Math.max(w, (h * width) / height);
    const high = Math.max(h, (w * height) / width);
    return { x: (board.width - wide) / 2, y: (board.height - high) / 2, width: wide, height: high };
  });
  readonly frame = $derived.by((): Frame => (this.#look ? frameOf(this.#look, this.#whole) : this.#whole));
  /** Board units in a pixel. */
  readonly unit = $derived.by((): number => (this.width > 0 ? this.frame.width / this.width : 1));
  readonly zoomedIn = $derived.by((): boolean => this.#look !== null);

  /** Made while a component is: it follows the board that is given, and its room. */
  constructor(given: () => BoardFace) {
    this.#given = given;
    $effect.pre(() => {
      if (this.width > 0 && this.height > 0) this.#side = turnsFor(given(), this.width, this.height, this.#side);
    });
    $effect(() => {
      // Another board, or the same one turned, is seen as a whole.
      void this.board;
      this.#look = null;
    });
  }

  /** The point of the board under a pixel. */
  toBoard(pixel: Point): Point {
    return { x: this.frame.x + pixel.x * this.unit, y: this.frame.y + pixel.y * this.unit };
  }

  /** Zooms so that a point of the board stays where it is; by default the middle. */
  zoom(factor: number, around: Point = { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 }): void {
    this.#look = zoomed(this.frame, this.#whole, factor, around);
  }

  /** In board units. */
  pan(dx: number, dy: number): void {
    this.#look = panned(this.frame, this.#whole, dx, dy);
  }

  reset(): void {
    this.#look = null;
  }

  /** Zooms in on a point, or out again. */
  toggle(around: Point): void {
    if (this.#look && this.#look.zoom > 1.1) this.reset();
    else this.zoom(2.2, around);
  }
}
