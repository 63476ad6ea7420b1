import { EDGE, IN } from '../ground/outline.ts';
import type { Spot } from '../ground/piece.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import type { Gait } from './gait.ts';
import { cutColumns, emptyColumns, gatherNear } from './leg-columns.ts';

const NOTHING: readonly number[] = [];
const columns = emptyColumns();

/**
 * For each leg, the pieces that its neighbours climb or jump while the base has not come clear of them in
 * between: their sides do not bar the base. A path cut in two at the foot of a wall is still the same path.
 */
export function climbedNearby(
  table: Table,
  gait: Gait,
  path: readonly Spot[],
): readonly (readonly number[])[] {
  const legs = path.length - 1;
  if (legs < 2) return [NOTHING];
  const own: number[][] = [];
  for (let i = 0; i < legs; i++) own.push(climbedBy(table, path[i]!, path[i + 1]!));
  const result: number[][] = own.map(() => []);
  carry(0, legs, 1);
  carry(legs - 1, -1, -1);
  return result;

  function carry(from: number, to: number, by: number): void {
    let held: number[] = [];
    for (let i = from; i !== to; i += by) {
      result[i]!.push(...held);
      const corner = path[by > 0 ? i + 1 : i]!;
      held = [...held, ...own[i]!].filter(
        (p) => distanceToPiece(table, p, corner.x, corner.y) < gait.clearance,
      );
    }
  }
}

/** Solid pieces that the centre goes over, under or up to the very top edge of. */
function climbedBy(table: Table, a: Spot, b: Spot): number[] {
  const found: number[] = [];
  const n = gatherNear(table, columns, a.x, a.y, b.x, b.y, SAME_LEVEL);
  if (n === 0) return found;
  cutColumns(table, columns);
  const { near, where, count } = columns;
  for (let k = 0; k < n; k++) {
    const p = near[k]!;
    if (!table.pieces[p]!.solid) continue;
    const top = table.top[p]!;
    let over = where[k] === EDGE && Math.abs(a.z - top) <= SAME_LEVEL;
    over ||= where[(count - 1) * n + k] === EDGE && Math.abs(b.z - top) <= SAME_LEVEL;
    for (let c = 0; c < count && !over; c++) over = where[c * n + k] === IN;
    if (over) found.push(p);
  }
  return found;
}
