// The rules page: sections that prompts link to by their id, each a row of blocks. The words stand in the catalogue.
import type { PlainKey } from './names';

/** Where a block is a list, each line of its words is an entry. */
export interface RuleBlock {
  readonly kind: 'text' | 'list' | 'steps' | 'example';
  readonly words: PlainKey;
}

export interface RuleSection {
  readonly id: string;
  readonly title: PlainKey;
  readonly blocks: readonly RuleBlock[];
  /** Ids of sections that go on from here. */
  readonly see: readonly string[];
}

const text = (words: PlainKey): RuleBlock => ({ kind: 'text', words });
const list = (words: PlainKey): RuleBlock => ({ kind: 'list', words });
const steps = (words: PlainKey): RuleBlock => ({ kind: 'steps', words });
const example = (words: PlainKey): RuleBlock => ({ kind: 'example', words });

export const RULES: readonly RuleSection[] = [
  {
    id: 'basics',
    title: 'ui-rules-basics',
    blocks: [
      text('ui-rules-basics-1'),
      text('ui-rules-basics-2'),
      list('ui-rules-basics-3'),
      text('ui-rules-basics-4'),
      list('ui-rules-basics-5'),
    ],
    see: ['movement', 'attack', 'small'],
  },
  {
    id: 'setup',
    title: 'ui-rules-setup',
    blocks: [steps('ui-rules-setup-1'), text('ui-rules-setup-2')],
    see: ['turn', 'teams', 'free-for-all'],
  },
  {
    id: 'turn',
    title: 'ui-rules-turn',
    blocks: [text('ui-rules-turn-1'), list('ui-rules-turn-2'), text('ui-rules-turn-3'), text('ui-rules-turn-4')],
    see: ['maneuver', 'attack', 'scheme', 'items', 'hand'],
  },
  {
    id: 'maneuver',
    title: 'ui-rules-maneuver',
    blocks: [steps('ui-rules-maneuver-1'), text('ui-rules-maneuver-2'), example('ui-rules-maneuver-3')],
    see: ['movement', 'boost', 'exhaustion', 'doors'],
  },
  {
    id: 'movement',
    title: 'ui-rules-movement',
    blocks: [
      text('ui-rules-movement-1'),
      list('ui-rules-movement-2'),
      text('ui-rules-movement-3'),
      text('ui-rules-movement-4'),
      text('ui-rules-movement-5'),
    ],
    see: ['maneuver', 'passages', 'doors', 'small'],
  },
  {
    id: 'boost',
    title: 'ui-rules-boost',
    blocks: [text('ui-rules-boost-1'), text('ui-rules-boost-2'), text('ui-rules-boost-3')],
    see: ['maneuver', 'combat'],
  },
  {
    id: 'attack',
    title: 'ui-rules-attack',
    blocks: [steps('ui-rules-attack-1'), text('ui-rules-attack-2'), text('ui-rules-attack-3'), example('ui-rules-attack-4')],
    see: ['combat', 'free-for-all', 'items'],
  },
  {
    id: 'combat',
    title: 'ui-rules-combat',
    blocks: [
      text('ui-rules-combat-1'),
      steps('ui-rules-combat-2'),
      text('ui-rules-combat-3'),
      text('ui-rules-combat-4'),
      text('ui-rules-combat-5'),
      example('ui-rules-combat-6'),
    ],
    see: ['attack', 'effects', 'damage'],
  },
  {
    id: 'effects',
    title: 'ui-rules-effects',
    blocks: [list('ui-rules-effects-1'), text('ui-rules-effects-2'), text('ui-rules-effects-3'), text('ui-rules-effects-4')],
    see: ['combat', 'scheme'],
  },
  { id: 'scheme', title: 'ui-rules-scheme', blocks: [text('ui-rules-scheme-1'), text('ui-rules-scheme-2')], see: ['effects', 'turn'] },
  {
    id: 'damage',
    title: 'ui-rules-damage',
    blocks: [text('ui-rules-damage-1'), text('ui-rules-damage-2'), text('ui-rules-damage-3')],
    see: ['winning', 'exhaustion', 'small'],
  },
  {
    id: 'hand',
    title: 'ui-rules-hand',
    blocks: [text('ui-rules-hand-1'), text('ui-rules-hand-2'), text('ui-rules-hand-3')],
    see: ['exhaustion', 'turn'],
  },
  {
    id: 'exhaustion',
    title: 'ui-rules-exhaustion',
    blocks: [text('ui-rules-exhaustion-1'), text('ui-rules-exhaustion-2'), example('ui-rules-exhaustion-3')],
    see: ['maneuver', 'hand'],
  },
  {
    id: 'items',
    title: 'ui-rules-items',
    blocks: [text('ui-rules-items-1'), list('ui-rules-items-2'), text('ui-rules-items-3')],
    see: ['combat', 'turn'],
  },
  {
    id: 'doors',
    title: 'ui-rules-doors',
    blocks: [text('ui-rules-doors-1'), list('ui-rules-doors-2'), text('ui-rules-doors-3')],
    see: ['maneuver', 'movement'],
  },
  { id: 'passages', title: 'ui-rules-passages', blocks: [text('ui-rules-passages-1'), text('ui-rules-passages-2')], see: ['movement'] },
  {
    id: 'small',
    title: 'ui-rules-small',
    blocks: [list('ui-rules-small-1'), text('ui-rules-small-2'), list('ui-rules-small-3')],
    see: ['movement', 'damage'],
  },
  { id: 'special', title: 'ui-rules-special', blocks: [list('ui-rules-special-1'), text('ui-rules-special-2')], see: ['winning'] },
  {
    id: 'winning',
    title: 'ui-rules-winning',
    blocks: [text('ui-rules-winning-1'), text('ui-rules-winning-2')],
    see: ['teams', 'free-for-all', 'damage'],
  },
  { id: 'teams', title: 'ui-rules-teams', blocks: [text('ui-rules-teams-1'), list('ui-rules-teams-2')], see: ['winning'] },
  {
    id: 'free-for-all',
    title: 'ui-rules-free-for-all',
    blocks: [text('ui-rules-free-for-all-1'), list('ui-rules-free-for-all-2')],
    see: ['winning', 'attack'],
  },
];
