import type { Random } from '@vedette/engine';
import { TERRAIN_TYPES } from '../data/terrain.ts';
import type { TerrainDocument } from '../rules/setup/terrain.ts';

/** SB-GEN-06: the recommended sizes, and a smaller one where units meet at once. */
export const TABLE_SIZES = [24, 30, 36];

/** Middles of the squares in which a piece may lie: off the edges, and far enough apart for the largest. */
const OFF_EDGE = 7;
const APART = 5;

/** Every kind of terrain; a bridge or platform needs something below or beside it, and gets it here. */
export const TERRAIN_POOL: readonly string[] = TERRAIN_TYPES.map(({ id }) => id);

/** Pieces on three squares of five that do not overlap, some of two parts. */
export function randomTerrain(
  random: Random,
  pick: (pool: string) => string,
  size: number,
): TerrainDocument[] {
  const pieces: TerrainDocument[] = [];
  for (let x = OFF_EDGE; x <= size - OFF_EDGE; x += APART) {
    for (let y = OFF_EDGE; y <= size - OFF_EDGE; y += APART) {
      if (random.below(5) < 2) continue;
      pieces.push(...pieceAt(random, pick('terrain'), x, y, pieces.length));
    }
  }
  return pieces;
}

/** Half the side of the largest piece. */
const HALF = 2;
const HEIGHTS = [0.5, 1.5, 2.5, 4, 7];

function pieceAt(random: Random, type: string, x: number, y: number, n: number): TerrainDocument[] {
  const half = () => (1 + random.below(HALF * 8)) / 8;
  const rect = (w: number, d: number, at = x): TerrainDocument['shape'] => ({
    rect: [at - w, y - d, w * 2, d * 2],
  });
  const piece = { id: `${type}-${n}`, type, shape: rect(half(), half()) };
  if (type === 'bridge')
    return [
      { id: `stream-${n}`, type: 'water', shape: rect(2.2, 0.8) },
      { ...piece, shape: rect(0.8, 1.8) },
    ];
  if (type === 'tree' || type === 'post' || type === 'mast') return [{ ...piece, shape: rect(0.25, 0.25) }];
  const isWall = type.endsWith('wall') || type === 'hedge';
  if (isWall && random.below(2) === 0) return [{ ...piece, shape: rect(0.125, HALF) }];
  const thick = isWall ? 0.125 : half();
  const tall = type === 'rock' ? { ...piece, height: HEIGHTS[random.below(HEIGHTS.length)]! } : piece;
  if (type !== 'rock' && !isWall) return [piece];
  if (random.below(2) === 0) return [{ ...tall, shape: rect(HALF, thick) }];
  // A doorway, or a gap to jump.
  const side = HALF / 2 - half() / 2;
  const [west, east] = [x - HALF + side, x + HALF - side];
  if (side <= 0) return [{ ...tall, shape: rect(HALF, thick) }];
  return [
    { ...tall, shape: rect(side, thick, west) },
    { ...tall, id: `${type}-${n}-east`, shape: rect(side, thick, east) },
  ];
}
