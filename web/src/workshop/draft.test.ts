import { expect, test } from 'vitest';
import type { DraftFace } from '../protocol/types';
import { type Local, newKey, settle } from './draft.svelte';

const local = (base: number, sent: boolean, text = 'mine'): Local => ({ kind: 'hero', text, base, sent, at: 0 });
const face = (version: number, text = 'theirs'): DraftFace => ({ kind: 'hero', version, text, history: [] });

test('what nobody has sent is never lost', () => {
  expect(settle(null, null)).toBe('nothing');
  expect(settle(local(0, false), null)).toBe('mine');
  expect(settle(local(3, true), null)).toBe('mine');
  expect(settle(null, face(1))).toBe('theirs');
  expect(settle(local(1, true), face(4))).toBe('theirs');
  expect(settle(local(4, false), face(4))).toBe('mine');
  expect(settle(local(3, false), face(4))).toBe('both');
  expect(settle(local(3, false, 'theirs'), face(4))).toBe('theirs');
});

test('what opens a draft is 24 letters that an address can hold', () => {
  expect(newKey(new Uint8Array(18).fill(255))).toBe('_'.repeat(24));
  expect(newKey()).toMatch(/^[\w-]{24}$/);
});
