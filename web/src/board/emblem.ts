// A coat of arms for every fighter, made from its name: a divided field and a monogram. The same name has the same arms everywhere.

export type Division = 'plain' | 'pale' | 'fess' | 'bend' | 'chevron' | 'quarterly' | 'saltire' | 'pile' | 'bordure' | 'cross';

const DIVISIONS: readonly Division[] = ['pale', 'fess', 'bend', 'chevron', 'quarterly', 'saltire', 'pile', 'bordure', 'cross', 'plain'];

export interface Emblem {
  division: Division;
  monogram: string;
}

export function emblem(name: string): Emblem {
  const plain = name.replace(/^\d+\./, '');
  const division = DIVISIONS[hash(plain.replace(/ \d+$/, '')) % DIVISIONS.length] ?? 'plain';
  return { division, monogram: monogram(plain) };
}

/** Two letters of a name; a number among equals stays, as it tells them apart. */
export function monogram(name: string): string {
  const number = / (\d+)$/.exec(name)?.[1];
  const words = name
    .replace(/ \d+$/, '')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '' && !['the', 'of', 'and'].includes(word.toLowerCase()));
  const letters = words.map((word) => [...word][0] ?? '').join('');
  if (number) return `${[...letters][0] ?? ''}${number}`;
  const [only] = words;
  return words.length === 1 && only ? [...only].slice(0, 2).join('') : [...letters].slice(0, 2).join('');
}

/** The second tincture's part of the field, as a path in a square from -1 to 1; it is clipped by the token's outline. */
export function charge(division: Division): string {
  switch (division) {
    case 'plain':
      return '';
    case 'pale':
      return 'M0,-2H2V2H0Z';
    case 'fess':
      return 'M-2,0H2V2H-2Z';
    case 'bend':
      return 'M-2,-2L2,2H-2Z';
    case 'chevron':
      return 'M-2,1.6L0,-0.4L2,1.6V2.4H-2Z';
    case 'quarterly':
      return 'M-2,-2H0V0H-2ZM0,0H2V2H0Z';
    case 'saltire':
      return 'M-2,-2L0,0L-2,2ZM2,-2L0,0L2,2Z';
    case 'pile':
      return 'M-1.1,-2H1.1L0,1.3Z';
    case 'bordure':
      return 'M-2,-2H2V2H-2ZM0,-0.66A0.66,0.66 0 1 0 0,0.66A0.66,0.66 0 1 0 0,-0.66Z';
    case 'cross':
      return 'M-0.36,-2H0.36V-0.36H2V0.36H0.36V2H-0.36V0.36H-2V-0.36H-0.36Z';
  }
}

/** FNV-1a: small, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value >>> 8;
}
