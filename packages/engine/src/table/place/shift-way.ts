import { IN, OUT, onEdges } from '../ground/outline.ts';
import type { Body } from '../ground/piece.ts';
import { fills, SAME_LEVEL, sill, slack, spreadsAt } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { withGround } from '../move/gait.ts';
import { cutColumns, emptyColumns, gatherNear } from '../move/leg-columns.ts';
import type { Fall, ShiftRules, Stop } from './shift-rules.ts';
import type { Way } from './shifted-way.ts';

const columns = emptyColumns();

/** Follows the ground under the centre from level to level. */
export function shiftWay(
  table: Table,
  body: Body,
  dx: number,
  dy: number,
  distance: number,
  rules: ShiftRules,
): Way {
  const bx = body.x + dx * distance;
  const by = body.y + dy * distance;
  gatherNear(table, columns, body.x, body.y, bx, by, body.radius);
  cutColumns(table, columns);
  const parts: [number, number, number][] = [];
  let z = body.z;
  let end = 1;
  let stop: Stop | null = null;
  let fall: Fall | null = null;
  for (let c = 1; c < columns.count - 1; c++) {
    const from = columns.cuts[c - 1]!;
    const next = levelInto(table, body, c, z, rules);
    const drop = z - next.z;
    if (next.stop === null && next.dropFrom >= 0 && drop >= rules.drop.atLeast - SAME_LEVEL) {
      next.stop = { why: 'drop', index: next.dropFrom };
      if (rules.drop.falls && !guardedAt(table, next.dropFrom, from)) {
        fall = { drop, z: next.z, piece: next.dropFrom };
      }
    }
    if (next.stop !== null) {
      end = from;
      stop = next.stop;
      break;
    }
    z = next.z;
    parts.push([from, columns.cuts[c]!, z]);
  }
  const levelAt = (part: number) => parts.find(([, to]) => part <= to + 1e-12)?.[2] ?? z;
  return { bx, by, parts, end, stop, fall, beside: notGoneOver(parts.length), levelAt };
}

function notGoneOver(gone: number): number[] {
  const n = columns.near.length;
  return columns.near.filter((_, k) => {
    for (let c = 0; c <= gone; c++) if (columns.where[c * n + k] === IN) return false;
    return true;
  });
}

function guardedAt(table: Table, p: number, part: number): boolean {
  const { guarded } = table.pieces[p]!;
  if (guarded === true) return true;
  const x = columns.ax + part * (columns.bx - columns.ax);
  const y = columns.ay + part * (columns.by - columns.ay);
  return onEdges(guarded, x, y, slack(table));
}

interface Step {
  z: number;
  /** The piece whose edge is a drop here; -1: no drop. */
  dropFrom: number;
  stop: Stop | null;
}

/** The level a figure comes to when it is pushed into a column from level `z`. */
function levelInto(table: Table, body: Body, column: number, z: number, rules: ShiftRules): Step {
  const { gait } = rules;
  const n = columns.near.length;
  const levels = [0];
  let blocker = -1;
  for (let k = 0; k < n; k++) {
    const p = columns.near[k]!;
    if (columns.where[column * n + k] === OUT || !fills(table.pieces[p]!)) continue;
    if (table.top[p]! > z + gait.step) blocker = p;
    if (table.pieces[p]!.surface !== 'none') levels.push(table.top[p]!);
  }
  const through = gait.over === 'through';
  const open = levels.filter((level) => through || fits(table, body, column, level, gait.step));
  const slope = open.filter((level) => level > z && entersSlope(table, column, level));
  const low = open.filter((level) => level <= z + gait.step + SAME_LEVEL);
  if (slope.length === 0 && low.length === 0)
    return { z, dropFrom: -1, stop: { why: 'side', index: blocker } };
  const to = slope.length > 0 ? Math.min(...slope) : Math.max(...low);
  const stop = through ? null : forbidden(table, column, to, rules);
  const falls = z - to > gait.step + SAME_LEVEL && !through;
  return { z: to, dropFrom: falls ? edgeLeft(table, column, z) : -1, stop };
}

function fits(table: Table, body: Body, column: number, z: number, step: number): boolean {
  const n = columns.near.length;
  for (let k = 0; k < n; k++) {
    if (columns.where[column * n + k] !== IN) continue;
    const piece = table.pieces[columns.near[k]!]!;
    if (!fills(piece)) continue;
    if (piece.base < z + body.height - SAME_LEVEL && piece.top > z + sill(piece, step) + SAME_LEVEL)
      return false;
  }
  return true;
}

function entersSlope(table: Table, column: number, level: number): boolean {
  const n = columns.near.length;
  for (let k = 0; k < n; k++) {
    const p = columns.near[k]!;
    if (columns.where[column * n + k] === OUT || columns.where[(column - 1) * n + k] === IN) continue;
    if (Math.abs(table.top[p]! - level) <= SAME_LEVEL && walkable(table, p, column)) return true;
  }
  return false;
}

/** The piece whose edge is left for a drop; -1 when it is a slope's or a ramp's. */
function edgeLeft(table: Table, column: number, z: number): number {
  const n = columns.near.length;
  let found = -1;
  for (let k = 0; k < n; k++) {
    const p = columns.near[k]!;
    if (columns.where[(column - 1) * n + k] === OUT || columns.where[column * n + k] === IN) continue;
    if (!fills(table.pieces[p]!) || Math.abs(table.top[p]! - z) > SAME_LEVEL) continue;
    if (walkable(table, p, column)) return -1;
    if (found < 0) found = p;
  }
  return found;
}

function walkable(table: Table, p: number, column: number): boolean {
  const piece = table.pieces[p]!;
  if (piece.surface === 'slope') return true;
  const t = columns.cuts[column - 1]!;
  const x = columns.ax + t * (columns.bx - columns.ax);
  const y = columns.ay + t * (columns.by - columns.ay);
  return piece.surface === 'stand' && onEdges(piece.ramps, x, y, slack(table));
}

/** Ground in this column that the gait may not enter. */
function forbidden(table: Table, column: number, z: number, rules: ShiftRules): Stop | null {
  const n = columns.near.length;
  for (let k = 0; k < n; k++) {
    const p = columns.near[k]!;
    const piece = table.pieces[p]!;
    if (columns.where[column * n + k] !== IN) continue;
    const underfoot = fills(piece)
      ? Math.abs(piece.top - z) <= SAME_LEVEL
      : spreadsAt(piece, z, rules.gait.step);
    if (underfoot && withGround(rules.gait, piece, Number.NaN) === Number.POSITIVE_INFINITY)
      return { why: 'ground', index: p };
  }
  return null;
}
