// The pictures that content names, from the icon set to the client: only those in use are bundled, and each hero's lie in a chunk of
// their own that is fetched when one of them is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const content = new URL('../../content/', import.meta.url);
const INDEX = 'virtual:pictures';

/** All values of a key in a TOML file, which writes each on a line of its own. */
const values = (text, key) => [...text.matchAll(new RegExp(`^${key} = "([^"]+)"`, 'gm'))].map((match) => match[1]);

/** What content/pictures.txt says: the names, and for each word or type of card the pictures that stand for it. */
export function readPictures() {
  const names = [];
  const words = {};
  for (const line of readFileSync(new URL('pictures.txt', content), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [name, rest = ''] = line.split(':');
    names.push(name);
    for (const word of rest.split(' ').filter(Boolean)) (words[word] ??= []).push(name);
  }
  return { names, words };
}

/** The names of each chunk: the heroes' emblems, the other fighters', what several heroes share, each hero's motifs, the others. */
export function chunksOf(names) {
  const files = readdirSync(new URL('heroes/', content)).sort();
  const texts = files.map((file) => readFileSync(new URL(`heroes/${file}`, content), 'utf8'));
  const emblems = new Set(texts.flatMap((text) => values(text, 'emblem')));
  // The hero's own stands before its fighters.
  const heroes = new Set(texts.flatMap((text) => values(text, 'emblem').slice(0, 1)));
  const motifs = texts.map((text) => [...new Set(values(text, 'motif'))].filter((name) => !emblems.has(name)));
  const shared = new Set(motifs.flat().filter((name) => motifs.filter((list) => list.includes(name)).length > 1));
  const own = motifs.map((list) => list.filter((name) => !shared.has(name)));
  const used = new Set([...emblems, ...shared, ...own.flat()]);
  return [[...heroes], [...emblems].filter((name) => !heroes.has(name)), [...shared], ...own, names.filter((name) => !used.has(name))];
}

/** How many numbers each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path in whole numbers: in a square of 512 nobody sees more. Ends are rounded from where they truly lie, so that small errors do
 * not add up along the way. */
export function rounded(path) {
  let out = '';
  // Where the pen truly is, where the rounded one is, and where the outline began, across and down.
  const [is, drawn] = [
    [0, 0],
    [0, 0],
  ];
  let began = [0, 0, 0, 0];
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    const relative = command === kind;
    if (kind === 'z') [is[0], is[1], drawn[0], drawn[1]] = began;
    out += command;
    const numbers = read(rest, takes === 7);
    const parts = [];
    for (let from = 0; from < numbers.length; from += takes) {
      const group = numbers.slice(from, from + takes);
      const start = [...is];
      group.forEach((number, i) => {
        // Radii, turn and flags of an arc stand before its end.
        const axis = kind === 'v' ? 1 : kind === 'h' ? 0 : (i + takes) % 2;
        const last = i >= takes - (kind === 'h' || kind === 'v' ? 1 : 2);
        if (takes === 7 && !last) return parts.push(i < 2 ? Math.max(1, Math.round(number)) : Math.round(number));
        const side = takes === 7 ? i - 5 : axis;
        const goal = relative ? start[side] + number : number;
        parts.push(relative ? Math.round(goal) - drawn[side] : Math.round(goal));
        if (last) is[side] = goal;
      });
      for (const side of [0, 1]) drawn[side] = Math.round(is[side]);
      if (kind === 'm' && from === 0) began = [...is, ...drawn];
    }
    out += parts.map((number, i) => (i === 0 || number < 0 ? '' : ' ') + number).join('');
  }
  return out;
}

/** The numbers of a command. The two flags of an arc are single digits, which need no blank behind them. */
function read(text, arc) {
  const numbers = [];
  for (let left = text; (left = left.replace(/^[\s,]+/, '')) !== '';) {
    const flag = arc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const [number] = flag ? left : (/^[-+]?(\d*\.\d+|\d+\.?)(e[-+]?\d+)?/i.exec(left) ?? ['']);
    if (number === '') throw new Error(`no number in ${left}`);
    numbers.push(Number(number));
    left = left.slice(number.length);
  }
  return numbers;
}

/** A plugin for Vite that makes `virtual:pictures` of them. */
export function pictures() {
  const { names, words } = readPictures();
  const chunks = chunksOf(names);
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const pathOf = (name) => {
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`content/pictures.txt: the icon set has no single path for ${name}`);
    return rounded(path);
  };
  return {
    name: 'peerless-pictures',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loads = chunks.map((_, i) => `() => import('${INDEX}/${i}')`);
        return [
          `export const words = ${JSON.stringify(words)};`,
          `export const names = ${JSON.stringify(chunks.map((list) => list.join(' ')))};`,
          `export const loads = [${loads.join(', ')}];`,
        ].join('\n');
      }
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const list = chunks[Number(id.slice(INDEX.length + 2))];
      return `export default ${JSON.stringify(Object.fromEntries(list.map((name) => [name, pathOf(name)])))};`;
    },
  };
}
