// The recipes: each grows a place out of a board's graph. They are quieter than spaces and lines, and leave these alone.
import { box, disc, discs, Ground, wave, type Layer, type Scene } from './ground';
import { placeOf, type PlaceKind } from './kinds';
import { short } from '../geometry';
import type { BoardFace } from '../../protocol/types';

const RECIPES: Record<PlaceKind, (ground: Ground) => Layer[]> = { sea, garden, hall, mine, city, pier };

export function grow(board: BoardFace): Scene {
  const ground = new Ground(board);
  return { layers: RECIPES[placeOf(board)](ground), spots: ground.spots };
}

/** The graph as a broad band: around its spaces, and along its lines. */
const band = (ground: Ground, look: string, blobs: string, width: number): Layer[] => [
  { look, d: blobs },
  { look, d: ground.lines, width },
];

/** An island with a shore, and trees where nobody walks. */
function sea(ground: Ground): Layer[] {
  const { r } = ground;
  const shallow = ground.blobs(r * 2.5, 0.12);
  const sand = ground.blobs(r * 1.86, 0.12);
  const grass = ground.blobs(r * 1.62, 0.12);
  const deep = (spot: { x: number; y: number }) => ground.fromSpace(spot) > r * 2.5 && ground.fromLine(spot) > r * 1.7;
  const trees = ground.strew(1500, [r * 0.1, r * 0.2], (spot) => ground.fromSpace(spot) < r * 1.5 && ground.fromLine(spot) > r * 0.4, 0.85);
  const rocks = ground.strew(60, [r * 0.08, r * 0.2], (spot) => deep(spot) && ground.fromSpace(spot) < r * 3.2);
  const waves = Array.from({ length: 260 }, () => ground.anywhere()).filter(deep);
  return [
    ...band(ground, 'shallow', shallow, r * 3.3),
    { look: 'foam', d: waves.map((spot) => wave(spot, r * 0.32)).join(''), width: 2.5 },
    ...band(ground, 'sand', sand, r * 2.45),
    ...band(ground, 'grass', grass, r * 2.05),
    { look: 'shade', d: discs(trees, 1, 0.15, 0.3) },
    { look: 'tree', d: discs(trees) },
    { look: 'leaf', d: discs(trees, 0.55, -0.2, -0.25) },
    { look: 'rock', d: rocks.map((spot) => ground.blob(spot, spot.r, 0.25, 7)).join('') },
  ];
}

/** Lawn in stripes, gravel where people walk, hedges, beds, and a fountain where there is room. */
function garden(ground: Ground): Layer[] {
  const { r, board } = ground;
  const stripe = r * 1.2;
  let stripes = '';
  for (let x = -board.width; x < 2 * board.width; x += 2 * stripe) {
    stripes += `M${short(x)},${short(-board.height)}h${short(stripe)}l${short(board.height * 1.2)},${short(board.height * 3)}h${short(-stripe)}Z`;
  }
  const fountain = ground.emptiest();
  const basin = Math.min(fountain.r, r * 1.1);
  ground.spots.push({ ...fountain, r: basin });
  const away = (spot: { x: number; y: number }) => ground.fromSpace(spot) > r * 1.5 && ground.fromLine(spot) > r * 0.75;
  const hedges = ground.strew(620, [r * 0.34, r * 0.52], away, 0.72);
  const near = (from: number, to: number) => (spot: { x: number; y: number }) =>
    ground.fromSpace(spot) > r * from && ground.fromSpace(spot) < r * to && ground.fromLine(spot) > r * 0.42;
  const flowers = ['petal-1', 'petal-2', 'petal-3'].map((look) => ({
    look,
    d: discs(ground.strew(260, [r * 0.045, r * 0.075], near(1.2, 1.6))),
  }));
  return [
    { look: 'mown', d: stripes },
    ...band(ground, 'border', ground.blobs(r * 1.36, 0.03), r * 1.0),
    ...band(ground, 'gravel', ground.blobs(r * 1.28, 0.03), r * 0.84),
    { look: 'shade', d: discs(hedges, 1, 0.12, 0.25) },
    { look: 'tree', d: discs(hedges) },
    { look: 'leaf', d: discs(hedges, 0.6, -0.18, -0.22) },
    ...flowers,
    { look: 'marble', d: disc(fountain, basin * 0.94) },
    { look: 'pool', d: disc(fountain, basin * 0.76) },
    { look: 'marble', d: disc(fountain, basin * 0.3) },
    { look: 'foam', d: disc(fountain, basin * 0.5), width: 2 },
  ];
}

