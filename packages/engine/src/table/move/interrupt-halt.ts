import { distanceToEdge } from '../ground/area.ts';
import { besideFace } from '../ground/face.ts';
import { snap } from '../ground/grid.ts';
import type { Spot } from '../ground/piece.ts';
import type { Span } from '../ground/span.ts';
import { SAME_LEVEL, slack, standingOn } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import { type Bulk, bodyAt } from './gait.ts';
import { holdsAt } from './interrupt-spans.ts';
import { pointOn } from './settle.ts';
import type { Stretch, Trace } from './stretch.ts';
import type { Watch } from './watch.ts';
import type { Line } from './watched-line.ts';

/** Where a watch stops a figure: the point of the path, and the place on the grid for it. */
export interface Halt {
  readonly stretch: number;
  readonly part: number;
  readonly at: Spot;
}

/** How many grid steps about the exact point a place is looked for: one of them always lies on the far side of it. */
const ABOUT = 2;
const ABOUT_IN_PLAN: readonly (readonly [number, number])[] = aboutInPlan();
const ABOUT_IN_HEIGHT: readonly number[] = [0, 1, -1, 2, -2];
/** Rounding in the last places is neither a bite nor an overhang. */
const HAIR = 1e-6;

const near: number[] = [];

function aboutInPlan(): [number, number][] {
  const offsets: [number, number][] = [];
  for (let x = -ABOUT; x <= ABOUT; x++) for (let y = -ABOUT; y <= ABOUT; y++) offsets.push([x, y]);
  return offsets;
}

/** The line on which the figure itself moves along a stretch: on a climb it is beside the face, not in it. */
export function figureLine(table: Table, bulk: Bulk, stretch: Stretch): Line {
  if ((stretch.kind !== 'climb' && stretch.kind !== 'descend') || stretch.piece < 0) return stretch;
  const { x, y } = besideFace(table, stretch.piece, stretch.from, bulk.radius);
  return { from: { x, y, z: stretch.from.z }, to: { x, y, z: stretch.to.z } };
}

/**
 * The first point of a part of a stretch for which there is a place on the grid where the watch holds; null when
 * there is none: what is only grazed between two places of the grid interrupts nobody.
 */
export function haltIn(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watch: Watch,
  index: number,
  [from, to]: Span,
): Halt | null {
  const stretch = trace.stretches[index]!;
  const size = Math.max(stretch.length, Math.abs(stretch.rise)) * table.grid;
  const steps = size > 0 ? Math.ceil((to - from) * size) : 0;
  for (let k = 0; k <= steps; k++) {
    const part = k === steps ? to : from + k / size;
    const at = placeFor(table, trace, bulk, watch, stretch, k === 0 ? from : part);
    if (at !== null && (watch.where === undefined || watch.where(at)))
      return { stretch: index, part: k === 0 ? from : part, at };
  }
  return null;
}

/** A place on the grid for a point of a stretch at which the watch holds; null: none. */
function placeFor(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watch: Watch,
  stretch: Stretch,
  part: number,
): Spot | null {
  const exact = pointOn(stretch, part);
  const face = faceBeside(table, trace, bulk, stretch, exact);
  const rises = stretch.from.z !== stretch.to.z;
  if (face < 0) return besidePath(table, bulk, watch, exact, rises);
  const beside = besideFace(table, face, exact, bulk.radius);
  for (const up of rises ? ABOUT_IN_HEIGHT : [0]) {
    const z = snap(exact.z + up / table.grid, table.grid);
    const within = z >= Math.min(stretch.from.z, stretch.to.z) && z <= Math.max(stretch.from.z, stretch.to.z);
    const at = { x: beside.x, y: beside.y, z };
    if ((within || !rises) && holdsAt(table, bulk, watch, at)) return at;
  }
  return null;
}

/** The piece whose face the figure is held off, because the path climbs it or the figure hangs on it; -1: none. */
function faceBeside(table: Table, trace: Trace, bulk: Bulk, stretch: Stretch, { x, y, z }: Spot): number {
  if (stretch.kind === 'fly' || stretch.kind === 'jump' || stretch.kind === 'link') return -1;
  const hangs = standingOn(table, x, y, z, SAME_LEVEL) === null;
  const reach = bulk.radius + (hangs ? 3 * slack(table) : -HAIR);
  let best = -1;
  let bestAway = Number.POSITIVE_INFINITY;
  piecesInBox(table, x - reach, y - reach, x + reach, y + reach, near);
  for (const p of near) {
    if (!table.pieces[p]!.solid || table.top[p]! <= z + (hangs ? -SAME_LEVEL : SAME_LEVEL)) continue;
    if (table.base[p]! >= z + bulk.height - SAME_LEVEL) continue;
    const away = distanceToPiece(table, p, x, y);
    if (away >= reach || away >= bestAway || !(hangs || climbs(trace, p))) continue;
    best = p;
    bestAway = away;
  }
  return best;
}

function climbs({ stretches }: Trace, p: number): boolean {
  return stretches.some(({ kind, rise, piece }) => piece === p && rise !== 0 && kind !== 'fly');
}

/** The place of the grid nearest to a point, with the watch holding and the base no further in a side or over the edge. */
function besidePath(table: Table, bulk: Bulk, watch: Watch, exact: Spot, rises: boolean): Spot | null {
  const { grid } = table;
  let fallback: Spot | null = null;
  for (const { x, y } of nearestFirst(table, exact)) {
    for (const up of rises ? ABOUT_IN_HEIGHT : [0]) {
      const at = { x, y, z: snap(exact.z + up / grid, grid) };
      if (!holdsAt(table, bulk, watch, at)) continue;
      if (fitsAsWell(table, bulk, at, exact)) return at;
      fallback ??= at;
    }
  }
  return fallback;
}

function nearestFirst(table: Table, exact: Spot): readonly { x: number; y: number }[] {
  const { grid } = table;
  return ABOUT_IN_PLAN.map(([dx, dy]) => {
    const x = snap(exact.x + dx / grid, grid);
    const y = snap(exact.y + dy / grid, grid);
    return { x, y, away: (x - exact.x) * (x - exact.x) + (y - exact.y) * (y - exact.y) };
  }).sort((a, b) => a.away - b.away || a.x - b.x || a.y - b.y);
}

function fitsAsWell(table: Table, bulk: Bulk, at: Spot, exact: Spot): boolean {
  const { radius, height } = bulk;
  const edge = distanceToEdge(table, bodyAt(exact, bulk));
  if (distanceToEdge(table, bodyAt(at, bulk)) < Math.min(0, edge) - HAIR) return false;
  piecesInBox(table, at.x - radius, at.y - radius, at.x + radius, at.y + radius, near);
  return near.every((p) => {
    if (!table.pieces[p]!.solid || table.top[p]! <= at.z || table.base[p]! >= at.z + height) return true;
    const allowed = Math.min(radius, distanceToPiece(table, p, exact.x, exact.y));
    return distanceToPiece(table, p, at.x, at.y) >= allowed - HAIR;
  });
}
