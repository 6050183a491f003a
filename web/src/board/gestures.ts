// What fingers and the mouse do on the board: a click, a drag of a fighter, a pan, a pinch. Points are pixels.
import type { Point } from './geometry';

/** How far a pointer goes before it is no longer a click. */
const SLACK = 8;

export interface Hands {
  /** The fighter under this element, if it may be dragged. */
  holds(target: EventTarget | null): number | null;
  /** A fighter is being dragged to a point; null: no longer. */
  drags(dragged: { fighter: number; to: Point } | null): void;
  drops(fighter: number, to: Point): void;
  pans(dx: number, dy: number): void;
  pinches(factor: number, around: Point): void;
}

interface Grip {
  start: Point;
  now: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Gestures {
  /** The pointer has gone too far for a click: the click that ends a drag is none. */
  moved = false;
  readonly #svg: () => SVGSVGElement;
  readonly #hands: Hands;
  readonly #grips = new Map<number, Grip>();
  #held: number | null = null;
  #dragged: { fighter: number; to: Point } | null = null;

  constructor(svg: () => SVGSVGElement, hands: Hands) {
    this.#svg = svg;
    this.#hands = hands;
  }

  pixel(event: MouseEvent): Point {
    const box = this.#svg().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // A first finger begins anew, whatever became of the last one.
    if (event.isPrimary) this.#grips.clear();
    const point = this.pixel(event);
    this.#grips.set(event.pointerId, { start: point, now: point });
    if (this.#grips.size === 1) {
      this.moved = false;
      this.#held = this.#hands.holds(event.target);
    } else {
      this.#held = null;
      this.#drag(null);
    }
  };

  readonly move = (event: PointerEvent): void => {
    const grip = this.#grips.get(event.pointerId);
    if (!grip) return;
    const point = this.pixel(event);
    if (!this.moved) {
      if (distance(point, grip.start) < SLACK) return;
      this.moved = true;
      this.#svg().setPointerCapture(event.pointerId);
    }
    if (this.#grips.size === 2) {
      const other = [...this.#grips].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.#hands.pinches(distance(point, other.now) / Math.max(1, distance(grip.now, other.now)), other.now);
    } else if (this.#held !== null) {
      this.#drag({ fighter: this.#held, to: point });
    } else {
      this.#hands.pans(grip.now.x - point.x, grip.now.y - point.y);
    }
    grip.now = point;
  };

  readonly up = (event: PointerEvent): void => {
    this.#grips.delete(event.pointerId);
    const dragged = this.#dragged;
    this.#drag(null);
    this.#held = null;
    if (dragged && event.type === 'pointerup') this.#hands.drops(dragged.fighter, dragged.to);
    // The click of this very pointer comes first.
    setTimeout(() => (this.moved = false));
  };

  #drag(dragged: { fighter: number; to: Point } | null): void {
    this.#dragged = dragged;
    this.#hands.drags(dragged);
  }
}
