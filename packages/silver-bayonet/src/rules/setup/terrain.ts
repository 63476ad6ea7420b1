import type { Piece, TableData } from '@vedette/engine/table';
import { z } from 'zod';
import { TERRAIN_TYPES, terrainType } from '../../data/terrain.ts';

/** SB-GEN-05. */
export const GRID = 1000;

const number = z.number().min(-100).max(300);

export const shapeSchema = z.union([
  z.strictObject({
    rect: z.tuple([number, number, z.number().positive().max(300), z.number().positive().max(300)]),
  }),
  z.strictObject({
    poly: z
      .array(z.tuple([number, number]))
      .min(3)
      .max(200),
  }),
]);

/** SB-OPS-05: a piece of terrain as a scenario writes it; what it leaves out comes from its type. */
export const terrainSchema = z.strictObject({
  id: z.string().min(1).max(60),
  type: z.enum(TERRAIN_TYPES.map(({ id }) => id) as [string, ...string[]]),
  shape: shapeSchema,
  group: z.string().max(60).optional(),
  base: number.optional(),
  height: z.number().min(0).max(60).optional(),
  climbable: z.boolean().optional(),
});

export type TerrainDocument = z.infer<typeof terrainSchema>;

/** The table of a scenario, in inches. */
export function tableOf(width: number, depth: number, terrain: readonly TerrainDocument[]): TableData {
  return { width, depth, grid: GRID, regions: {}, links: [], pieces: terrain.map(pieceOf) };
}

function pieceOf(document: TerrainDocument): Piece {
  const type = terrainType(document.type);
  const base = document.base ?? type.base;
  const flags = [...(type.structure ? ['structure'] : []), ...(type.water ? ['water'] : []), document.type];
  return {
    id: document.id,
    outline: outlineOf(document.shape),
    base,
    top: base + (document.height ?? type.height),
    ground: type.ground,
    solid: type.solid,
    climbable: document.climbable ?? true,
    surface: type.top ?? 'none',
    sight: type.sight,
    flags,
    guarded: [],
    ramps: [],
  };
}

function outlineOf(shape: TerrainDocument['shape']): number[] {
  if ('poly' in shape) return shape.poly.flat();
  const [x, y, width, depth] = shape.rect;
  return [x, y, x + width, y, x + width, y + depth, x, y + depth];
}
