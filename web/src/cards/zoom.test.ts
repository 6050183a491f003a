import { afterEach, expect, test } from 'vitest';
import { fixture } from './fixture';
import { zoom } from './zoom.svelte';

const { setup, sight } = fixture('combat');
const hero = setup.seats[0]!.hero;

afterEach(() => zoom.close());

test('a card opened from a list leads back to the list', () => {
  zoom.deck(hero, sight.seats[0]);
  zoom.cardOf(setup, 0, 1);
  expect(zoom.shown).toMatchObject({ kind: 'card', card: hero.cards[1], hero });
  zoom.back();
  expect(zoom.shown).toMatchObject({ kind: 'deck', hero });
  zoom.back();
  expect(zoom.shown).toBeNull();
});

test('closing closes all of it', () => {
  zoom.pile(hero, [1, 2]);
  zoom.card(hero.cards[2]!, hero);
  zoom.close();
  expect(zoom.shown).toBeNull();
});
