// What the coach explains of the screen. What it says of a question are attributes of the question's own words.
import type { PlainKey } from './names';

export interface Explained {
  title: PlainKey;
  text: PlainKey;
}

export const TOUR: readonly Explained[] = [
  { title: 'ui-coach-tour-board.title', text: 'ui-coach-tour-board' },
  { title: 'ui-coach-tour-hand.title', text: 'ui-coach-tour-hand' },
  { title: 'ui-coach-tour-sides.title', text: 'ui-coach-tour-sides' },
  { title: 'ui-coach-tour-prompt.title', text: 'ui-coach-tour-prompt' },
];
