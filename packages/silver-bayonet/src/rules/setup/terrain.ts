import type { Piece, TableData } from '@vedette/engine/table';
import { z } from 'zod';
import { TERRAIN_TYPES, terrainType } from '../../data/terrain.ts';

/** SB-GEN-05. */
const GRID = 1000;

const number = z.number().min(-100).max(300);

const shapeSchema = z.union([
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

/** A straight stretch of edge: x0, y0, x1, y1. */
const edge = z.tuple([number, number, number, number]);

/** SB-OPS-05: a piece of terrain as a scenario writes it; what it leaves out comes from its type. */
export const terrainSchema = z.strictObject({
  id: z.string().min(1).max(60),
  type: z.enum(TERRAIN_TYPES.map(({ id }) => id) as [string, ...string[]]),
  shape: shapeSchema,
  group: z.string().max(60).optional(),
  base: number.optional(),
  height: z.number().min(0).max(60).optional(),
  ground: z.enum(['open', 'difficult', 'impassable']).optional(),
  solid: z.boolean().optional(),
  climbable: z.boolean().optional(),
  top: z.enum(['none', 'stand', 'slope']).optional(),
  sight: z.enum(['clear', 'obscuring', 'solid']).optional(),
  structure: z.boolean().optional(),
  water: z.boolean().optional(),
  /** Edges with a railing, or all of them. */
  guarded: z.union([z.literal(true), z.array(edge).max(40)]).optional(),
  /** Edges where the top is reached without climbing. */
  ramps: z.array(edge).max(40).optional(),
  mounted: z.literal(false).optional(),
  unsteady: z.literal(true).optional(),
});

export type TerrainDocument = z.infer<typeof terrainSchema>;

/** The table of a scenario, in inches. */
export function tableOf(width: number, depth: number, terrain: readonly TerrainDocument[]): TableData {
  return { width, depth, grid: GRID, regions: {}, links: [], pieces: terrain.map(pieceOf) };
}

function pieceOf(document: TerrainDocument): Piece {
  const type = terrainType(document.type);
  const base = document.base ?? type.base;
  return {
    id: document.id,
    outline: outlineOf(document.shape),
    base,
    top: base + (document.height ?? type.height),
    ground: document.ground ?? type.ground,
    solid: document.solid ?? type.solid,
    climbable: document.climbable ?? true,
    surface: document.top ?? type.top ?? 'none',
    sight: document.sight ?? type.sight,
    flags: flagsOf(document),
    guarded: document.guarded ?? [],
    ramps: document.ramps ?? [],
  };
}

/** SB-GEN-10.R1, SB-OPS-05: what rules ask of a piece beyond its shape; its type comes last. */
function flagsOf({ type: id, structure, water, mounted, unsteady }: TerrainDocument): readonly string[] {
  const type = terrainType(id);
  const flags = {
    structure: structure ?? type.structure ?? false,
    water: water ?? type.water ?? false,
    'no-mounted': mounted === false,
    unsteady: unsteady ?? false,
  };
  return [...Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : [])), id];
}

function outlineOf(shape: TerrainDocument['shape']): number[] {
  if ('poly' in shape) return shape.poly.flat();
  const [x, y, width, depth] = shape.rect;
  return [x, y, x + width, y, x + width, y + depth, x, y + depth];
}
