import { expect, test } from 'vitest';
import { cardSvg, lined } from './cardpicture';
import { heroFrom } from './faces';
import { tablesOf } from './toml';

test('texts are cut into lines at their blanks', () => {
  expect(lined('a bb ccc dddd', 4)).toEqual(['a bb', 'ccc', 'dddd']);
  expect(lined('', 4)).toEqual(['']);
});

test('a card is a picture by itself', () => {
  const hero = heroFrom(
    tablesOf('name = "A & B"\n[[card]]\nname = "<Bite>"\ntype = "attack"\nvalue = 3\nboost = 2\nafter = "Draw 1 card."') ?? [],
  );
  const [card] = hero.cards;
  const svg = card === undefined ? '' : cardSvg(card, hero);
  expect(svg).toContain('&lt;Bite&gt;');
  expect(svg).toContain('A &amp; B');
  expect(svg).toContain('Draw 1 card.');
  expect(svg).not.toMatch(/undefined|NaN/);
});
