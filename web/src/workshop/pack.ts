// Packs: several files in one, as ZIP. They are written as they are, and read also where somebody has made them smaller.

export interface Packed {
  path: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980: what was written when is nobody's business. */
const DAY = 0x21;
const STORED = 0;
const DEFLATED = 8;
/** More files than this are no pack of the workshop. */
const MOST = 200;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The checksum that ZIP files carry. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of 2 and 4 bytes, least first. */
function numbers(parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, nth) => (value >>> (8 * nth)) & 0xff)));
}

/** The files as one. */
export function packed(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const { path, text } of files) {
    const [name, body] = [encoder.encode(path), encoder.encode(text)];
    const common = [
      [2, 20],
      [2, UTF8],
      [2, STORED],
      [2, 0],
      [2, DAY],
      [4, crc32(body)],
      [4, body.length],
      [4, body.length],
      [2, name.length],
      [2, 0],
    ] as const;
    parts.push(numbers([[4, LOCAL], ...common]), name, body);
    central.push(numbers([[4, CENTRAL], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), name);
    at += LOCAL_SIZE + name.length + body.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  const all = [...parts, ...central, end];
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of all) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** The TOML files of a pack, none longer than `most` bytes; `null` if it is none or is damaged. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Packed[] | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  try {
    const count = view.getUint16(end + 10, true);
    if (count > MOST) return null;
    const files: Packed[] = [];
    let at = view.getUint32(end + 16, true);
    for (let nth = 0; nth < count; nth += 1) {
      if (view.getUint32(at, true) !== CENTRAL) return null;
      const [method, sum] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
      const [small, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
      const [name, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
      const local = view.getUint32(at + 42, true);
      const path = new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + name));
      at += CENTRAL_SIZE + name + extra + comment;
      if (!path.endsWith('.toml')) continue;
      if (size > most || view.getUint32(local, true) !== LOCAL) return null;
      const from = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const body = await inflated(bytes.subarray(from, from + small), method, size);
      if (body === null || crc32(body) !== sum) return null;
      files.push({ path, text: new TextDecoder('utf-8', { fatal: true }).decode(body) });
    }
    return files;
  } catch {
    // A place outside of the file, or a text that is none.
    return null;
  }
}

/** What was packed; `null` if it is longer than it says, or packed in a way of its own. */
async function inflated(small: Uint8Array<ArrayBuffer>, method: number, size: number): Promise<Uint8Array | null> {
  if (method === STORED) return small.length === size ? small : null;
  if (method !== DEFLATED) return null;
  const reader = new Blob([small]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const body = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return at === size ? body : null;
    if (at + value.length > size) {
      await reader.cancel();
      return null;
    }
    body.set(value, at);
    at += value.length;
  }
}
