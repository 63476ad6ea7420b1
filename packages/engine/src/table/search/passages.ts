import { snap } from '../ground/grid.ts';
import { insidePiece, piecesAt, piecesInBox, type Table } from '../ground/table.ts';
import { type Bulk, flagged, type Gait } from '../move/gait.ts';
import { staysOn } from '../move/leg.ts';
import { distanceToPiece } from '../move/sweep.ts';
import { levelsOf, sideBars } from './columns.ts';

interface Frame {
  readonly resolution: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Nodes off the lattice. A passage hardly wider than the mover may have no lattice point in it, so its
 * middle and the places just before and behind it become nodes; so do the ends of links.
 */
export interface Passages {
  readonly x: number[];
  readonly y: number[];
  readonly z: number[];
  readonly stop: number[];
  near(firstNode: number): Map<number, number[]>;
  linked(firstNode: number): LinkedNodes[];
}

export interface LinkedNodes {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** A passage this many lattice steps wider than the mover has lattice points of its own. */
const WIDE_ENOUGH = 1.5;
const NEAR_STEPS = 2;

interface Maker extends Passages {
  readonly table: Table;
  readonly gait: Gait;
  readonly bulk: Bulk;
  readonly frame: Frame;
  readonly known: Set<string>;
  readonly links: LinkedNodes[];
}

export function addPassages(table: Table, gait: Gait, bulk: Bulk, frame: Frame): Passages {
  const maker: Maker = {
    table,
    gait,
    bulk,
    frame,
    known: new Set(),
    links: [],
    x: [],
    y: [],
    z: [],
    stop: [],
    near: (firstNode) => nearCells(maker, firstNode),
    linked: (firstNode) =>
      maker.links.map((link) => ({ ...link, from: firstNode + link.from, to: firstNode + link.to })),
  };
  if (gait.over === 'ground') narrowPassages(maker);
  for (const link of table.data.links) {
    const [a, b] = link.ends;
    if (a.board !== undefined || b.board !== undefined || flagged(link.flags, gait.barred)) continue;
    const from = add(maker, a.x, a.y, a.z);
    const to = add(maker, b.x, b.y, b.z);
    const { id, cost } = link;
    maker.links.push({ id, from, to, cost }, { id, from: to, to: from, cost });
  }
  return maker;
}

/** Looks for corners that face a side of another piece, or of their own, at about the mover's width. */
function narrowPassages(maker: Maker): void {
  const { table, gait, frame } = maker;
  const widest = 2 * gait.clearance + WIDE_ENOUGH * frame.resolution;
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
          facing(maker, p, q, x, y, e, narrowest, widest);
      }
    }
  }
}

function facing(
  maker: Maker,
  p: number,
  q: number,
  x: number,
  y: number,
  e: number,
  narrowest: number,
  widest: number,
): void {
  const { table, gait, bulk, frame } = maker;
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
  const away = (gait.clearance + frame.resolution) / width;
  for (const z of levelsOf(table, gait, bulk, piecesAt(table, mx, my))) {
    if (!sideBars(table, gait, bulk, p, z) || !sideBars(table, gait, bulk, q, z)) continue;
    if (!fits(maker, mx, my, z, gait.clearance)) continue;
    add(maker, mx, my, z);
    for (const side of [-away, away]) {
      if (fits(maker, mx - gy * side, my + gx * side, z, gait.clearance))
        add(maker, mx - gy * side, my + gx * side, z);
    }
  }
}

function fits(maker: Maker, x: number, y: number, z: number, radius: number): boolean {
  const { table, gait, bulk } = maker;
  if (!staysOn(table, gait, x, y)) return false;
  for (const p of piecesInBox(table, x - radius, y - radius, x + radius, y + radius, [])) {
    if (sideBars(table, gait, bulk, p, z) && distanceToPiece(table, p, x, y) < radius - 1 / table.grid)
      return false;
  }
  return true;
}

function add(maker: Maker, x: number, y: number, z: number): number {
  const { table, bulk } = maker;
  const sx = snap(x, table.grid);
  const sy = snap(y, table.grid);
  const key = `${sx} ${sy} ${z}`;
  if (maker.known.has(key)) {
    for (let k = 0; k < maker.x.length; k++)
      if (maker.x[k] === sx && maker.y[k] === sy && maker.z[k] === z) return k;
  }
  maker.known.add(key);
  maker.x.push(sx);
  maker.y.push(sy);
  maker.z.push(z);
  const whole = Math.min(sx, sy, table.width - sx, table.depth - sy) >= bulk.radius - 1e-9;
  maker.stop.push(whole && fits(maker, sx, sy, z, bulk.radius) ? 1 : 0);
  return maker.x.length - 1;
}

function nearCells(maker: Maker, firstNode: number): Map<number, number[]> {
  const { resolution, columns, rows } = maker.frame;
  const cells = new Map<number, number[]>();
  for (let k = 0; k < maker.x.length; k++) {
    const c = Math.round(maker.x[k]! / resolution) + 1;
    const r = Math.round(maker.y[k]! / resolution) + 1;
    for (let row = Math.max(1, r - NEAR_STEPS); row <= Math.min(rows - 2, r + NEAR_STEPS); row++) {
      for (
        let column = Math.max(1, c - NEAR_STEPS);
        column <= Math.min(columns - 2, c + NEAR_STEPS);
        column++
      ) {
        const cell = row * columns + column;
        const list = cells.get(cell);
        if (list === undefined) cells.set(cell, [firstNode + k]);
        else list.push(firstNode + k);
      }
    }
  }
  return cells;
}
