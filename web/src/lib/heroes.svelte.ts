// Heroes by name, for whoever knows no more. They are fetched when the first one is asked for; until then there are none.
import type { HeroFace } from '../protocol/types';
import { api } from './api';

let heroes: readonly HeroFace[] = $state.raw([]);
let asked = false;

export function heroCalled(name: string | null): HeroFace | undefined {
  if (!asked) {
    asked = true;
    api.catalog().then(
      (catalog) => (heroes = catalog.heroes),
      // Without a connection there is none; the next one asks again.
      () => (asked = false),
    );
  }
  return heroes.find((hero) => hero.name === name);
}
