// The ground of a card's picture: rays, arcs, bands or sparks by its type, turned and spread by its name.
import { hash } from '../look/look';

/** The picture is drawn in a box of this size. */
export const WIDTH = 200;
export const HEIGHT = 150;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 + 4 };

const drawn = new Map<string, string>();

/** One path, to be filled with a little light. */
export function ground(kind: string, name: string): string {
  const key = `${kind} ${name}`;
  const path = drawn.get(key) ?? draw(kind, hash(name));
  drawn.set(key, path);
  return path;
}

function draw(kind: string, seed: number): string {
  switch (kind) {
    case 'attack':
      return rays(seed);
    case 'defense':
      return arcs(seed);
    case 'versatile':
      return bands(seed);
    default:
      return sparks(seed);
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
const spot = (angle: number, radius: number) =>
  `${round(MIDDLE.x + radius * Math.cos(angle))},${round(MIDDLE.y + radius * Math.sin(angle))}`;

/** Rays from the middle, no two of one width. */
function rays(seed: number): string {
  const count = 13 + (seed % 5);
  const turn = ((seed >>> 8) % 100) / 100;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI;
    const width = 0.07 + (((seed >>> (i % 16)) & 3) * 0.16) / count;
    return `M${spot(angle, 6)}L${spot(angle - width, 190)}L${spot(angle + width, 190)}Z`;
  }).join('');
}

/** Rings around the middle, like an echo; even and odd ones by the rule of filling. */
function arcs(seed: number): string {
  const step = 13 + (seed % 5);
  return Array.from({ length: 8 }, (_, i) => {
    const outer = 22 + i * step + ((seed >>> i) & 3);
    const inner = outer - 4 - ((seed >>> (i + 4)) & 1) * 3;
    const ring = (radius: number, sweep: number) =>
      `M${spot(Math.PI, radius)}A${radius},${radius} 0 1 ${sweep} ${spot(0, radius)}A${radius},${radius} 0 1 ${sweep} ${spot(Math.PI, radius)}Z`;
    return ring(outer, 1) + ring(inner, 0);
  }).join('');
}

/** Slanted bands, to one side or the other. */
function bands(seed: number): string {
  const slant = (seed & 1 ? 1 : -1) * (50 + ((seed >>> 3) % 30));
  let x = -120 - (seed % 30);
  let path = '';
  for (let i = 0; x < WIDTH + 140; i += 1) {
    const width = 6 + ((seed >>> (i % 20)) & 7) * 2;
    path += `M${x + slant},-2H${x + slant + width}L${x + width - slant},${HEIGHT + 2}H${x - slant}Z`;
    x += width + 14 + ((seed >>> ((i + 5) % 20)) & 3) * 4;
  }
  return path;
}

/** Four-pointed sparks, strewn. */
function sparks(seed: number): string {
  let state = seed || 1;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state >>> 9) & 1023) / 1024;
  };
  return Array.from({ length: 26 }, () => {
    const [x, y, size] = [round(next() * WIDTH), round(next() * HEIGHT), round(3 + next() ** 2 * 11)];
    const waist = round(size * 0.16);
    return `M${x},${round(y - size)}l${waist},${round(size - waist)}l${round(size - waist)},${waist}l${round(waist - size)},${waist}l${-waist},${round(size - waist)}l${-waist},${round(waist - size)}l${round(waist - size)},${-waist}l${round(size - waist)},${-waist}Z`;
  }).join('');
}