/** A floor of boards within walls of beams, pillars, and a hearth; night outside. */
function hall(ground: Ground): Layer[] {
  const { r, board } = ground;
  const edge = r * 0.75;
  const [x, y, width, height] = [-edge, -edge, board.width + 2 * edge, board.height + 2 * edge];
  const step = r * 0.62;
  let seams = '';
  let joints = '';
  for (let row = 0; row * step < height; row += 1) {
    const top = y + row * step;
    seams += `M${short(x)},${short(top)}h${short(width)}`;
    for (let at = ground.between(0, r * 5); at < width; at += ground.between(r * 3, r * 6)) {
      joints += `M${short(x + at)},${short(top)}v${short(step)}`;
    }
  }
  const hearth = ground.emptiest();
  const fire = Math.min(hearth.r, r * 0.95);
  ground.spots.push({ ...hearth, r: fire });
  const inside = (spot: { x: number; y: number; r: number }) =>
    spot.x > spot.r && spot.y > spot.r && spot.x < board.width - spot.r && spot.y < board.height - spot.r;
  const pillars = ground.strew(260, [r * 0.24, r * 0.3], inside, 5);
  const stars = Array.from({ length: 200 }, () => ground.anywhere()).filter(
    (spot) => spot.x < x - r || spot.y < y - r || spot.x > x + width + r || spot.y > y + height + r,
  );
  return [
    { look: 'star', d: stars.map((spot) => disc(spot, ground.between(1, 2.6))).join('') },
    { look: 'beam', d: box(x - r * 0.4, y - r * 0.4, width + r * 0.8, height + r * 0.8) },
    { look: 'floor', d: box(x, y, width, height) },
    { look: 'seam', d: seams, width: 2.5 },
    { look: 'seam', d: joints, width: 2.5 },
    ...band(ground, 'worn', ground.blobs(r * 1.3, 0.05), r * 1.1),
    { look: 'shade', d: discs(pillars, 1.1, 0.2, 0.35) },
    { look: 'beam', d: discs(pillars) },
    { look: 'rim', d: discs(pillars, 0.62) },
    { look: 'stone', d: disc(hearth, fire * 0.96) },
    { look: 'coal', d: disc(hearth, fire * 0.74) },
    { look: 'ember', d: ground.blob(hearth, fire * 0.5, 0.35, 9) },
    { look: 'flame', d: ground.blob(hearth, fire * 0.26, 0.35, 7) },
  ];
}

