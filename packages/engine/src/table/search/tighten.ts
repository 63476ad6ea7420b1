import { snap } from '../ground/grid.ts';
import { measure, type Waypoint } from '../move/measure.ts';
import { legBy, type Mover } from './leg-by.ts';
import { legIsClear } from './leg-clear.ts';

const SAME_COST = 1e-9;

/** How often a corner is tried nearer to the straight line. */
const TRIES = 4;

/** Pulls the way taut: needless waypoints go, corners move towards the straight line as far as they may. */
export function tighten(mover: Mover, path: readonly Waypoint[]): Waypoint[] {
  const kept = straighten(mover, path);
  for (let i = 1; i < kept.length - 1; i++) {
    if (!isLevelLeg(kept[i]!) || !isLevelLeg(kept[i + 1]!)) continue;
    kept[i] = tautCorner(mover, kept, i);
  }
  return kept;
}

/** Whether a waypoint is walked or jumped to: then its leg may begin elsewhere. */
function isLevelLeg({ by }: Waypoint): boolean {
  return by === undefined || by === 'jump';
}

/** Where a link is taken from lies perhaps in an opening. */
function isCaughtBefore(next: Waypoint | undefined): boolean {
  return typeof next?.by === 'object';
}

function isClear({ table, gait, bulk, discs }: Mover, a: Waypoint, b: Waypoint): boolean {
  return legIsClear(table, gait, bulk, discs, a, b);
}

function reached({ x, y, z }: Waypoint, by: Waypoint['by']): Waypoint {
  return by === undefined ? { x, y, z } : { x, y, z, by };
}

/** Moves a corner towards the line between its neighbours, by halves, while that is cheaper. */
function tautCorner(mover: Mover, path: readonly Waypoint[], at: number): Waypoint {
  const [a, corner, b] = [path[at - 1]!, path[at]!, path[at + 1]!];
  if (a.z !== corner.z || b.z !== corner.z) return corner;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return corner;
  const t = Math.min(1, Math.max(0, ((corner.x - a.x) * dx + (corner.y - a.y) * dy) / squared));
  const { grid } = mover.table;
  let best = corner;
  const caught = isCaughtBefore(path[at + 2]);
  let cost = legBy(mover, a, corner) + legBy(mover, corner, b, caught);
  let moved = 0;
  for (let k = 0, step = 0.5; k < TRIES; k++, step /= 2) {
    const part = moved + step;
    const x = snap(corner.x + (a.x + t * dx - corner.x) * part, grid);
    const y = snap(corner.y + (a.y + t * dy - corner.y) * part, grid);
    const nearer = reached({ x, y, z: corner.z }, corner.by);
    const through = legBy(mover, a, nearer) + legBy(mover, nearer, b, caught);
    if (through >= cost || !isClear(mover, a, nearer) || !isClear(mover, nearer, b)) continue;
    if (!holdsTogether(mover, path.with(at, nearer))) continue;
    best = nearer;
    cost = through;
    moved = part;
  }
  return best;
}

/** Whoever jumps may land nearer to a side than whoever then walks along it may be: no leg alone can tell. */
function holdsTogether({ table, gait, bulk }: Mover, path: readonly Waypoint[]): boolean {
  return !path.some(({ by }) => by === 'jump') || Number.isFinite(measure(table, gait, bulk, path).cost);
}

/**
 * Drops every waypoint without which the way costs no more: the lattice's corners give way to straight lines. Where one
 * of two legs is jumped, the one in their place is.
 */
function straighten(mover: Mover, path: readonly Waypoint[]): Waypoint[] {
  const kept = [...path];
  const leg = (a: Waypoint, b: Waypoint, next: Waypoint | undefined): number =>
    isLevelLeg(b) ? legBy(mover, a, b, isCaughtBefore(next)) : Number.NaN;
  const costs = kept.map((point, i) => (i === 0 ? 0 : leg(kept[i - 1]!, point, kept[i + 1])));
  let i = 1;
  while (i < kept.length - 1) {
    const a = kept[i - 1]!;
    const either = isLevelLeg(kept[i]!) && isLevelLeg(kept[i + 1]!);
    const b = either ? reached(kept[i + 1]!, kept[i]!.by ?? kept[i + 1]!.by) : kept[i + 1]!;
    const straight = either ? leg(a, b, kept[i + 2]) : Number.POSITIVE_INFINITY;
    if (straight <= costs[i]! + costs[i + 1]! + SAME_COST && isClear(mover, a, b)) {
      kept.splice(i, 2, b);
      costs.splice(i, 1);
      costs[i] = straight;
      // The point before may have become needless.
      if (i > 1) i--;
    } else i++;
  }
  return kept;
}
