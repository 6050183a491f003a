// Text that always fits: it is set smaller until nothing of it is cut.
import type { Attachment } from 'svelte/attachments';

const STEP = 0.04;

/**
 * Sets `--fit` of an element, by which its font size is multiplied, as large as its room allows, but not below `least`: nobody could
 * read it. What is still too long has `data-overfull`.
 */
export function fits(least: number, ..._texts: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    const tooLong = (step: number): boolean => {
      element.style.setProperty('--fit', (1 - step * STEP).toFixed(2));
      return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    };
    const last = Math.floor((1 - least) / STEP + 1e-6);
    const fit = () => {
      element.removeAttribute('data-overfull');
      if (!tooLong(0)) return;
      // The largest size that fits, by halves: to measure takes a while.
      let [large, small] = [0, last];
      while (small - large > 1) {
        const middle = (large + small) >> 1;
        if (tooLong(middle)) large = middle;
        else small = middle;
      }
      element.toggleAttribute('data-overfull', tooLong(small));
    };
    fit();
    // The own fonts come later than the first picture, and have other widths; so has a card that is drawn in another size.
    const rest = onroom(element, fit);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      rest();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  };
}

/** Calls whenever the room of an element has become another; what the call itself makes of it does not count. Gives back how to end it. */
export function onroom(element: HTMLElement, call: () => void): () => void {
  const now = () => `${element.clientWidth} ${element.clientHeight}`;
  let room = now();
  const watch = new ResizeObserver(() => {
    // It is called at the beginning too, and to measure takes a while.
    if (now() === room) return;
    call();
    room = now();
  });
  watch.observe(element);
  return () => watch.disconnect();
}

/** How many whole lines there is room for. */
export const linesIn = (room: number, line: number): number => (line > 0 ? Math.max(0, Math.floor(room / line + 0.05)) : 0);

/** Ends rows of short facts with the last whole row for which a box has room, and marks them as cut. */
export function wholeRows(box: string, ..._facts: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    const around = element.closest<HTMLElement>(box);
    if (around === null) return;
    const cut = () => {
      element.style.removeProperty('max-height');
      element.removeAttribute('data-cut');
      const end = around.getBoundingClientRect().bottom - parseFloat(getComputedStyle(around).paddingBottom);
      const room = end - element.getBoundingClientRect().top;
      if (element.scrollHeight <= room + 1) return;
      const line = parseFloat(getComputedStyle(element).lineHeight);
      element.style.setProperty('max-height', `${linesIn(room, line) * line}px`);
      element.toggleAttribute('data-cut', true);
    };
    cut();
    const rest = onroom(around, cut);
    document.fonts.addEventListener('loadingdone', cut);
    return () => {
      rest();
      document.fonts.removeEventListener('loadingdone', cut);
    };
  };
}

/** Ends the last words of a box with the last whole line that its room allows, so that none is cut through the middle. */
export function wholeLines(..._texts: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    const box = element.parentElement;
    if (box === null) return;
    const clamp = () => {
      element.style.removeProperty('-webkit-line-clamp');
      element.style.removeProperty('display');
      const whole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight + 1;
      if (whole(box) && whole(element)) return;
      const end = box.getBoundingClientRect().bottom - parseFloat(getComputedStyle(box).paddingBottom);
      const { lineHeight, webkitLineClamp: most } = getComputedStyle(element);
      const room = linesIn(end - element.getBoundingClientRect().top, parseFloat(lineHeight));
      const lines = Math.min(room, parseInt(most, 10) || room);
      element.style.setProperty('-webkit-line-clamp', String(lines));
      if (lines === 0) element.style.setProperty('display', 'none');
    };
    clamp();
    const rest = onroom(box, clamp);
    document.fonts.addEventListener('loadingdone', clamp);
    return () => {
      rest();
      document.fonts.removeEventListener('loadingdone', clamp);
    };
  };
}