/** Galleries in the rock, held by timbers, with veins of crystal. */
function mine(ground: Ground): Layer[] {
  const { r, board } = ground;
  const rim = ground.blobs(r * 1.62, 0.1);
  const floor = ground.blobs(r * 1.42, 0.1);
  let strata = '';
  for (let y = -board.height; y < 2 * board.height; y += r * 1.4) {
    strata += `M${short(-board.width)},${short(y)}`;
    for (let x = -board.width; x < 2 * board.width; x += r * 4) {
      strata += `q${short(r * 2)},${short(ground.between(-r, r))} ${short(r * 4)},${short(ground.between(-r, r) * 0.4)}`;
    }
  }
  const rock = (spot: { x: number; y: number }) => ground.fromSpace(spot) > r * 1.75 && ground.fromLine(spot) > r * 1.0;
  const crystals = ground.strew(240, [r * 0.16, r * 0.34], rock, 1.6);
  const rubble = ground.strew(500, [r * 0.06, r * 0.13], (spot) => ground.fromSpace(spot) < r * 1.4 && ground.fromLine(spot) > r * 0.35);
  const facet = (half: 1 | -1) => (spot: { x: number; y: number; r: number }) =>
    `M${short(spot.x)},${short(spot.y - spot.r)}l${short(half * spot.r * 0.55)},${short(spot.r * 0.75)}l${short(-half * spot.r * 0.55)},${short(spot.r * 1.1)}Z`;
  const timbers = board.lines
    .map(({ a, b, bend }) => {
      const [from, to] = [board.spaces[a], board.spaces[b]];
      if (!from || !to) return '';
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < r * 2.5) return '';
      const [mx, my] = bend ?? [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const [ox, oy] = [(-(to.y - from.y) / length) * r * 0.92, ((to.x - from.x) / length) * r * 0.92];
      return `M${short(mx - ox)},${short(my - oy)}L${short(mx - ox * 0.42)},${short(my - oy * 0.42)}M${short(mx + ox)},${short(my + oy)}L${short(mx + ox * 0.42)},${short(my + oy * 0.42)}`;
    })
    .join('');
  return [
    { look: 'vein', d: strata, width: 3 },
    ...band(ground, 'cut', rim, r * 2.1),
    ...band(ground, 'gallery', floor, r * 1.75),
    { look: 'rubble', d: rubble.map((spot) => ground.blob(spot, spot.r, 0.3, 6)).join('') },
    { look: 'timber', d: timbers, width: r * 0.2 },
    { look: 'crystal', d: crystals.map(facet(1)).join('') },
    { look: 'crystal-light', d: crystals.map(facet(-1)).join('') },
    ...board.spaces.flatMap((space) => (space.passage ? [{ look: 'gleam', d: disc(space, r * 1.7) }] : [])),
  ];
}

/** Streets between blocks of houses by night: roofs of three kinds with a parapet, skylights that are lit or not, tanks, and lamps. */
function city(ground: Ground): Layer[] {
  const { r, board } = ground;
  const cell = r * 1.3;
  const houses: { x: number; y: number; w: number; h: number; kind: number }[] = [];
  for (let x = -0.5 * board.width; x < 1.5 * board.width; x += cell) {
    for (let y = -0.5 * board.height; y < 1.5 * board.height; y += cell) {
      const [w, h] = [cell * ground.between(0.8, 0.96), cell * ground.between(0.8, 0.96)];
      const middle = { x: x + w / 2, y: y + h / 2 };
      const reach = Math.hypot(w, h) / 2;
      if (ground.fromSpace(middle) < r * 1.1 + reach || ground.fromLine(middle) < r * 0.42 + reach) continue;
      houses.push({ x, y, w, h, kind: Math.floor(ground.between(0, 3)) });
      ground.spots.push({ ...middle, r: reach });
    }
  }
  const drawn = { lit: '', unlit: '', glow: '', tank: '', shade: '' };
  for (const { x, y, w, h } of houses) {
    // A row of skylights along the longer side, or a tank; some roofs are bare.
    const chance = ground.random();
    if (chance < 0.18) {
      const spot = { x: x + w * ground.between(0.35, 0.65), y: y + h * ground.between(0.35, 0.65) };
      drawn.shade += disc({ x: spot.x + r * 0.06, y: spot.y + r * 0.08 }, r * 0.2);
      drawn.tank += disc(spot, r * 0.18);
    } else if (chance < 0.85) {
      const [rows, columns] = w > h ? [2, 3] : [3, 2];
      const [pw, ph] = [(w * 0.34) / columns, (h * 0.34) / rows];
      for (let i = 0; i < columns; i += 1) {
        for (let j = 0; j < rows; j += 1) {
          const [px, py] = [x + w * (0.2 + (0.6 * (i + 0.5)) / columns) - pw / 2, y + h * (0.2 + (0.6 * (j + 0.5)) / rows) - ph / 2];
          const lit = ground.random() < 0.28;
          drawn[lit ? 'lit' : 'unlit'] += box(px, py, pw, ph);
          if (lit) drawn.glow += box(px - pw * 0.5, py - ph * 0.5, pw * 2, ph * 2);
        }
      }
    }
  }
  const tall = r * 0.12;
  const roofs = [0, 1, 2].map((kind) => ({
    look: `roof-${kind}`,
    d: houses
      .filter((house) => house.kind === kind)
      .map(({ x, y, w, h }) => box(x, y, w, h))
      .join(''),
  }));
  const lamps = ground.strew(500, [2.2, 3.4], (spot) => ground.fromLine(spot) < r * 0.8, 12);
  return [
    ...band(ground, 'curb', ground.blobs(r * 1.34, 0), r * 1.16),
    ...band(ground, 'street', ground.blobs(r * 1.24, 0), r * 0.98),
    { look: 'wall', d: houses.map(({ x, y, w, h }) => box(x + tall, y + tall, w, h)).join('') },
    ...roofs,
    {
      look: 'parapet',
      d: houses.map(({ x, y, w, h }) => box(x + r * 0.05, y + r * 0.05, w - r * 0.1, h - r * 0.1)).join(''),
      width: r * 0.05,
    },
    { look: 'shade', d: drawn.shade },
    { look: 'tank', d: drawn.tank },
    { look: 'unlit', d: drawn.unlit },
    { look: 'haze', d: drawn.glow },
    { look: 'lit', d: drawn.lit },
    { look: 'haze', d: discs(lamps, 5) },
    { look: 'lit', d: discs(lamps) },
  ];
}

