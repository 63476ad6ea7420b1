import type { Bulk, Gait } from '../gait.ts';
import { ringDistanceSquared } from '../ring.ts';
import { fills, withGround } from '../surface.ts';
import { insidePiece, type Table } from '../table.ts';
import type { Stacks } from './columns.ts';

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
  const { solid } = table.pieces[p]!;
  const room = solid && gait.over === 'ground' ? gait.clearance : 0;
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
      const away = Math.sqrt(ringDistanceSquared(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y));
      const inside = insidePiece(table, p, x, y);
      if (inside) footprint.stack[cell] = stacks.laid(footprint.stack[cell]!, p);
      else if (away < noted) footprint.sides.push({ cell, piece: p, away });
      if (away <= reach || (!inside && away < room + reach)) footprint.mixed[cell] = 1;
    }
  }
}
