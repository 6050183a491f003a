import { expect, test } from 'vitest';
import { calls } from './notice';
import { isNewer } from './server.svelte';

test('who looks elsewhere is called once for each decision', () => {
  expect(calls(null, 3, true)).toBe(true);
  expect(calls(3, 3, true)).toBe(false);
  expect(calls(3, 4, true)).toBe(true);
  expect(calls(3, null, true)).toBe(false);
});

test('who looks at the table is not called', () => {
  expect(calls(null, 3, false)).toBe(false);
});

test('a client is renewed if the server names another version', () => {
  expect(isNewer('a', 'b')).toBe(true);
  expect(isNewer('a', 'a')).toBe(false);
  // While it is worked on it has none; and a server without a client names none.
  expect(isNewer(undefined, 'b')).toBe(false);
  expect(isNewer('a', null)).toBe(false);
});
