import type { Piece, TableData } from '@vedette/engine/table';
import { z } from 'zod';
import { isBuiltIn, type TerrainType, terrainType } from '../../data/terrain.ts';

/** SB-GEN-05. */
export const GRID = 1000;

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

const corner = z.tuple([number, number]);
/** A straight stretch of edge, from corner to corner. */
const edge = z.tuple([corner, corner]);

/** What a piece is made of, as a type says it or a piece says it differently. */
const properties = {
  base: number.optional(),
  height: z.number().min(0).max(60).optional(),
  ground: z.enum(['open', 'difficult', 'impassable']).optional(),
  solid: z.boolean().optional(),
  climbable: z.boolean().optional(),
  top: z.enum(['none', 'stand', 'slope']).optional(),
  sight: z.enum(['clear', 'obscuring', 'solid']).optional(),
  structure: z.boolean().optional(),
  water: z.boolean().optional(),
};

/** SB-OPS-06: a type of a scenario's own. */
export const terrainTypeSchema = z.strictObject(properties);
export type OwnTerrainTypes = Readonly<Record<string, z.infer<typeof terrainTypeSchema>>>;

/** SB-OPS-05: a piece of terrain as a scenario writes it; what it leaves out comes from its type. */
export const terrainSchema = z.strictObject({
  id: z.string().min(1).max(60),
  type: z.string().min(1).max(60),
  shape: shapeSchema,
  group: z.string().max(60).optional(),
  board: z.string().max(60).optional(),
  /** SB-SCN-GEN-03: the scenario's text wants it just there. */
  fixed: z.literal(true).optional(),
  /** Monsters for which its ground is open. */
  ignoredBy: z.array(z.string()).max(20).optional(),
  ...properties,
  /** Edges with a railing, or all of them. */
  guarded: z.union([z.literal(true), z.array(edge).max(40)]).optional(),
  /** Edges where the top is reached without climbing. */
  ramps: z.array(edge).max(40).optional(),
  mounted: z.literal(false).optional(),
  unsteady: z.literal(true).optional(),
});

type Mounted = 'forbidden' | { readonly structures: readonly string[] };

export type TerrainDocument = z.infer<typeof terrainSchema>;

/** The table of a scenario, in inches. */
export function tableOf(
  width: number,
  depth: number,
  terrain: readonly TerrainDocument[],
  own: OwnTerrainTypes = {},
  /** Groups of structures that may be entered mounted (SB-OPS-15). */
  ridden: readonly string[] = [],
): TableData {
  const pieces = terrain.map((document) => pieceOf(document, typeOf(document.type, own), ridden));
  return { width, depth, grid: GRID, regions: {}, links: [], pieces };
}

/** SB-OPS-15: the groups of a scenario's structures that may be entered mounted. */
export function riddenGroups({ mounted }: { readonly mounted?: Mounted | undefined }): readonly string[] {
  return typeof mounted === 'object' ? mounted.structures : [];
}

/** What a scenario's own type is where it does not say. */
const BARE: TerrainType = {
  id: '',
  base: 0,
  height: 0,
  ground: 'open',
  solid: false,
  top: null,
  sight: 'clear',
};

type Type = Omit<TerrainType, 'id' | 'structure' | 'water'> & {
  readonly structure?: boolean | undefined;
  readonly water?: boolean | undefined;
  readonly climbable?: boolean | undefined;
};

/** SB-OPS-01: built-in types stay as they are. */
function typeOf(id: string, own: OwnTerrainTypes): Type {
  if (isBuiltIn(id) || !Object.hasOwn(own, id)) return terrainType(id);
  const given = Object.entries(own[id]!).filter(([, value]) => value !== undefined);
  return { ...BARE, ...Object.fromEntries(given) };
}

/** A piece of the same outline that is of another type now. */
export function turnedInto(piece: Piece, id: string, own: OwnTerrainTypes = {}): Piece {
  const type = typeOf(id, own);
  return {
    ...piece,
    top: piece.base + type.height,
    ground: type.ground,
    solid: type.solid,
    climbable: type.climbable ?? true,
    surface: type.top ?? 'none',
    sight: type.sight,
    flags: flagsOf({ id: piece.id, type: id, shape: { poly: [] } }, type, []),
    guarded: [],
    ramps: [],
  };
}

function pieceOf(document: TerrainDocument, type: Type, ridden: readonly string[]): Piece {
  const base = document.base ?? type.base;
  return {
    id: document.id,
    outline: outlineOf(document.shape),
    base,
    top: base + (document.height ?? type.height),
    ground: document.ground ?? type.ground,
    solid: document.solid ?? type.solid,
    climbable: document.climbable ?? type.climbable ?? true,
    surface: document.top ?? type.top ?? 'none',
    sight: document.sight ?? type.sight,
    flags: flagsOf(document, type, ridden),
    guarded: document.guarded === true ? true : (document.guarded ?? []).map(stretch),
    ramps: (document.ramps ?? []).map(stretch),
  };
}

/** SB-OPS-05: the flag of a piece whose ground is open to a kind of monster. */
export function ignoredFlag(monster: string): string {
  return `ignored-by:${monster}`;
}

/** SB-GEN-10.R1, SB-OPS-05: what rules ask of a piece beyond its shape; its type comes last. */
function flagsOf(
  { type: id, group, structure, water, mounted, unsteady, ignoredBy = [] }: TerrainDocument,
  type: Type,
  ridden: readonly string[],
): readonly string[] {
  const built = structure ?? type.structure ?? false;
  const open = group !== undefined && ridden.includes(group);
  const flags = {
    structure: built && !open,
    'open-structure': built && open,
    water: water ?? type.water ?? false,
    'no-mounted': mounted === false,
    unsteady: unsteady ?? false,
  };
  const held = Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []));
  return [...held, ...ignoredBy.map(ignoredFlag), id];
}

function stretch([[x0, y0], [x1, y1]]: z.infer<typeof edge>): readonly [number, number, number, number] {
  return [x0, y0, x1, y1];
}

function outlineOf(shape: TerrainDocument['shape']): number[] {
  if ('poly' in shape) return shape.poly.flat();
  const [x, y, width, depth] = shape.rect;
  return [x, y, x + width, y, x + width, y + depth, x, y + depth];
}
