import { IN, OUT, onEdges, whereIs } from '../ground/outline.ts';
import type { Edge } from '../ground/piece.ts';
import { ringCrossings } from '../ground/ring.ts';
import { fills, SAME_LEVEL, slack } from '../ground/surface.ts';
import { piecesInBox, type Table } from '../ground/table.ts';

/** A stretch of a top's edge with nothing to hold on to and a drop beyond it. */
export interface OpenEdge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** The level beyond it. */
  readonly bottom: number;
}

const near: number[] = [];

/** The highest level at a point that is not above `z`, tops that cannot be stood on included. */
export function bottomAt(table: Table, x: number, y: number, z: number, step: number): number {
  let bottom = 0;
  piecesInBox(table, x, y, x, y, near);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (!fills(table.pieces[p]!) || whereIs(table, p, x, y) === OUT) continue;
    const top = table.top[p]!;
    if (top <= z + step + SAME_LEVEL) bottom = Math.max(bottom, top);
    // A wall that goes on upwards leaves no room to fall.
    else if (table.base[p]! <= z - SAME_LEVEL && whereIs(table, p, x, y) === IN) return z;
  }
  return bottom;
}

/** The unguarded stretches of a piece's top with a drop of at least `atLeast` beyond them. */
export function openEdges(table: Table, p: number, around: readonly number[], atLeast: number): OpenEdge[] {
  const piece = table.pieces[p]!;
  const found: OpenEdge[] = [];
  if (piece.guarded === true) return found;
  const tolerance = slack(table);
  for (let i = table.start[p]!; i < table.start[p + 1]! - 1; i++) {
    const [ax, ay, bx, by] = [table.xs[i]!, table.ys[i]!, table.xs[i + 1]!, table.ys[i + 1]!];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length === 0) continue;
    const cuts = cutsOf(table, p, around, [...piece.guarded, ...piece.ramps], ax, ay, bx, by);
    for (let c = 0; c + 1 < cuts.length; c++) {
      const middle = (cuts[c]! + cuts[c + 1]!) / 2;
      const x = ax + middle * (bx - ax);
      const y = ay + middle * (by - ay);
      if (onEdges(piece.guarded, x, y, tolerance) || onEdges(piece.ramps, x, y, tolerance)) continue;
      // A hair outside: outlines run counter-clockwise, so outside is to the right.
      const out = tolerance / 2 / length;
      const bottom = bottomAt(table, x + (by - ay) * out, y - (bx - ax) * out, piece.top, 0);
      if (piece.top - bottom < atLeast - SAME_LEVEL) continue;
      const [s, t] = [cuts[c]!, cuts[c + 1]!];
      const [x0, y0] = [ax + s * (bx - ax), ay + s * (by - ay)];
      found.push({ x0, y0, x1: ax + t * (bx - ax), y1: ay + t * (by - ay), bottom });
    }
  }
  return found;
}

/** Fractions of an edge at which a neighbour, a railing or a ramp begins or ends. */
function cutsOf(
  table: Table,
  p: number,
  around: readonly number[],
  marks: readonly Edge[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number[] {
  const cuts: number[] = [];
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const add = (x: number, y: number) => cuts.push(((x - ax) * dx + (y - ay) * dy) / squared);
  for (const q of around) {
    if (q === p || !fills(table.pieces[q]!)) continue;
    ringCrossings(table.xs, table.ys, table.start[q]!, table.start[q + 1]!, ax, ay, bx, by, cuts);
    // A neighbour whose side lies along this edge crosses it nowhere; its corners mark where it ends.
    for (let i = table.start[q]!; i < table.start[q + 1]! - 1; i++) add(table.xs[i]!, table.ys[i]!);
  }
  for (const [x0, y0, x1, y1] of marks) {
    add(x0, y0);
    add(x1, y1);
  }
  return [0, ...cuts.filter((t) => t > 0 && t < 1).sort((s, t) => s - t), 1];
}
