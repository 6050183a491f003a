// An engraving for every name: a closed curve, as on a banknote, whose turns come from the name alone.

/** FNV-1a: the same number for the same text everywhere. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

const drawn = new Map<string, string>();

/** The path of the curve around the origin, within a radius of 50. */
export function engraving(name: string): string {
  const path = drawn.get(name) ?? curve(name);
  drawn.set(name, path);
  return path;
}

function curve(name: string): string {
  const seed = hash(name);
  const pick = (shift: number, count: number) => (seed >>> shift) % count;
  const petals = 5 + pick(0, 6);
  const inner = 2 + pick(6, 2);
  const depth = 0.28 + pick(12, 5) * 0.06;
  const ripple = 0.06 + pick(18, 4) * 0.03;
  // Rings that follow each other, each turned a little, weave the pattern.
  const rings = 5;
  const points = petals * inner * 10;
  let path = '';
  for (let ring = 0; ring < rings; ring += 1) {
    const size = 1 - ring * 0.13;
    const turn = (ring * Math.PI) / petals;
    for (let index = 0; index < points; index += 1) {
      const angle = (index / points) * 2 * Math.PI;
      const wave = depth * Math.cos(petals * angle + turn * petals) + ripple * Math.cos(petals * inner * angle);
      const radius = (50 * size * (1 + wave)) / (1 + depth + ripple);
      path += `${index === 0 ? 'M' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    }
    path += 'Z';
  }
  return path;
}
