import { DIRECTIONS, type Piece, snap, type TableData } from '@vedette/engine/table';
import type { Portal, Room } from '../../state.ts';
import type { PortalDocument, RoomDocument, TerrainDocument } from './documents.ts';
import { GRID } from './grid.ts';
import { portalPieces, strip } from './portals.ts';
import { TERRAIN_TYPES, type Trait } from './types.ts';

/** Sides of the polygon that stands for a circle: every third of the 72 directions. */
const EVERY = 3;
/** Of a wall whose document gives none. */
const LINE_WIDTH = 6;

/** A table with these pieces on it, and whatever fills its portals. */
export function tableFrom(
  width: number,
  depth: number,
  terrain: readonly TerrainDocument[],
  portals: readonly Portal[],
): TableData {
  const pieces = [...terrain.flatMap(piecesOf), ...portalPieces(portals)];
  return { width, depth, grid: GRID, pieces, regions: {}, links: [] };
}

/** The same table with more on it. */
export function withTerrain(table: TableData, terrain: readonly TerrainDocument[]): TableData {
  return { ...table, pieces: [...table.pieces, ...terrain.flatMap(piecesOf)] };
}

function piecesOf(document: TerrainDocument): Piece[] {
  const outlines = outlinesOf(document.shape);
  return outlines.map((outline, i) =>
    pieceOf(document, outlines.length === 1 ? document.id : `${document.id}/${i + 1}`, outline),
  );
}

function pieceOf(document: TerrainDocument, piece: string, outline: number[]): Piece {
  const type = TERRAIN_TYPES[document.type];
  const traits: readonly Trait[] = document.traits ?? type.traits;
  const has = (trait: Trait) => traits.includes(trait);
  const base = document.base ?? 0;
  const high = document.height ?? type.height;
  const solid = high > 0 && (has('impassable') || has('obstacle'));
  return {
    id: piece,
    outline,
    base,
    top: base + high,
    // What is solid is kept out of by its sides, and its top is a floor.
    ground: solid ? 'open' : groundOf(traits),
    solid,
    climbable: has('climbable') || has('climbable-vertical'),
    surface: has('slope') ? 'slope' : has('stand') ? 'stand' : 'none',
    // FF-RNG-07: every volume stops lines; woods have rules of their own.
    sight: high === 0 || has('ladder') ? 'clear' : has('wood') ? 'obscuring' : 'solid',
    flags: [document.type, ...traits, ...(document.bars ?? []).map((creature) => `bars:${creature}`)],
    guarded: [],
    ramps: [],
  };
}

/** FF-MOV-07: the class of the ground, the worst that its traits name. */
function groundOf(traits: readonly Trait[]): string {
  for (const trait of ['burning', 'impassable', 'deep-water', 'difficult'] as const)
    if (traits.includes(trait)) return trait;
  return 'open';
}

type ShapeDocument = TerrainDocument['shape'];

function outlinesOf(shape: ShapeDocument): number[][] {
  const at = (value: number) => snap(value, GRID);
  if ('poly' in shape) return [shape.poly.flatMap(([x, y]) => [at(x), at(y)])];
  if ('rect' in shape) {
    const [x, y, width, depth] = shape.rect;
    return [[x, y, x + width, y, x + width, y + depth, x, y + depth].map(at)];
  }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    const corners = DIRECTIONS.filter((_, i) => i % EVERY === 0);
    return [corners.flatMap(([dx, dy]) => [at(x + dx * radius), at(y + dy * radius)])];
  }
  const half = (shape.width ?? LINE_WIDTH) / 2;
  return shape.line.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = shape.line[i]!;
    return strip([fromX, fromY, x, y], half);
  });
}

/** Names stay in the scenario: words look for them there. */
export function roomFrom({ id, shape, level, enclosed, sunlit, dark, searched }: RoomDocument): Room {
  return {
    id,
    level,
    enclosed,
    sunlit,
    dark,
    searched,
    shape: 'circle' in shape ? { circle: shape.circle } : { polygon: outlinesOf(shape)[0]! },
  };
}

export function portalFrom(document: PortalDocument): Portal {
  const { id, kind, thickness, base, height, state, locked, strength, barred, garlic } = document;
  const [ax, ay, bx, by] = document.line;
  return {
    id,
    kind,
    thickness,
    base,
    state,
    locked,
    strength,
    barred,
    garlic,
    line: [ax, ay, bx, by],
    top: base + height,
  };
}
