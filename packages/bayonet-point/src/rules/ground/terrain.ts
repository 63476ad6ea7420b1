import { DIRECTIONS, type Piece, snap, type TableData } from '@vedette/engine/table';
import { z } from 'zod';
import type { FigureScale } from '../../data/distances.ts';
import { TERRAIN_TYPE_IDS, type TerrainType, terrainType } from '../../data/terrain.ts';
import { coordinate, point, poly, rect, length as size } from '../../scenario/format/words.ts';

/** Tenths of a millimetre. */
export const GRID = 10;
/** Sides of the polygon that stands for a circle: every third of the 72 directions. */
const EVERY = 3;
/** What stands up does so to this height; nobody looks or goes over it. */
const TALL = 50;
/** Of a wall or hedge, in large millimetres. */
const LINE_WIDTH = 6;

/** BP-SCN-06: a piece of terrain in millimetres of large scale, x to the east and y to the south. */
export const terrainSchema = z.strictObject({
  id: z.string().min(1).max(40),
  type: z.enum(TERRAIN_TYPE_IDS),
  shape: z.union([
    z.strictObject({ rect }),
    z.strictObject({ poly }),
    z.strictObject({ circle: z.tuple([coordinate, coordinate, size]) }),
    z.strictObject({ line: z.array(point).min(2).max(50), width: size.optional() }),
  ]),
  /** Pieces of one group are one thing and may overlap. */
  group: z.string().min(1).max(40).optional(),
  /** BP-SCN-06: on the square table it grows to the north or south edge that it touches. */
  extendToEdge: z.literal(true).optional(),
  /** BP-GEN-16: of a hill. */
  level: z.int().min(1).max(9).optional(),
  /** BP-GEN-18: impassable ground that does not block sight. */
  open: z.boolean().optional(),
});

export type TerrainDocument = z.infer<typeof terrainSchema>;

interface Board {
  readonly width: number;
  readonly height: number;
}

/** BP-GEN-05: the board of the printed layouts, in large millimetres. */
const STANDARD: Board = { width: 1800, height: 1200 };
/** BP-SCN-06 */
const SMALL = 2 / 3;

/** BP-SCN-06: how a layout of large millimetres lies on the table of a match. */
export interface Layout {
  readonly width: number;
  readonly depth: number;
  readonly factor: number;
  /** How far everything is shifted to the south on a square table. */
  readonly south: number;
  /** The southern edge of the board, in large millimetres. */
  readonly edge: number;
  /** Width of a line whose document gives none, in large millimetres. */
  readonly line: number;
}

/** BP-GEN-05, BP-SCN-06: a square table is as deep as the board is wide, with the layout in its middle. */
export function layoutOf(
  scale: FigureScale,
  table: 'standard' | 'square',
  { width, height }: Board = STANDARD,
): Layout {
  const factor = scale === 'large' ? 1 : SMALL;
  const depth = table === 'square' ? Math.max(width, height) : height;
  const south = snap(((depth - height) / 2) * factor, GRID);
  return {
    width: snap(width * factor, GRID),
    depth: snap(depth * factor, GRID),
    factor,
    south,
    edge: height,
    line: LINE_WIDTH,
  };
}

/** The same table for what is laid out on it in its own millimetres: nothing is scaled or shifted. */
export function asItLies({ width, depth, factor, line }: Layout): Layout {
  return { width, depth, factor: 1, south: 0, edge: depth, line: line * factor };
}

/** Where a layout's y lies; what touches the north or south edge may be bound to it. */
export function southing({ factor, south }: Layout, y: number): number {
  return snap(y * factor + south, GRID);
}

/** The same of something that reaches to the table's edges where it does in the scenario. */
export function southingToEdge(layout: Layout, y: number): number {
  if (y <= 0) return 0;
  return y >= layout.edge ? layout.depth : southing(layout, y);
}

export function tableFrom(layout: Layout, terrain: readonly TerrainDocument[]): TableData {
  const pieces = terrain.flatMap((document) => piecesOf(document, layout));
  return { width: layout.width, depth: layout.depth, grid: GRID, pieces, regions: {}, links: [] };
}

function piecesOf(document: TerrainDocument, layout: Layout): Piece[] {
  const outlines = outlinesOf(document, layout);
  return outlines.map((outline, i) =>
    pieceOf(document, outlines.length === 1 ? document.id : `${document.id}/${i + 1}`, outline),
  );
}

function pieceOf({ type: id, level, open }: TerrainDocument, piece: string, outline: number[]): Piece {
  const type = terrainType(id);
  const solid = type.foot === 'cross' || type.foot === 'enter' || type.foot === 'barred';
  return {
    id: piece,
    outline,
    base: 0,
    top: TALL,
    ground: id,
    solid,
    climbable: false,
    surface: 'none',
    sight: open === true ? 'clear' : sightOf(type),
    flags: level === undefined ? [] : [`level:${level}`],
    guarded: [],
    ramps: [],
  };
}

/** For those who draw it; our own line of sight asks the type. */
function sightOf({ sight }: TerrainType): Piece['sight'] {
  if (sight === 'blocks') return 'solid';
  return sight === 'limited' ? 'obscuring' : 'clear';
}

/** The parts of a piece as they lie on the table. */
export function outlinesOf({ shape, extendToEdge }: TerrainDocument, layout: Layout): number[][] {
  const x = (value: number) => snap(value * layout.factor, GRID);
  const y = (value: number) => (extendToEdge === true ? southingToEdge : southing)(layout, value);
  if ('poly' in shape) return [shape.poly.flatMap(([px, py]) => [x(px), y(py)])];
  if ('rect' in shape) {
    const [left, top, width, depth] = shape.rect;
    const [x0, y0, x1, y1] = [x(left), y(top), x(left + width), y(top + depth)];
    return [[x0, y0, x1, y0, x1, y1, x0, y1]];
  }
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    const corners = DIRECTIONS.filter((_, i) => i % EVERY === 0);
    return [corners.flatMap(([dx, dy]) => [x(cx + dx * radius), y(cy + dy * radius)])];
  }
  const half = (shape.width ?? layout.line) / 2;
  return shape.line.slice(1).map(([bx, by], i) => {
    const [ax, ay] = shape.line[i]!;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const [nx, ny] = [((ay - by) / length) * half, ((bx - ax) / length) * half];
    return [
      [ax + nx, ay + ny],
      [ax - nx, ay - ny],
      [bx - nx, by - ny],
      [bx + nx, by + ny],
    ].flatMap((corner) => [x(corner[0]!), y(corner[1]!)]);
  });
}
