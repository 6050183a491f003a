import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32, packed, unpacked } from './pack';

const FILES = [
  { path: 'heroes/änne.toml', text: 'name = "Änne"\n' },
  { path: 'items/tea.toml', text: '[[item]]\nname = "Tea"\n' },
];

test('what was packed is unpacked again', async () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(await unpacked(packed(FILES), 1000)).toEqual(FILES);
  expect(await unpacked(packed([{ path: 'readme.md', text: 'x' }, ...FILES]), 1000)).toEqual(FILES);
});

/** The same pack as other programs write it: made smaller. */
function deflated(text: string, size = text.length): Uint8Array<ArrayBuffer> {
  const whole = packed([{ path: 'heroes/a.toml', text }]);
  const body = new TextEncoder().encode(text);
  const small = deflateRawSync(body);
  const at = 30 + 'heroes/a.toml'.length;
  const made = new Uint8Array(whole.length - body.length + small.length);
  made.set(whole.subarray(0, at));
  made.set(small, at);
  made.set(whole.subarray(at + body.length), at + small.length);
  const view = new DataView(made.buffer);
  const central = at + small.length;
  for (const place of [8, central + 10]) view.setUint16(place, 8, true);
  for (const place of [18, central + 20]) view.setUint32(place, small.length, true);
  for (const place of [22, central + 24]) view.setUint32(place, size, true);
  view.setUint32(made.length - 6, central, true);
  return made;
}

test('packs of other programs are read, and what is wrong with one is found', async () => {
  const text = 'name = "A"\n'.repeat(40);
  expect(await unpacked(deflated(text), 1000)).toEqual([{ path: 'heroes/a.toml', text }]);
  // Longer than it says, longer than may be, damaged, cut off, something else.
  expect(await unpacked(deflated(text, 10), 1000)).toBeNull();
  expect(await unpacked(packed(FILES), 5)).toBeNull();
  const broken = packed(FILES);
  broken[50] = 0;
  expect(await unpacked(broken, 1000)).toBeNull();
  expect(await unpacked(packed(FILES).slice(0, 40), 1000)).toBeNull();
  expect(await unpacked(new TextEncoder().encode('name = "A"'), 1000)).toBeNull();
});
