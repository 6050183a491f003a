// Whether the pointer itself has moved: browsers also tell of a move when something else comes to lie below a pointer that rests.
let place = '';
let moved = false;

if (typeof window !== 'undefined') {
  const note = ({ screenX, screenY }: PointerEvent): void => {
    const now = `${screenX} ${screenY}`;
    moved = now !== place;
    place = now;
  };
  for (const kind of ['pointermove', 'pointerdown'] as const) addEventListener(kind, note, { capture: true, passive: true });
}

/** For whoever hears of a `pointermove`. */
export const pointerMoved = (): boolean => moved;
