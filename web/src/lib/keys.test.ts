import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeys, heldTables, keepKeys, keysOf, takeKey, UNKNOWN_SEAT } from './keys';

/** A storage as browsers have it: its keys are its own properties. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? (kept[key] ?? null) : null),
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

describe('keys of seats', () => {
  it('are kept once each, and forgotten', () => {
    keepKeys('a', [{ seat: 0, secret: 'x' }]);
    keepKeys('a', [{ seat: 1, secret: 'y' }]);
    keepKeys('a', [{ seat: 2, secret: 'x' }]);
    expect(keysOf('a')).toEqual([
      { seat: 1, secret: 'y' },
      { seat: 2, secret: 'x' },
    ]);
    expect(heldTables()).toEqual(['a']);
    forgetKeys('a');
    expect(heldTables()).toEqual([]);
  });

  it('come by link', () => {
    expect(takeKey('a', '#k=s3cret_-')).toBe(true);
    expect(takeKey('a', '#k=s3cret_-')).toBe(true);
    expect(keysOf('a')).toEqual([{ seat: UNKNOWN_SEAT, secret: 's3cret_-' }]);
    expect(takeKey('a', '#watch')).toBe(false);
    expect(takeKey('a', '#k=<b>')).toBe(false);
  });

  it('survive what somebody else has stored', () => {
    localStorage.setItem('peerless.keys.a', '{"seat":1');
    expect(keysOf('a')).toEqual([]);
    localStorage.setItem('peerless.keys.a', '[{"seat":1},{"seat":0,"secret":"z"},null]');
    expect(keysOf('a')).toEqual([{ seat: 0, secret: 'z' }]);
  });
});
