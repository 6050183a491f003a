// A closer look at what lies there, without choosing it: by a long press of a finger or the key Z.
import type { Attachment } from 'svelte/attachments';

/** How long a finger presses before it looks. */
const PRESS_MS = 450;

export function looks(open: () => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      pressed = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      timer = setTimeout(() => {
        pressed = true;
        open();
      }, PRESS_MS);
    };
    // The click at the end of a long press is no choice.
    const click = (event: Event) => {
      stop();
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    const menu = (event: Event) => event.preventDefault();
    const controller = new AbortController();
    const { signal } = controller;
    // Of an element that is not known more closely these are plain events.
    const listen = (kind: string, act: (event: never) => void, capture = false) =>
      element.addEventListener(kind, act as (event: Event) => void, { signal, capture });
    listen('pointerdown', down);
    for (const kind of ['pointerup', 'pointerleave', 'pointercancel']) listen(kind, stop);
    listen('click', click, true);
    listen('keydown', key);
    listen('contextmenu', menu);
    return () => {
      stop();
      controller.abort();
    };
  };
}
