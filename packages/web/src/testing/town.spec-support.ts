import type { Piece, TableData } from '@vedette/engine/table';

type Shape = readonly [x: number, y: number, width: number, depth: number];

function piece(id: string, flags: readonly string[], [x, y, width, depth]: Shape, top = 1): Piece {
  return {
    id,
    outline: [x, y, x + width, y, x + width, y + depth, x, y + depth],
    base: 0,
    top,
    ground: 'open',
    solid: !flags.includes('open') && !flags.includes('smashed'),
    climbable: true,
    surface: 'none',
    sight: 'clear',
    flags,
    guarded: [],
    ramps: [],
  };
}

/** A piece of everything that a town has, in every state: its id, its words, its size in inches, its height. */
const THINGS: readonly (readonly [
  id: string,
  flags: readonly string[],
  size: readonly [number, number],
  top?: number,
])[] = [
  ['bungalow', ['building'], [5, 4], 3],
  ['barn', ['building'], [5, 4], 3],
  ['mausoleum', ['building'], [4, 4], 3],
  ['chapel-ruin', ['ruins'], [4, 4]],
  ['car', ['vehicle'], [4, 2.4]],
  ['bus', ['vehicle'], [6, 2.4], 2],
  ['truck', ['vehicle'], [4, 2]],
  ['dining-table', ['furniture'], [3, 2]],
  ['bookcase', ['furniture'], [5, 1], 2],
  ['bed', ['furniture'], [3, 3]],
  ['sofa', ['furniture'], [3, 1.2]],
  ['armchair', ['furniture'], [1.2, 1.2]],
  ['slab', ['furniture'], [2, 1.4]],
  ['coffin-1', ['closed', 'coffin'], [2.4, 1.2]],
  ['coffin-2', ['open', 'coffin'], [2.4, 1.2]],
  ['grave-1', ['grave'], [1.6, 0.8], 0],
  ['tomb-row', ['obstacle'], [3.2, 0.5]],
  ['woodpile', ['obstacle'], [3.2, 0.6]],
  ['hedge', ['obstacle'], [4, 0.6]],
  ['fence', ['obstacle'], [4, 0.25]],
  ['cornfield', ['wood'], [4, 4]],
  ['dead-tree', ['tree'], [1.2, 1.2], 4],
  ['scrap-heap', ['debris'], [3, 3]],
  ['well', ['rock'], [2, 2]],
  ['pentagram', ['pentagram'], [4, 4], 0],
  ['churchyard', ['holy-ground'], [4, 4], 0],
  ['ladder', ['ladder'], [3, 0.8]],
  ['garlic', ['garlic'], [4, 0.25]],
  ['lamp', ['lamp'], [0.5, 0.5], 4],
  ['shed', ['burning', 'building'], [3, 3], 2],
  ['door-shut', ['closed', 'door'], [2.4, 0.25], 3],
  ['door-open', ['open', 'door'], [2.4, 0.25], 3],
  ['door-smashed', ['smashed', 'door'], [2.4, 0.25], 3],
  ['door-heavy', ['closed', 'heavy', 'door'], [2.4, 0.25], 3],
  ['door-steel', ['closed', 'steel', 'door'], [2.4, 0.25], 3],
  ['door-locked', ['closed', 'locked', 'door'], [2.4, 0.25], 3],
  ['window', ['window'], [2.4, 0.25], 3],
  ['window-broken', ['broken', 'window'], [2.4, 0.25], 3],
];

const STEP = 7;
const ACROSS = 7;

/** Each thing in a field of its own, north of a house of one room with a window and an open door to the south. */
export function townTable(): TableData {
  const things = THINGS.map(([id, flags, [width, depth], top], i) =>
    piece(id, flags, [1 + (i % ACROSS) * STEP, 12 + Math.floor(i / ACROSS) * STEP, width, depth], top),
  );
  const house = [
    piece('yard', ['outside'], [0, 0, 50, 11], 0),
    piece('parlour', ['room'], [4, 4, 12, 6], 3),
    piece('south-1', ['wall'], [4, 3.9, 3, 0.25], 3),
    piece('south-window', ['window'], [7, 3.9, 2, 0.25], 3),
    piece('south-2', ['wall'], [9, 3.9, 2, 0.25], 3),
    piece('south-door', ['open', 'door'], [11, 3.9, 2, 0.25], 3),
    piece('south-3', ['wall'], [13, 3.9, 3, 0.25], 3),
    piece('west', ['wall'], [3.9, 4, 0.25, 6], 3),
    piece('garden-wall', ['wall'], [20, 4, 8, 0.4], 0.8),
  ];
  return { width: 50, depth: 54, grid: 1000, regions: {}, links: [], pieces: [...house, ...things] };
}
