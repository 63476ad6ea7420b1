import { snap } from '../ground/grid.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Disc } from './disc.ts';
import { legIsClear } from './leg-clear.ts';
import { legCost } from './trap.ts';

const SAME_COST = 1e-9;

/** How often a corner is tried nearer to the straight line. */
const TRIES = 4;

/** Pulls the way taut: needless waypoints go, corners move towards the straight line as far as they may. */
export function tighten(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  discs: readonly Disc[],
  path: readonly Waypoint[],
): Waypoint[] {
  const kept = straighten(table, gait, bulk, discs, path);
  for (let i = 1; i < kept.length - 1; i++) {
    if (kept[i]!.by !== undefined || kept[i + 1]!.by !== undefined) continue;
    kept[i] = tautCorner(table, gait, bulk, discs, kept[i - 1]!, kept[i]!, kept[i + 1]!);
  }
  return kept;
}

/** Moves a corner between two points towards the line between them, by halves, while that is cheaper. */
function tautCorner(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  discs: readonly Disc[],
  a: Waypoint,
  corner: Waypoint,
  b: Waypoint,
): Waypoint {
  if (a.z !== corner.z || b.z !== corner.z) return corner;
  const leg = (p: Waypoint, q: Waypoint): number => legCost(table, gait, bulk, p, q);
  const clear = (p: Waypoint, q: Waypoint): boolean => legIsClear(table, gait, bulk, discs, p, q);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return corner;
  const t = Math.min(1, Math.max(0, ((corner.x - a.x) * dx + (corner.y - a.y) * dy) / squared));
  let best = corner;
  let cost = leg(a, corner) + leg(corner, b);
  let moved = 0;
  for (let k = 0, step = 0.5; k < TRIES; k++, step /= 2) {
    const part = moved + step;
    const x = snap(corner.x + (a.x + t * dx - corner.x) * part, table.grid);
    const y = snap(corner.y + (a.y + t * dy - corner.y) * part, table.grid);
    const nearer = { x, y, z: corner.z };
    const through = leg(a, nearer) + leg(nearer, b);
    if (through >= cost || !clear(a, nearer) || !clear(nearer, b)) continue;
    best = nearer;
    cost = through;
    moved = part;
  }
  return best;
}

/** Drops every waypoint without which the way costs no more: the lattice's corners give way to straight lines. */
function straighten(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  discs: readonly Disc[],
  path: readonly Waypoint[],
): Waypoint[] {
  const kept = [...path];
  // Where a link is taken from lies perhaps in an opening.
  const leg = (a: Waypoint, b: Waypoint, next: Waypoint | undefined): number =>
    b.by === undefined ? legCost(table, gait, bulk, a, b, typeof next?.by === 'object') : Number.NaN;
  const costs = kept.map((point, i) => (i === 0 ? 0 : leg(kept[i - 1]!, point, kept[i + 1])));
  let i = 1;
  while (i < kept.length - 1) {
    const a = kept[i - 1]!;
    const b = kept[i + 1]!;
    const straight =
      kept[i]!.by === undefined && b.by === undefined ? leg(a, b, kept[i + 2]) : Number.POSITIVE_INFINITY;
    if (straight <= costs[i]! + costs[i + 1]! + SAME_COST && legIsClear(table, gait, bulk, discs, a, b)) {
      kept.splice(i, 1);
      costs.splice(i, 1);
      costs[i] = straight;
      // The point before may have become needless.
      if (i > 1) i--;
    } else i++;
  }
  return kept;
}
