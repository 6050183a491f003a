import { describe, expect, it } from 'vitest';
import { pageOf } from './route.svelte';

describe('the address', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/new', { kind: 'new' }],
    ['/lobby/', { kind: 'lobby' }],
    ['/t/abc-1', { kind: 'table', id: 'abc-1' }],
    ['/replay', { kind: 'replay', id: null }],
    ['/replay/abc', { kind: 'replay', id: 'abc' }],
    ['/rules', { kind: 'rules' }],
    ['/t', { kind: 'missing' }],
    ['/t/a/b', { kind: 'missing' }],
    ['/rules/x', { kind: 'missing' }],
    ['/nowhere', { kind: 'missing' }],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});
