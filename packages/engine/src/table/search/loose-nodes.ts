import { insideBy } from '../ground/area.ts';
import { snap } from '../ground/grid.ts';
import type { Spot } from '../ground/piece.ts';
import { slack } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import { type Bulk, bodyAt, type Gait } from '../move/gait.ts';
import { staysOn } from '../move/leg.ts';
import { wholeWidth } from '../move/leg-sides.ts';
import type { LinkWay } from '../move/link.ts';
import { inOpening, sideBars } from '../move/opening.ts';

/** The measures of a lattice. */
export interface Frame {
  readonly resolution: number;
  readonly columns: number;
  readonly rows: number;
}

/** Nodes off the lattice, for places that it would miss: the middle of a narrow passage, the end of a link. */
export interface LooseNodes {
  readonly table: Table;
  readonly gait: Gait;
  readonly bulk: Bulk;
  readonly frame: Frame;
  readonly x: number[];
  readonly y: number[];
  readonly z: number[];
  /** 1: the whole base fits, so that a figure may end there. */
  readonly stop: number[];
  readonly known: Set<string>;
  readonly traps: TrapNodes[];
}

/** Two loose nodes of an automatic link: where one is caught, and where one comes out. */
export interface TrapNodes extends Pick<LinkWay, 'link' | 'from'> {
  readonly entry: number;
  readonly exit: number;
}

/** How many lattice steps away a loose node is joined to lattice nodes. */
const NEAR_STEPS = 2;

export function newLooseNodes(table: Table, gait: Gait, bulk: Bulk, frame: Frame): LooseNodes {
  return { table, gait, bulk, frame, x: [], y: [], z: [], stop: [], known: new Set(), traps: [] };
}

/** Adds a node unless there is one; false where the mover is too wide to be. */
export function addLooseNode(nodes: LooseNodes, x: number, y: number, z: number): boolean {
  const { table } = nodes;
  const sx = snap(x, table.grid);
  const sy = snap(y, table.grid);
  const key = `${sx} ${sy} ${z}`;
  if (nodes.known.has(key)) return true;
  if (!passes(nodes, sx, sy, z)) return false;
  nodes.known.add(key);
  push(nodes, sx, sy, z);
  return true;
}

/** Adds the places where one is caught by an automatic link and where one comes out, unless the mover is too wide. */
export function addTrapNodes(nodes: LooseNodes, { link, from }: LinkWay, into: Spot, out: Spot): void {
  const { grid } = nodes.table;
  const x = snap(out.x, grid);
  const y = snap(out.y, grid);
  if (!passes(nodes, into.x, into.y, into.z) || !passes(nodes, x, y, out.z)) return;
  const entry = push(nodes, into.x, into.y, into.z);
  // Nobody stays where he is taken away.
  nodes.stop[entry] = 0;
  nodes.traps.push({ link, from, entry, exit: push(nodes, x, y, out.z) });
}

function passes(nodes: LooseNodes, x: number, y: number, z: number): boolean {
  const { table, gait, bulk } = nodes;
  if (gait.over !== 'ground') return fits(nodes, x, y, z, 0);
  if (fits(nodes, x, y, z, wholeWidth(table, gait, bulk))) return true;
  if (!fits(nodes, x, y, z, gait.clearance - slack(table))) return false;
  return inOpening(table, gait, bodyAt({ x, y, z }, bulk));
}

/** Notes a node; its number among the loose ones. */
function push(nodes: LooseNodes, x: number, y: number, z: number): number {
  const { table, bulk } = nodes;
  nodes.y.push(y);
  nodes.z.push(z);
  const whole = insideBy(table, x, y) >= bulk.radius - 1e-9;
  nodes.stop.push(whole && fits(nodes, x, y, z, bulk.radius - slack(table)) ? 1 : 0);
  return nodes.x.push(x) - 1;
}

/** Whether a base of this radius has room between solid sides. */
function fits(nodes: LooseNodes, x: number, y: number, z: number, radius: number): boolean {
  const { table, gait, bulk } = nodes;
  if (!staysOn(table, gait, x, y)) return false;
  for (const p of piecesInBox(table, x - radius, y - radius, x + radius, y + radius, [])) {
    if (sideBars(table, gait, bulk, p, z) && distanceToPiece(table, p, x, y) < radius) return false;
  }
  return true;
}

/** The loose nodes near each cell that has any, numbered from `firstNode`. */
export function looseNearCells(nodes: LooseNodes, firstNode: number): Map<number, number[]> {
  const { resolution, columns, rows } = nodes.frame;
  const cells = new Map<number, number[]>();
  for (let k = 0; k < nodes.x.length; k++) {
    const c = Math.round(nodes.x[k]! / resolution) + 1;
    const r = Math.round(nodes.y[k]! / resolution) + 1;
    const right = Math.min(columns - 2, c + NEAR_STEPS);
    for (let row = Math.max(1, r - NEAR_STEPS); row <= Math.min(rows - 2, r + NEAR_STEPS); row++) {
      for (let column = Math.max(1, c - NEAR_STEPS); column <= right; column++) {
        const cell = row * columns + column;
        const list = cells.get(cell);
        if (list === undefined) cells.set(cell, [firstNode + k]);
        else list.push(firstNode + k);
      }
    }
  }
  return cells;
}