/** A deck of planks on posts, over water with boats. */
function pier(ground: Ground): Layer[] {
  const { r } = ground;
  const deck = ground.blobs(r * 1.4, 0);
  const planks = ground.rows(r * 0.3, (point) => ground.fromSpace(point) < r * 1.36 || ground.fromLine(point) < r * 0.78);
  const open = (spot: { x: number; y: number; r?: number }) =>
    ground.fromSpace(spot) > r * 1.75 + (spot.r ?? 0) && ground.fromLine(spot) > r * 1.05 + (spot.r ?? 0);
  const boats = ground.strew(160, [r * 0.34, r * 0.5], open, 3.2);
  const posts = ground.strew(
    900,
    [r * 0.07, r * 0.09],
    (spot) => {
      const out = Math.min(ground.fromSpace(spot) - r * 1.4, ground.fromLine(spot) - r * 0.82);
      return out > -r * 0.06 && out < r * 0.05;
    },
    3,
  );
  const waves = Array.from({ length: 320 }, () => ground.anywhere()).filter(open);
  const hull = (spot: { x: number; y: number; r: number }, size: number) => {
    const s = spot.r * size;
    return `M${short(spot.x - s)},${short(spot.y)}q${short(s * 0.3)},${short(-s * 0.5)} ${short(s * 1.3)},${short(-s * 0.38)}q${short(s * 0.5)},${short(s * 0.1)} ${short(s * 0.7)},${short(s * 0.38)}q${short(-s * 0.2)},${short(s * 0.28)} ${short(-s * 0.7)},${short(s * 0.38)}q${short(-s)},${short(s * 0.12)} ${short(-s * 1.3)},${short(-s * 0.38)}Z`;
  };
  return [
    { look: 'foam', d: waves.map((spot) => wave(spot, r * 0.32)).join(''), width: 2.5 },
    { look: 'shade', d: deck },
    { look: 'under', d: ground.lines, width: r * 1.9 },
    ...band(ground, 'edge', ground.blobs(r * 1.42, 0), r * 1.68),
    ...band(ground, 'deck', ground.blobs(r * 1.34, 0), r * 1.52),
    { look: 'seam', d: planks, width: 2 },
    { look: 'post', d: discs(posts) },
    { look: 'shade', d: boats.map((spot) => hull({ ...spot, y: spot.y + spot.r * 0.2 }, 1)).join('') },
    { look: 'hull', d: boats.map((spot) => hull(spot, 1)).join('') },
    { look: 'deck', d: boats.map((spot) => hull(spot, 0.7)).join('') },
  ];
}
