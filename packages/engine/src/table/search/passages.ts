import { insidePiece, piecesAt, piecesInBox } from '../ground/table.ts';
import { sideBars } from '../move/opening.ts';
import { addLooseNode, type LooseNodes } from './loose-nodes.ts';
import { levelsOf } from './stacks.ts';

/** A passage this many lattice steps wider than the mover has lattice points of its own. */
const WIDE_ENOUGH = 1.5;

/**
 * A passage hardly wider than the mover may have no lattice point in it, so its middle and the places just before
 * and behind it become nodes. Looks for corners that face a side of another piece, or of their own.
 */
export function addPassages(nodes: LooseNodes): void {
  const { table, gait, bulk, frame } = nodes;
  const widest = 2 * Math.max(gait.clearance, bulk.radius) + WIDE_ENOUGH * frame.resolution;
  const narrowest = 2 * gait.clearance - 2 / table.grid;
  const near: number[] = [];
  for (let p = 0; p < table.pieces.length; p++) {
    if (!table.pieces[p]!.solid) continue;
    for (let v = table.start[p]!; v < table.start[p + 1]! - 1; v++) {
      const x = table.xs[v]!;
      const y = table.ys[v]!;
      piecesInBox(table, x - widest, y - widest, x + widest, y + widest, near);
      for (const q of near) {
        if (!table.pieces[q]!.solid) continue;
        for (let e = table.start[q]!; e < table.start[q + 1]! - 1; e++)
          facing(nodes, p, q, x, y, e, narrowest, widest);
      }
    }
  }
}

function facing(
  nodes: LooseNodes,
  p: number,
  q: number,
  x: number,
  y: number,
  e: number,
  narrowest: number,
  widest: number,
): void {
  const { table, gait, bulk, frame } = nodes;
  const ex = table.xs[e]!;
  const ey = table.ys[e]!;
  const dx = table.xs[e + 1]! - ex;
  const dy = table.ys[e + 1]! - ey;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return;
  const t = Math.min(1, Math.max(0, ((x - ex) * dx + (y - ey) * dy) / squared));
  const gx = ex + t * dx - x;
  const gy = ey + t * dy - y;
  const width = Math.sqrt(gx * gx + gy * gy);
  if (width < narrowest || width > widest) return;
  const mx = x + gx / 2;
  const my = y + gy / 2;
  if (insidePiece(table, p, mx, my) || insidePiece(table, q, mx, my)) return;
  const away = (Math.max(gait.clearance, bulk.radius) + frame.resolution) / width;
  for (const z of levelsOf(table, gait, bulk, piecesAt(table, mx, my))) {
    if (!sideBars(table, gait, bulk, p, z) || !sideBars(table, gait, bulk, q, z)) continue;
    if (!addLooseNode(nodes, mx, my, z)) continue;
    for (const side of [-away, away]) addLooseNode(nodes, mx - gy * side, my + gx * side, z);
  }
}
