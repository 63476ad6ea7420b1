import { groundPiecesAt, type Piece, type Spot, type TableData, tableOf } from '@vedette/engine/table';
import { STEP } from './gait.ts';

/** Fineness with which banks are followed, in inches. */
const CELL = 0.1;
/** How much wider than a base the water must be: the diagonal of a cell, so that rounding never takes it ashore. */
export const BANK = 0.1415;
/** Strips overlap by this much, so that no seam is a way. */
const SEAM = 0.002;
/** Ground class of everything that is not open water. */
export const LAND = 'land';

/** SB-ATT-56: where a base of some size is wholly in water. */
export interface Waters {
  /** The table with land laid over everything else; its own pieces come first. */
  readonly table: TableData;
  /** Middles of the cells that are open. */
  readonly places: readonly (readonly [number, number])[];
  readonly columns: number;
  /** 1 for each open cell, row by row from the south-west. */
  readonly open: Uint8Array;
}

const known = new WeakMap<TableData, Map<number, Waters>>();

/** The waters in which everything within `radius` of the middle is wet. */
export function watersOf(terrain: TableData, radius: number): Waters {
  const bySize = known.get(terrain) ?? new Map<number, Waters>();
  known.set(terrain, bySize);
  const waters = bySize.get(radius) ?? findWaters(terrain, radius);
  bySize.set(radius, waters);
  return waters;
}

export function isOpen({ open, columns }: Waters, { x, y }: Spot): boolean {
  return open[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] === 1;
}

function findWaters(terrain: TableData, radius: number): Waters {
  const columns = Math.ceil(terrain.width / CELL);
  const rows = Math.ceil(terrain.depth / CELL);
  const wet = wetCells(terrain, columns, rows);
  const disc = discOf(radius);
  const open = new Uint8Array(columns * rows);
  const places: (readonly [number, number])[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (wet[row * columns + column] === 0 || !isWhole(wet, columns, rows, disc, column, row)) continue;
      open[row * columns + column] = 1;
      places.push([middle(column), middle(row)]);
    }
  }
  const pieces = [...terrain.pieces.map(dry), ...landStrips(open, columns, rows)];
  return { table: { ...terrain, pieces }, places, columns, open };
}

/** What one can stand on above the water is no more water than the banks are. */
function dry(piece: Piece): Piece {
  return piece.surface === 'none' || piece.flags.includes('water') ? piece : { ...piece, ground: LAND };
}

/** Whether all of a disc is wet; its rim is looked at first, for that is where it fails. */
function isWhole(
  wet: Uint8Array,
  columns: number,
  rows: number,
  disc: readonly (readonly [number, number])[],
  column: number,
  row: number,
): boolean {
  for (let i = 0; i < disc.length; i++) {
    const x = column + disc[i]![0];
    const y = row + disc[i]![1];
    if (x < 0 || y < 0 || x >= columns || y >= rows || wet[y * columns + x] === 0) return false;
  }
  return true;
}

function middle(index: number): number {
  return (index + 0.5) * CELL;
}

/** Cells whose middle is in water, south-west to north-east. */
function wetCells(terrain: TableData, columns: number, rows: number): Uint8Array {
  const table = tableOf(terrain);
  const wet = new Uint8Array(columns * rows);
  for (const { flags, outline } of terrain.pieces) {
    if (!flags.includes('water')) continue;
    const xs = outline.filter((_, i) => i % 2 === 0);
    const ys = outline.filter((_, i) => i % 2 === 1);
    const cells = (low: number, high: number, most: number) =>
      [Math.max(0, Math.floor(low / CELL)), Math.min(most, Math.ceil(high / CELL))] as const;
    const [west, east] = cells(Math.min(...xs), Math.max(...xs), columns);
    const [south, north] = cells(Math.min(...ys), Math.max(...ys), rows);
    for (let row = south; row < north; row++) {
      for (let column = west; column < east; column++) {
        const ground = groundPiecesAt(table, middle(column), middle(row), 0, STEP);
        if (ground.some((p) => table.pieces[p]!.flags.includes('water'))) wet[row * columns + column] = 1;
      }
    }
  }
  return wet;
}

/** Cells a disc reaches, as steps from its own. */
function discOf(radius: number): readonly (readonly [number, number])[] {
  const reach = Math.ceil(radius / CELL);
  const steps: (readonly [number, number])[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if ((dx * dx + dy * dy) * CELL * CELL <= radius * radius) steps.push([dx, dy]);
    }
  }
  return steps.sort((a, b) => b[0] * b[0] + b[1] * b[1] - a[0] * a[0] - a[1] * a[1]);
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Everything but the open cells, as strips; rows that look alike make one strip together. */
function landStrips(open: Uint8Array, columns: number, rows: number): readonly Piece[] {
  const strips: Piece[] = [];
  let alike: readonly Run[] = [];
  let since = 0;
  for (let row = 0; row <= rows; row++) {
    const runs = row < rows ? dryRuns(open, columns, row) : [];
    if (row < rows && sameRuns(runs, alike)) continue;
    for (const { from, to } of alike) strips.push(land(from * CELL, since * CELL, to * CELL, row * CELL));
    alike = runs;
    since = row;
  }
  return strips;
}

function dryRuns(open: Uint8Array, columns: number, row: number): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let column = 0; column <= columns; column++) {
    if (column < columns && open[row * columns + column] === 0) continue;
    if (column > from) runs.push({ from, to: column });
    from = column + 1;
  }
  return runs;
}

function sameRuns(a: readonly Run[], b: readonly Run[]): boolean {
  return a.length === b.length && a.every(({ from, to }, i) => from === b[i]!.from && to === b[i]!.to);
}

function land(west: number, south: number, east: number, north: number): Piece {
  const [x0, y0, x1, y1] = [west - SEAM, south - SEAM, east + SEAM, north + SEAM];
  return {
    id: `land-${west}-${south}`,
    outline: [x0, y0, x1, y0, x1, y1, x0, y1],
    base: 0,
    top: 0,
    ground: LAND,
    solid: false,
    climbable: false,
    surface: 'none',
    sight: 'clear',
    flags: [LAND],
    guarded: [],
    ramps: [],
  };
}
