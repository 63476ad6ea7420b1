import type { Reach } from './reach.ts';

/** The edges of a lattice square, and which pairs a boundary joins, inside on its left, for each set of inner corners. */
const BOTTOM = 0;
const RIGHT = 1;
const TOP = 2;
const LEFT = 3;
const JOINS: readonly (readonly number[])[] = [
  [],
  [BOTTOM, LEFT],
  [RIGHT, BOTTOM],
  [RIGHT, LEFT],
  [TOP, RIGHT],
  [BOTTOM, LEFT, TOP, RIGHT],
  [TOP, BOTTOM],
  [TOP, LEFT],
  [LEFT, TOP],
  [BOTTOM, TOP],
  [RIGHT, BOTTOM, LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, RIGHT],
  [BOTTOM, RIGHT],
  [LEFT, BOTTOM],
  [],
];

/** Costs on a window of the lattice; Infinity where it is out of reach, and all round. */
interface Field {
  readonly cost: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly bottom: number;
}

/** Points of a lattice, and what each costs. */
type Found = Pick<Reach, 'resolution' | 'budget' | 'count' | 'x' | 'y' | 'cost'>;

/**
 * The boundary of the ground in reach, seen from above, for shading: polygons as x0, y0, x1, y1, … with what is
 * in reach on their left, so holes run clockwise. Between two lattice points it lies where the budget ends.
 */
export function reachOutline(found: Found): number[][] {
  if (found.count === 0) return [];
  const field = fieldOf(found);
  const next = new Map<number, number>();
  for (let row = 0; row < field.rows - 1; row++) {
    for (let column = 0; column < field.columns - 1; column++) joinSquare(field, column, row, next);
  }
  const polygons: number[][] = [];
  for (const first of next.keys()) {
    const polygon: number[] = [];
    let edge = first;
    for (let after = next.get(edge); after !== undefined; after = next.get(edge)) {
      next.delete(edge);
      pushPoint(found, field, edge, polygon);
      edge = after;
    }
    polygons.push(polygon);
  }
  return polygons.length > 0 ? polygons : aroundEach(found);
}

/** Whoever is hemmed in may reach nothing but the place where he stands, off the lattice: that is shown, too. */
function aroundEach({ resolution, count, x, y }: Found): number[][] {
  const half = resolution / 2;
  return Array.from({ length: count }, (_, i) => {
    const [left, right, bottom, top] = [x[i]! - half, x[i]! + half, y[i]! - half, y[i]! + half];
    return [left, bottom, right, bottom, right, top, left, top];
  });
}

function fieldOf(found: Found): Field {
  const { resolution, count, x, y } = found;
  let [left, bottom, right, top] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0, 0];
  for (let i = 0; i < count; i++) {
    left = Math.min(left, Math.floor(x[i]! / resolution) - 1);
    bottom = Math.min(bottom, Math.floor(y[i]! / resolution) - 1);
    right = Math.max(right, Math.ceil(x[i]! / resolution) + 1);
    top = Math.max(top, Math.ceil(y[i]! / resolution) + 1);
  }
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    const column = Math.round(x[i]! / resolution);
    const row = Math.round(y[i]! / resolution);
    // Places off the lattice, as the start may be, have lattice points around them.
    if (Math.abs(column * resolution - x[i]!) + Math.abs(row * resolution - y[i]!) > 1e-6 * resolution)
      continue;
    const at = (row - bottom) * columns + column - left;
    cost[at] = Math.min(cost[at]!, found.cost[i]!);
  }
  return { cost, columns, rows, left, bottom };
}

function joinSquare(field: Field, column: number, row: number, next: Map<number, number>): void {
  const { cost, columns } = field;
  const at = row * columns + column;
  const inner =
    (cost[at] === Number.POSITIVE_INFINITY ? 0 : 1) +
    (cost[at + 1] === Number.POSITIVE_INFINITY ? 0 : 2) +
    (cost[at + columns + 1] === Number.POSITIVE_INFINITY ? 0 : 4) +
    (cost[at + columns] === Number.POSITIVE_INFINITY ? 0 : 8);
  const joins = JOINS[inner]!;
  for (let k = 0; k < joins.length; k += 2)
    next.set(edgeOf(at, joins[k]!, columns), edgeOf(at, joins[k + 1]!, columns));
}

/** Edges are numbered by the point they start from: twice that going right, one more going up. */
function edgeOf(at: number, side: number, columns: number): number {
  if (side === BOTTOM) return at * 2;
  if (side === RIGHT) return (at + 1) * 2 + 1;
  if (side === TOP) return (at + columns) * 2;
  return at * 2 + 1;
}

function pushPoint(found: Found, field: Field, edge: number, out: number[]): void {
  const { cost, columns, left, bottom } = field;
  const { resolution, budget } = found;
  const rises = edge % 2 === 1;
  const from = (edge - (rises ? 1 : 0)) / 2;
  const to = rises ? from + columns : from + 1;
  const fromInside = cost[from] !== Number.POSITIVE_INFINITY;
  const leftOver = (budget - (fromInside ? cost[from]! : cost[to]!)) / resolution;
  // With a whole step to spare it is no matter of budget: something stands in between.
  const part = leftOver < 1 ? leftOver : 0.5;
  const along = fromInside ? part : 1 - part;
  const column = from % columns;
  const row = (from - column) / columns;
  out.push(
    (left + column + (rises ? 0 : along)) * resolution,
    (bottom + row + (rises ? along : 0)) * resolution,
  );
}
