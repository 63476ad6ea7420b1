import type { Random } from '@vedette/engine';
import { TERRAIN_TYPES } from '../data/terrain.ts';
import type { TerrainDocument } from '../rules/setup/terrain.ts';

/** Middles of the squares in which a piece may lie, between the zones. */
const COLUMNS = [7, 13, 18, 23, 29];
const ROWS = [9, 14, 18, 22, 27];

/** Every kind of terrain; a bridge or platform needs something below or beside it, and gets it here. */
export const TERRAIN_POOL: readonly string[] = TERRAIN_TYPES.map(({ id }) => id);

/** Fourteen or so pieces that do not overlap, some of two parts. */
export function randomTerrain(random: Random, pick: (pool: string) => string): TerrainDocument[] {
  const pieces: TerrainDocument[] = [];
  for (const x of COLUMNS) {
    for (const y of ROWS) {
      if (random.below(5) < 2) continue;
      pieces.push(...pieceAt(random, pick('terrain'), x, y, pieces.length));
    }
  }
  return pieces;
}

function pieceAt(random: Random, type: string, x: number, y: number, n: number): TerrainDocument[] {
  const half = (most: number) => (1 + random.below(Math.round(most * 8))) / 8;
  const wide = half(2);
  const deep = half(2);
  const rect = (w: number, d: number): TerrainDocument['shape'] => ({ rect: [x - w, y - d, w * 2, d * 2] });
  const piece = { id: `${type}-${n}`, type, shape: rect(wide, deep) };
  if (type === 'bridge')
    return [
      { id: `stream-${n}`, type: 'water', shape: rect(2.2, 0.8) },
      { ...piece, shape: rect(0.8, 1.8) },
    ];
  if (type === 'tree' || type === 'post' || type === 'mast') return [{ ...piece, shape: rect(0.25, 0.25) }];
  if (type.endsWith('wall') || type === 'hedge')
    return [{ ...piece, shape: random.below(2) === 0 ? rect(2, 0.125) : rect(0.125, 2) }];
  return [piece];
}
