import { distance as between } from '../ground/distance.ts';
import { snap } from '../ground/grid.ts';
import { overlaps } from '../ground/overlap.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { slack } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { legalPlace } from '../move/stand.ts';
import { hangsOn, shiftOnFace } from './shift-face.ts';
import type { Shifted, ShiftRules } from './shift-rules.ts';
import { HAIR } from './shift-rules.ts';
import { stopOnWay } from './shift-stops.ts';
import { shiftWay } from './shift-way.ts';

/** Grid steps to give way for a place without any overlap before one grid step of it is put up with. */
const STRICT_STEPS = 8;

/**
 * A straight shift such as backing off or recoil, as far as it is legal: no movement is paid, kerbs and slopes are
 * taken, sides, ground that may not be entered, the table's edge, drops and figures stop it. `dx`, `dy` is a unit
 * vector. Who hangs on a face stays on it and goes along it, the way that leads more in this direction.
 */
export function shift(
  table: Table,
  body: Body,
  dx: number,
  dy: number,
  distance: number,
  rules: ShiftRules,
): Shifted {
  if (hangsOn(table, body, rules.gait) >= 0) return shiftOnFace(table, body, [dx, dy], distance, rules);
  const way = shiftWay(table, body, dx, dy, distance, rules);
  const { part, stop } = stopOnWay(table, body, way, rules);
  const falls = way.fall !== null && part >= way.end - HAIR ? way.fall : null;
  const far = distance * part;
  for (const tolerance of [HAIR, slack(table)]) {
    const patience = tolerance === HAIR ? STRICT_STEPS : far * table.grid + 1;
    for (let k = 0; k < patience; k++) {
      const travelled = far - k / table.grid;
      if (travelled <= 0) break;
      const end = placed(table, body, dx, dy, travelled, way.levelAt(travelled / distance));
      if (legalEnd(table, body, end, rules, tolerance)) {
        const { x, y, z } = end;
        return { end: { x, y, z }, travelled: planDistance(body, end), stoppedBy: stop, fall: falls };
      }
    }
  }
  return { end: { x: body.x, y: body.y, z: body.z }, travelled: 0, stoppedBy: stop, fall: falls };
}

function planDistance(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function placed(table: Table, body: Body, dx: number, dy: number, travelled: number, z: number): Body {
  const x = snap(body.x + dx * travelled, table.grid);
  const y = snap(body.y + dy * travelled, table.grid);
  return { x, y, z, radius: body.radius, height: body.height };
}

function legalEnd(table: Table, start: Body, end: Body, rules: ShiftRules, tolerance: number): boolean {
  if (!legalPlace(table, end, [], { gait: rules.gait, overlap: tolerance })) return false;
  for (const { body, block } of rules.others) {
    if (block === 'pass' || !overlaps(end, body, HAIR)) continue;
    // Only who stood a grid step too near before may go on doing so.
    if (overlaps(end, body, tolerance) || !overlaps(start, body, HAIR)) return false;
  }
  for (const { body, distance } of rules.keepAway) {
    const now = between(end, body);
    if (now < distance - HAIR && now < between(start, body) - HAIR) return false;
  }
  return true;
}
