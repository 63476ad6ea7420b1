import { borderDistance } from '../ground/region.ts';
import { ringDistanceSquared } from '../ground/ring.ts';
import { fills } from '../ground/surface.ts';
import { insidePiece, type Table } from '../ground/table.ts';
import { type Bulk, flagged, type Gait, withGround } from '../move/gait.ts';
import type { Stacks } from './stacks.ts';

/** Where the pieces lie on the lattice. */
export interface Footprint {
  /** The stack of pieces over each cell's point. */
  readonly stack: Int32Array;
  /** 1: an outline, or the room a base needs beside a solid side, cuts the cell. */
  readonly mixed: Uint8Array;
  /** Points outside a solid piece but near its side. */
  readonly sides: { readonly cell: number; readonly piece: number; readonly away: number }[];
}

interface Frame {
  readonly resolution: number;
  readonly columns: number;
  readonly rows: number;
  /** How far the farthest point of a cell is from its middle. */
  readonly reach: number;
}

export function layPieces(table: Table, gait: Gait, bulk: Bulk, stacks: Stacks, frame: Frame): Footprint {
  const cells = frame.columns * frame.rows;
  const footprint = { stack: new Int32Array(cells), mixed: new Uint8Array(cells), sides: [] };
  for (let p = 0; p < table.pieces.length; p++) {
    // An area that changes nothing underfoot is not there for this mover.
    if (!fills(table.pieces[p]!) && Number.isNaN(withGround(gait, table.pieces[p]!, Number.NaN))) continue;
    layPiece(table, gait, bulk, stacks, frame, p, footprint);
  }
  return footprint;
}

/** An opening that nobody walks into but to pass is no plain ground along its border. */
export function layTraps(table: Table, gait: Gait, frame: Frame, footprint: Footprint): void {
  const { resolution, columns, rows, reach } = frame;
  for (const { link, opening, box } of table.traps) {
    if (flagged(link.flags, gait.barred)) continue;
    const c0 = Math.max(1, Math.floor((box.left - reach) / resolution) + 1);
    const c1 = Math.min(columns - 2, Math.ceil((box.right + reach) / resolution) + 1);
    const r0 = Math.max(1, Math.floor((box.bottom - reach) / resolution) + 1);
    const r1 = Math.min(rows - 2, Math.ceil((box.top + reach) / resolution) + 1);
    for (let row = r0; row <= r1; row++) {
      for (let column = c0; column <= c1; column++) {
        if (borderDistance(opening, (column - 1) * resolution, (row - 1) * resolution) <= reach)
          footprint.mixed[row * columns + column] = 1;
      }
    }
  }
}

function layPiece(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  stacks: Stacks,
  frame: Frame,
  p: number,
  footprint: Footprint,
): void {
  const { resolution, columns, rows, reach } = frame;
  const { solid, flags } = table.pieces[p]!;
  // Whoever flies keeps its base out of nothing but what it may not cross.
  const keepsOut = gait.over === 'ground' || flagged(flags, gait.barred);
  const room = solid && keepsOut ? Math.max(gait.clearance, bulk.radius) : 0;
  const noted = solid ? Math.max(room, bulk.radius) : 0;
  const margin = Math.max(room + reach, noted);
  const c0 = Math.max(1, Math.floor((table.minX[p]! - margin) / resolution) + 1);
  const c1 = Math.min(columns - 2, Math.ceil((table.maxX[p]! + margin) / resolution) + 1);
  const r0 = Math.max(1, Math.floor((table.minY[p]! - margin) / resolution) + 1);
  const r1 = Math.min(rows - 2, Math.ceil((table.maxY[p]! + margin) / resolution) + 1);
  for (let row = r0; row <= r1; row++) {
    const y = (row - 1) * resolution;
    for (let column = c0; column <= c1; column++) {
      const cell = row * columns + column;
      const x = (column - 1) * resolution;
      const away = Math.sqrt(
        ringDistanceSquared(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y),
      );
      const inside = insidePiece(table, p, x, y);
      if (inside) footprint.stack[cell] = stacks.laid(footprint.stack[cell]!, p);
      else if (away < noted) footprint.sides.push({ cell, piece: p, away });
      const wanted = inside ? 0 : room;
      if (away > wanted + reach) continue;
      // Between the circles in and round the cell only its true square can tell.
      if (
        away <= wanted + resolution / 2 - SLACK ||
        squareToRing(table, p, x, y, resolution / 2) <= wanted - SLACK
      ) {
        footprint.mixed[cell] = 1;
      }
    }
  }
}

/** Rounding of positions that have been reckoned from lattice points. */
const SLACK = 1e-9;

/** Distance from a square, `half` its side, to the outline of a piece that does not run within `half` of its middle. */
function squareToRing(table: Table, p: number, x: number, y: number, half: number): number {
  const { xs, ys } = table;
  const from = table.start[p]!;
  const to = table.start[p + 1]!;
  let best = Math.min(
    ringDistanceSquared(xs, ys, from, to, x - half, y - half),
    ringDistanceSquared(xs, ys, from, to, x + half, y - half),
    ringDistanceSquared(xs, ys, from, to, x - half, y + half),
    ringDistanceSquared(xs, ys, from, to, x + half, y + half),
  );
  for (let i = from; i < to - 1; i++) {
    const dx = Math.max(0, Math.abs(xs[i]! - x) - half);
    const dy = Math.max(0, Math.abs(ys[i]! - y) - half);
    best = Math.min(best, dx * dx + dy * dy);
    if (cutsDiagonal(x, y, half, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!)) return 0;
  }
  return Math.sqrt(best);
}

/** Whether an edge cuts a corner off the square, so that it crosses one of its diagonals. */
function cutsDiagonal(
  x: number,
  y: number,
  half: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return (
    crosses(x - half, y - half, x + half, y + half, ax, ay, bx, by) ||
    crosses(x - half, y + half, x + half, y - half, ax, ay, bx, by)
  );
}

function crosses(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
  const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
  const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
  return a > 0 !== b > 0 && p > 0 !== q > 0;
}
