import { describe, expect, test } from 'vitest';
import { fixture } from '../cards/fixture';
import type { Asked, Deed, HeroFace, OptionFace, Setup, TokenFace } from '../protocol/types';
import type { Entry } from './options';
import { answerWords, questionWords, entryWords, meaningOf, optionWords } from './words';

const { setup, sight } = fixture('action');
const plain = setup.seats[0]!.hero;
const option = (deed: Deed): OptionFace => ({ text: '', deed });
const asked = (ask: Asked['ask'], more: Partial<Asked> = {}): Asked => ({ seat: 0, ask, source: null, clause: null, left: null, ...more });

describe('what a choice brings', () => {
  const fighter = plain.fighters[0]!;
  const card = plain.cards[0]!;
  const hero: HeroFace = {
    ...plain,
    ability: 'The Bosun hits hard. The Parrot flies.',
    states: [{ name: 'mate', values: ['Bosun', 'Parrot'] }],
    fighters: [fighter, { ...fighter, name: 'Bosun', with: 'Bosun' }],
    cards: [card, { ...card, name: 'Heave', count: 2, with: 'Bosun' }, { ...card, name: 'Peck', count: 3, with: 'Parrot' }],
    spells: [{ name: 'Lullaby', symbols: ['moon', 'star'], text: 'Draw 1 card.' }],
  };
  const value = (value: number) => meaningOf(hero, option({ kind: 'value', state: 0, value }));

  test('are the fighters and cards that come with it, and what the ability says', () => {
    expect(value(0)).toBe('With it: Bosun, 2 × Heave. The Bosun hits hard.');
    expect(value(1)).toBe('With it: 3 × Peck. The Parrot flies.');
  });

  test('is what a spell does, and what it needs', () => {
    expect(meaningOf(hero, option({ kind: 'effect', label: 'Lullaby' }))).toBe('(moon, star) Draw 1 card.');
    expect(meaningOf(hero, option({ kind: 'effect', label: 'draw 1 card' }))).toBe('');
    expect(meaningOf(hero, option({ kind: 'yes' }))).toBe('');
  });
});

describe('a question', () => {
  const token: TokenFace = { name: 'Lamp', plural: 'Lamps', count: 4, line: false, enter: null, emblem: null };
  const lit: Setup = { ...setup, seats: setup.seats.map((seat) => ({ ...seat, hero: { ...seat.hero, tokens: [token] } })) };
  const lay = (verb: 'choose' | 'place' | 'move', space: number) => option({ kind: 'token', verb, seat: 0, token: 0, at: { space } });

  test('is said as the table says it', () => {
    const line = { key: 'option-attack-with', args: { by: { kind: 'text' as const, text: 'nobody' } }, level: 'plain' as const };
    expect(questionWords(setup, asked('yes-no', { line }), [])).toBe('Attack with nobody');
    expect(optionWords(setup, 0, { ...option({ kind: 'yes' }), line })).toBe('Attack with nobody');
    expect(answerWords(setup, asked('yes-no', { line }), option({ kind: 'yes' }))).toBe('Attack with nobody Yes');
    expect(questionWords(setup, asked('yes-no'), [])).toBe('Do you want to?');
  });

  test('names the token that is laid', () => {
    expect(questionWords(lit, asked('token-place'), [lay('place', 1), lay('place', 2)])).toBe('Choose where to place Lamp.');
    expect(questionWords(lit, asked('token-place'), [lay('move', 1)])).toBe('Choose where Lamp goes.');
    expect(questionWords(lit, asked('token'), [lay('choose', 1)])).toBe('Choose a token.');
  });

  test('for the name of a card says so', () => {
    const cards = [option({ kind: 'card', seat: 1, card: 0 })];
    expect(questionWords(setup, asked('card', { source: { kind: 'ability', seat: 0 }, clause: 'Name a card of their deck.' }), cards)).toBe(
      'Name a card.',
    );
    expect(questionWords(setup, asked('card', { source: { kind: 'ability', seat: 0 }, clause: 'Take 1 card.' }), cards)).toBe(
      'Choose a card.',
    );
  });

  test('lists a move with the token that ends it', () => {
    const snare: Setup = {
      ...setup,
      seats: setup.seats.map((seat) => ({ ...seat, hero: { ...seat.hero, tokens: [{ ...token, enter: 'End its move.' }] } })),
    };
    const seats = sight.seats.map((seat, i) => ({ ...seat, tokens: [{ spaces: i === 1 ? [4] : [], lines: [], left: 3 }] }));
    const walk = option({ kind: 'move', fighter: 0, to: 5, tail: null, via: [], path: [4, 5] });
    const entry: Entry = { does: { kind: 'send', index: 0 }, option: walk, count: 1, button: false };
    expect(entryWords(snare, 0, entry, { ...sight, seats })).toContain(`Lamp ends the move on ${setup.board.spaces[4]!.id}`);
    expect(entryWords(snare, 0, entry, sight)).not.toContain('ends the move');
  });
});
