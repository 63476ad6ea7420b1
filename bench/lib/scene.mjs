/**
 * Seeded tables for benchmarks: the same numbers give the same table on every machine, so that checksums
 * can be compared.
 */

/** A small linear congruential generator: fractions in [0, 1). */
export function fractions(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const CORNERS = 8;

/** Unit vectors of an octagon, counter-clockwise. */
const OCTAGON = [
  [1, 0],
  [0.707107, 0.707107],
  [0, 1],
  [-0.707107, 0.707107],
  [-1, 0],
  [-0.707107, -0.707107],
  [0, -1],
  [0.707107, -0.707107],
];

/** What stands on a table: sight, base, top, size from and to, and whether it is walked on or round. */
const KINDS = [
  {
    name: 'house',
    sight: 'solid',
    base: 0,
    top: 4,
    size: [1.5, 3],
    solid: true,
    surface: 'stand',
    ground: 'open',
  },
  {
    name: 'wood',
    sight: 'obscuring',
    base: 0,
    top: 5,
    size: [2, 4],
    solid: false,
    surface: 'none',
    ground: 'difficult',
  },
  {
    name: 'rubble',
    sight: 'solid',
    base: 0,
    top: 0.5,
    size: [1, 2],
    solid: false,
    surface: 'stand',
    ground: 'difficult',
  },
  {
    name: 'hill',
    sight: 'solid',
    base: 0,
    top: 1,
    size: [2, 4],
    solid: false,
    surface: 'slope',
    ground: 'open',
  },
  {
    name: 'thicket',
    sight: 'obscuring',
    base: 0,
    top: 1,
    size: [1, 2],
    solid: false,
    surface: 'none',
    ground: 'difficult',
  },
  {
    name: 'tower',
    sight: 'solid',
    base: 0,
    top: 6,
    size: [0.8, 1.5],
    solid: true,
    surface: 'stand',
    ground: 'open',
  },
  {
    name: 'bog',
    sight: 'clear',
    base: 0,
    top: 0,
    size: [1.5, 3],
    solid: false,
    surface: 'stand',
    ground: 'difficult',
  },
  {
    name: 'deck',
    sight: 'solid',
    base: 2,
    top: 2.25,
    size: [1.5, 3],
    solid: false,
    surface: 'stand',
    ground: 'open',
  },
];

function snap(value) {
  return Math.round(value * 1000) / 1000;
}

function makePiece(i, size, random) {
  const kind = KINDS[i % KINDS.length];
  const radius = kind.size[0] + random() * (kind.size[1] - kind.size[0]);
  const x = radius + random() * (size - 2 * radius);
  const y = radius + random() * (size - 2 * radius);
  const outline = [];
  for (let c = 0; c < CORNERS; c++) {
    const reach = radius * (0.6 + 0.4 * random());
    outline.push(snap(x + OCTAGON[c][0] * reach), snap(y + OCTAGON[c][1] * reach));
  }
  const { name, sight, base, top, solid, surface, ground } = kind;
  const rest = { climbable: true, flags: [], guarded: [], ramps: [] };
  return { id: `${name}-${i}`, outline, base, top, ground, solid, surface, sight, ...rest };
}

function insideOutline(outline, x, y) {
  let inside = false;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    const [x0, y0, x1, y1] = [outline[i], outline[i + 1], outline[j], outline[j + 1]];
    if (y0 <= y !== y1 <= y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) inside = !inside;
  }
  return inside;
}

/** The top of the highest piece under a point that can be stood on; bodies stand on it. */
function levelAt(pieces, x, y) {
  let level = 0;
  for (const piece of pieces) {
    if (piece.surface !== 'none' && piece.top > level && insideOutline(piece.outline, x, y))
      level = piece.top;
  }
  return level;
}

/**
 * A square table of `size` with `pieces` pieces of eight corners each (some concave) and `figures` bodies that do
 * not overlap in plan, each standing on what is under it.
 */
export function scene({ pieces: pieceCount, figures, seed, size = 36 }) {
  const random = fractions(seed);
  const pieces = Array.from({ length: pieceCount }, (_, i) => makePiece(i, size, random));
  const bodies = [];
  while (bodies.length < figures) {
    const x = snap(0.5 + random() * (size - 1));
    const y = snap(0.5 + random() * (size - 1));
    const free = bodies.every((b) => (b.x - x) * (b.x - x) + (b.y - y) * (b.y - y) > 1);
    if (free) bodies.push({ x, y, z: levelAt(pieces, x, y), radius: 0.492, height: 1 });
  }
  return { table: { width: size, depth: size, grid: 1000, pieces, regions: {}, links: [] }, bodies };
}

/** A man on foot. */
export const ON_FOOT = {
  over: 'ground',
  step: 0.25,
  ground: { difficult: 2 },
  ignores: [],
  barred: [],
  stacks: false,
  climb: 2,
  descend: 2,
  traverse: 2,
  climbs: null,
  leap: { upTo: 3, cost: 1 },
  jump: { cost: 2, height: 0.5 },
  clearance: 0.375,
  margin: 0.492,
};
