import { empty } from '../ground/empty.ts';
import { whereIs } from '../ground/outline.ts';
import { cornersOnWay, ON_OUTLINE, ringCrossings } from '../ground/ring.ts';
import { isClearOf } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';

/** Crossings nearer to one another than this are one crossing. */
const SAME_CROSSING = 1e-9;
/**
 * A straight leg cut where its centre line crosses outlines. Column 0 is the start point, column i the
 * stretch from `cuts[i - 1]` to `cuts[i]`, the last column the end point.
 */
export interface Columns {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  length: number;
  /** How many columns: the stretches and the two ends. */
  count: number;
  /** Pieces near enough to matter, ascending. */
  readonly near: number[];
  /** Fractions of the leg at which it is cut, 0 and 1 included. */
  readonly cuts: number[];
  /** OUT, IN or EDGE for each column and near piece: `where[column * near.length + k]`; what follows is old. */
  readonly where: number[];
}

export function emptyColumns(): Columns {
  return { ax: 0, ay: 0, bx: 0, by: 0, length: 0, count: 0, near: [], cuts: [], where: [] };
}

/** Finds the pieces within `margin` of the leg's box; returns how many. */
export function gatherNear(
  table: Table,
  columns: Columns,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  margin: number,
): number {
  columns.ax = ax;
  columns.ay = ay;
  columns.bx = bx;
  columns.by = by;
  columns.length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  piecesInBox(
    table,
    Math.min(ax, bx) - margin,
    Math.min(ay, by) - margin,
    Math.max(ax, bx) + margin,
    Math.max(ay, by) + margin,
    columns.near,
  );
  return columns.near.length;
}

/** Of the pieces within the leg's box leaves those that `far` from the leg could reach; returns how many. */
export function dropAside(table: Table, { near, ax, ay, bx, by }: Columns, far: number): number {
  let kept = 0;
  for (let k = 0; k < near.length; k++)
    if (!isClearOf(table, near[k]!, ax, ay, bx, by, far)) near[kept++] = near[k]!;
  while (near.length > kept) near.pop();
  return kept;
}

/** Cuts the leg at the outlines of its near pieces and notes which pieces each column lies in. */
export function cutColumns(table: Table, columns: Columns): void {
  const { near, cuts, where, ax, ay, bx, by, length } = columns;
  empty(cuts);
  cuts.push(0);
  for (let k = 0; k < near.length; k++) {
    if (isClearOf(table, near[k]!, ax, ay, bx, by, ON_OUTLINE)) continue;
    const from = table.start[near[k]!]!;
    const to = table.start[near[k]! + 1]!;
    ringCrossings(table.xs, table.ys, from, to, ax, ay, bx, by, cuts);
    cornersOnWay(table.xs, table.ys, from, to, ax, ay, bx, by, cuts);
  }
  tidyCuts(cuts, length);
  const last = cuts.length;
  columns.count = last + 1;
  for (let c = 0; c <= last; c++) {
    const t = c === 0 ? 0 : c === last ? 1 : (cuts[c - 1]! + cuts[c]!) / 2;
    const x = ax + t * (bx - ax);
    const y = ay + t * (by - ay);
    for (let k = 0; k < near.length; k++) where[c * near.length + k] = whereIs(table, near[k]!, x, y);
  }
}

/** Sorts the cuts after the start, drops doubles and adds the end. */
function tidyCuts(cuts: number[], length: number): void {
  for (let i = 2; i < cuts.length; i++) {
    const t = cuts[i]!;
    let k = i;
    while (k > 1 && cuts[k - 1]! > t) {
      cuts[k] = cuts[k - 1]!;
      k--;
    }
    cuts[k] = t;
  }
  const same = length > 0 ? SAME_CROSSING / length : 1;
  let kept = 1;
  let previous = 0;
  for (let i = 1; i < cuts.length; i++) {
    const t = cuts[i]!;
    if (t - previous <= same || 1 - t <= same) continue;
    cuts[kept++] = t;
    previous = t;
  }
  while (cuts.length > kept) cuts.pop();
  cuts.push(1);
}
