// The words of the board, in the reader's language.
import type { Labels } from '../board/labels';
import { listed } from './names';
import { say } from './words';

/** Facts, one after the other; those that do not hold are left out. */
const joined = (...facts: (string | false)[]): string => facts.filter((fact) => fact !== false).join(', ');

export const boardLabels: Labels = {
  title: (name) => say('ui-board-title', { name }),
  zoomIn: () => say('ui-board-zoom-in'),
  zoomOut: () => say('ui-board-zoom-out'),
  zoomReset: () => say('ui-board-zoom-reset'),
  legend: () => say('ui-board-legend'),
  passage: () => say('ui-board-passage'),
  closedDoor: () => say('ui-board-closed-door'),
  combatItem: () => say('ui-board-combat-item'),
  actionItem: () => say('ui-board-action-item'),
  startSpace: () => say('ui-board-start-space'),
  space: ({ id, zones, start, passage, here, item, tokens, steps, option, stops }) =>
    joined(
      say('ui-board-space', { id }),
      say('ui-board-space-zones', { count: zones.length, zones: listed(zones) }),
      start !== null && say('ui-board-space-start', { start }),
      passage && say('ui-board-passage'),
      item !== null && say('ui-board-space-item', { item }),
      tokens.length > 0 && say('ui-board-space-tokens', { tokens: listed(tokens) }),
      here.length > 0 && say('ui-board-space-here', { who: listed(here) }),
      option && (steps === null ? say('ui-board-can-choose') : say('ui-board-can-reach', { steps })),
      stops && say('ui-board-stops'),
    ),
  fighter: ({ name, seat, health, max, space, tail, option, target, picked }) =>
    joined(
      say('ui-board-fighter', { name, seat: seat + 1, health, max }),
      space === null ? say('ui-board-fighter-off') : say('ui-board-fighter-on', { space }),
      tail !== null && say('ui-board-fighter-tail', { space: tail }),
      picked ? say('ui-board-fighter-chosen') : target ? say('ui-board-fighter-target') : option && say('ui-board-can-choose'),
    ),
  door: (name, closed, option) =>
    joined(
      say('ui-board-door', { name, closed: closed ? 'yes' : 'no' }),
      option && say('ui-board-door-option', { closed: closed ? 'yes' : 'no' }),
    ),
  line: (name, tokens, option) =>
    joined(
      say('ui-board-line', { name }),
      tokens.length > 0 && say('ui-board-space-tokens', { tokens: listed(tokens) }),
      option && say('ui-board-can-choose'),
    ),
  item: (name, space, option) => joined(say('ui-board-item', { name, space }), option && say('ui-board-item-option')),
  token: ({ name, seat, count, where, enter }) =>
    joined(
      say('ui-board-token', { name, count, seat: seat + 1 }),
      say('ui-board-fighter-on', { space: where }),
      enter !== null && say('ui-look-token-enter', { text: enter }),
    ),
  asText: () => say('ui-board-as-text'),
  fighters: () => say('ui-board-fighters'),
  spaces: () => say('ui-board-spaces'),
  defeated: (name) => joined(name, say('ui-board-defeated')),
  neighbours: (spaces) => say('ui-board-neighbours', { spaces: listed(spaces) }),
};
