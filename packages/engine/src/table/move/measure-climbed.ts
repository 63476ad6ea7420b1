import { EDGE, IN } from '../ground/outline.ts';
import type { Spot } from '../ground/piece.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { cutColumns, dropAside, emptyColumns, gatherNear } from './leg-columns.ts';
import type { Crossing } from './leg-work.ts';

const NOTHING: readonly Crossing[] = [];
const columns = emptyColumns();

/** Where a leg comes to a piece that it goes over, and where it leaves it. */
interface Over {
  readonly first: Crossing;
  readonly last: Crossing;
}

/**
 * For each leg, where its neighbours climb or jump pieces that the base has not come clear of in between: there
 * their sides do not bar the base. A path cut in two at the foot of a wall is still the same path.
 */
export function climbedNearby(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  path: readonly Spot[],
): readonly (readonly Crossing[])[] {
  const legs = path.length - 1;
  if (legs < 2) return [NOTHING];
  const own: Over[][] = [];
  let climbs = false;
  for (let i = 0; i < legs; i++) {
    const over = climbedBy(table, path[i]!, path[i + 1]!);
    if (over.length > 0) climbs = true;
    own.push(over);
  }
  if (!climbs) return own.map(() => NOTHING);
  const result: Crossing[][] = own.map(() => []);
  const reach = Math.max(gait.clearance, bulk.radius);
  carry(0, legs, 1);
  carry(legs - 1, -1, -1);
  return result;

  function carry(from: number, to: number, by: number): void {
    let held: Crossing[] = [];
    for (let i = from; i !== to; i += by) {
      result[i]!.push(...held);
      const corner = path[by > 0 ? i + 1 : i]!;
      const now = own[i]!.map(({ first, last }) => (by > 0 ? last : first));
      const before = held.filter(({ piece }) => now.every((other) => other.piece !== piece));
      held = [...before, ...now].filter(
        ({ piece }) => distanceToPiece(table, piece, corner.x, corner.y) < reach,
      );
    }
  }
}

/** Solid pieces that the centre goes over, under or up to the very top edge of. */
function climbedBy(table: Table, a: Spot, b: Spot): Over[] {
  const found: Over[] = [];
  gatherNear(table, columns, a.x, a.y, b.x, b.y, SAME_LEVEL);
  const n = dropAside(table, columns, SAME_LEVEL);
  if (!columns.near.some((p) => table.pieces[p]!.solid)) return found;
  cutColumns(table, columns);
  const { near, where, count, cuts } = columns;
  for (let k = 0; k < n; k++) {
    const piece = near[k]!;
    if (!table.pieces[piece]!.solid) continue;
    const top = table.top[piece]!;
    let first = Number.NaN;
    let last = Number.NaN;
    for (let c = 0; c < count; c++) {
      const end = c === 0 ? a : c === count - 1 ? b : null;
      const atTop = end !== null && where[c * n + k] === EDGE && Math.abs(end.z - top) <= SAME_LEVEL;
      if (where[c * n + k] !== IN && !atTop) continue;
      if (Number.isNaN(first)) first = cuts[Math.max(0, c - 1)]!;
      last = cuts[Math.min(c, count - 2)]!;
    }
    if (Number.isNaN(first)) continue;
    const at = (t: number): Crossing => ({ piece, x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
    found.push({ first: at(first), last: at(last) });
  }
  return found;
}
