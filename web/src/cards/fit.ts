// Text that always fits: it is set smaller until nothing of it is cut.
import type { Attachment } from 'svelte/attachments';

const STEP = 0.04;

/**
 * Sets `--fit` of an element, by which its font size is multiplied, as large as its room allows, but not below `least`: nobody could
 * read it. What is still too long has `data-overfull`.
 */
export function fits(least: number, ..._texts: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    /** The room for which it was made to fit. */
    let room = '';
    const roomNow = () => `${element.clientWidth} ${element.clientHeight}`;
    const fit = () => {
      element.removeAttribute('data-overfull');
      for (let size = 1; size >= least; size -= STEP) {
        element.style.setProperty('--fit', size.toFixed(2));
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) {
          room = roomNow();
          return;
        }
      }
      element.setAttribute('data-overfull', '');
      room = roomNow();
    };
    fit();
    // The own fonts come later than the first picture, and have other widths; so has a card that is drawn in another size.
    const watcher = new ResizeObserver(() => {
      // It is called at the beginning too, and to measure takes a while.
      if (roomNow() !== room) fit();
    });
    watcher.observe(element);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  };
}
