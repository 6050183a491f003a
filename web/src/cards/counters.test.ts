import { expect, test } from 'vitest';
import { countersOf } from './counters';
import { fixture } from './fixture';

test('what a shared counter lacks lies in the common store', () => {
  const { setup, sight } = fixture('action');
  const [first, second] = setup.seats;
  const counters = ['Toll', 'Nerve'].map((name) => ({ name, max: 5, shared: name === 'Toll' }));
  const seats = [{ ...first!, hero: { ...first!.hero, counters } }, second!];
  const seen = { ...sight, seats: [{ ...sight.seats[0]!, counters: [2, 3] }, sight.seats[1]!] };
  expect(countersOf({ ...setup, seats }, seen, 0)).toEqual([
    { name: 'Toll', value: 2, max: 5, store: 3 },
    { name: 'Nerve', value: 3, max: 5, store: null },
  ]);
});
