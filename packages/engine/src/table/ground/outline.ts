import type { Edge } from './piece.ts';
import { ON_OUTLINE, ringDistanceSquared, segmentDistanceSquared } from './ring.ts';
import { insidePiece, type Table } from './table.ts';

export const OUT = 0;
export const IN = 1;
/** Exactly on the outline: both what lies inside and what lies outside can be stepped to from there. */
export const EDGE = 2;

/** Whether a point lies in, on or off the outline of a piece. */
export function whereIs(table: Table, p: number, x: number, y: number): number {
  if (
    x < table.minX[p]! - ON_OUTLINE ||
    x > table.maxX[p]! + ON_OUTLINE ||
    y < table.minY[p]! - ON_OUTLINE ||
    y > table.maxY[p]! + ON_OUTLINE
  ) {
    return OUT;
  }
  const squared = ringDistanceSquared(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y);
  if (squared <= ON_OUTLINE * ON_OUTLINE) return EDGE;
  return insidePiece(table, p, x, y) ? IN : OUT;
}

/** Whether a point lies on one of these edges. */
export function onEdges(edges: readonly Edge[], x: number, y: number, tolerance: number): boolean {
  for (let i = 0; i < edges.length; i++) {
    const [x0, y0, x1, y1] = edges[i]!;
    if (segmentDistanceSquared(x, y, x0, y0, x1, y1) <= tolerance * tolerance) return true;
  }
  return false;
}
