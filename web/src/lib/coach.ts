// What the coach explains: the screen, and each kind of decision.
import type { AskKind } from '../protocol/types';
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

/** By the kind of question, with the section of the rules that tells more. */
export const ASKS: Readonly<Record<AskKind, Explained & { rule: string }>> = {
  setup: { text: 'ui-coach-ask-setup', title: 'ui-coach-ask-setup.title', rule: 'setup' },
  state: { text: 'ui-coach-ask-state', title: 'ui-coach-ask-state.title', rule: 'setup' },
  action: { text: 'ui-coach-ask-action', title: 'ui-coach-ask-action.title', rule: 'turn' },
  'maneuver-boost': { text: 'ui-coach-ask-maneuver-boost', title: 'ui-coach-ask-maneuver-boost.title', rule: 'boost' },
  move: { text: 'ui-coach-ask-move', title: 'ui-coach-ask-move.title', rule: 'movement' },
  'attack-card': { text: 'ui-coach-ask-attack-card', title: 'ui-coach-ask-attack-card.title', rule: 'attack' },
  defense: { text: 'ui-coach-ask-defense', title: 'ui-coach-ask-defense.title', rule: 'combat' },
  item: { text: 'ui-coach-ask-item', title: 'ui-coach-ask-item.title', rule: 'items' },
  'commit-boost': { text: 'ui-coach-ask-commit-boost', title: 'ui-coach-ask-commit-boost.title', rule: 'boost' },
  boost: { text: 'ui-coach-ask-boost', title: 'ui-coach-ask-boost.title', rule: 'boost' },
  order: { text: 'ui-coach-ask-order', title: 'ui-coach-ask-order.title', rule: 'combat' },
  'hand-limit': { text: 'ui-coach-ask-hand-limit', title: 'ui-coach-ask-hand-limit.title', rule: 'hand' },
  discard: { text: 'ui-coach-ask-discard', title: 'ui-coach-ask-discard.title', rule: 'hand' },
  'yes-no': { text: 'ui-coach-ask-yes-no', title: 'ui-coach-ask-yes-no.title', rule: 'effects' },
  fighter: { text: 'ui-coach-ask-fighter', title: 'ui-coach-ask-fighter.title', rule: 'effects' },
  space: { text: 'ui-coach-ask-space', title: 'ui-coach-ask-space.title', rule: 'movement' },
  number: { text: 'ui-coach-ask-number', title: 'ui-coach-ask-number.title', rule: 'effects' },
  opponent: { text: 'ui-coach-ask-opponent', title: 'ui-coach-ask-opponent.title', rule: 'free-for-all' },
  effect: { text: 'ui-coach-ask-effect', title: 'ui-coach-ask-effect.title', rule: 'effects' },
  symbol: { text: 'ui-coach-ask-symbol', title: 'ui-coach-ask-symbol.title', rule: 'special' },
  place: { text: 'ui-coach-ask-place', title: 'ui-coach-ask-place.title', rule: 'movement' },
  card: { text: 'ui-coach-ask-card', title: 'ui-coach-ask-card.title', rule: 'effects' },
  'hidden-card': { text: 'ui-coach-ask-hidden-card', title: 'ui-coach-ask-hidden-card.title', rule: 'effects' },
  'card-order': { text: 'ui-coach-ask-card-order', title: 'ui-coach-ask-card-order.title', rule: 'hand' },
  replace: { text: 'ui-coach-ask-replace', title: 'ui-coach-ask-replace.title', rule: 'combat' },
  deck: { text: 'ui-coach-ask-deck', title: 'ui-coach-ask-deck.title', rule: 'hand' },
  guard: { text: 'ui-coach-ask-guard', title: 'ui-coach-ask-guard.title', rule: 'effects' },
};
