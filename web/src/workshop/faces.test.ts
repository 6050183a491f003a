import { expect, test } from 'vitest';
import {
  freeName,
  heroFrom,
  placesOf,
  renamedIn,
  tablesNamed,
  withAbilityOf,
  withCardOf,
  withFighterName,
  withNewCard,
  withNewFighter,
  withType,
} from './faces';
import { tablesOf, textOf } from './toml';

const FILE = `name = "Ann"
move = 2
ability = "After Ann attacks, move a Fox up to 1 space."

[[fighter]]
name = "Ann"
role = "hero"
attack = "melee"
health = 14

[[fighter]]
name = "Fox"
role = "sidekick"
attack = "ranged"
health = 2
count = 2

[[card]]
name = "Bite"
type = "attack"
value = 3
boost = 1
user = "Fox"
after = "Move Ann up to 2 spaces."
`;

const OTHER = `name = "Zoe"
ability = "When your turn starts, Zoe may gain 1 Frost."

[[fighter]]
name = "Zoe"
role = "hero"

[[counter]]
name = "Ember"
max = 3

[[counter]]
name = "Frost"
max = 3

[[card]]
name = "Bite"
type = "scheme"
boost = 2
user = "Zoe"
scheme = "Zoe recovers 1 health. Gain 1 Ember."
`;

test('a file is shown as its hero', () => {
  const hero = heroFrom(tablesOf(FILE) ?? []);
  expect(hero.fighters.map(({ name, count, ranged }) => [name, count, ranged])).toEqual([
    ['Ann', 1, false],
    ['Fox', 2, true],
  ]);
  expect(hero.cards[0]?.texts).toEqual([{ when: 'after', text: 'Move Ann up to 2 spaces.' }]);
  expect(hero.palette).toBeNull();
});

test('new fighters and cards have names of their own', () => {
  expect(freeName(tablesOf(FILE) ?? [], 'card', 'bite')).toBe('bite 2');
  const twice = withNewCard(withNewCard(FILE, 'New'), 'New');
  expect(tablesNamed(tablesOf(twice) ?? [], 'card').map(({ table }) => textOf(table, 'name'))).toEqual(['Bite', 'New', 'New 2']);
  expect(withNewFighter(FILE, 'Dog')).toContain('[[fighter]]\nname = "Dog"\nrole = "sidekick"');
});

test('another type has other places for texts', () => {
  const scheme = withType(FILE, 3, 'scheme');
  expect(scheme).not.toContain('value =');
  expect(scheme).not.toContain('after =');
  const [card] = tablesNamed(tablesOf(scheme) ?? [], 'card');
  expect(card === undefined ? [] : placesOf(card.table)).toEqual(['scheme', 'boosted', 'always']);
  expect(withType(scheme, 3, 'defense')).toContain('value = 2');
});

test('a fighter is renamed wherever it is named', () => {
  const changed = withFighterName(FILE, 1, 'Bea');
  expect(changed).toContain('name = "Ann"\nmove');
  expect(changed).toContain('ability = "After Bea attacks, move a Fox up to 1 space."');
  expect(changed).toContain('after = "Move Bea up to 2 spaces."');
  expect(renamedIn('Ann and Anna', [['Ann', 'Bo']])).toBe('Bo and Anna');
  const scene =
    '\n[[case]]\nname = "Ann hits"\n\n[[case.player]]\nat = { Ann = "s1" }\n\n[case.script]\nplay = """\n1: attack Ann > Cat\n"""\n';
  const cases = withFighterName(FILE + scene, 1, 'Bea');
  expect(cases).toContain('at = { "Bea" = "s1" }');
  expect(cases).toContain('1: attack Bea > Cat');
});

test('a card of another hero brings what it speaks of', () => {
  const index = (tablesOf(OTHER) ?? []).findIndex(({ name }) => name === 'card');
  const changed = withCardOf(FILE, OTHER, index);
  expect(changed).toContain('name = "Bite 2"');
  expect(changed).toContain('user = "Ann"');
  expect(changed).toContain('scheme = "Ann recovers 1 health. Gain 1 Ember."');
  expect(changed).toContain('name = "Ember"');
  expect(changed).not.toContain('Frost');
});

test('an ability of another hero brings what it speaks of', () => {
  const changed = withAbilityOf(FILE, OTHER);
  expect(changed).toContain('ability = "When your turn starts, Ann may gain 1 Frost."');
  expect(changed).toContain('name = "Frost"');
  expect(changed).not.toContain('Ember');
  expect(withAbilityOf(FILE, 'name = "Nobody"\n')).toBe(FILE);
});
