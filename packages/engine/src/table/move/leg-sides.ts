import { besideFace } from '../ground/face.ts';
import { EDGE, IN } from '../ground/outline.ts';
import { discSpan, pieceSpans, type Span } from '../ground/span.ts';
import { SAME_LEVEL, slack, TABLE_TOP } from '../ground/surface.ts';
import { distanceToPiece, isClearOf, stretchToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import { type Bulk, bodyAt, type Gait } from './gait.ts';
import type { LegWork } from './leg-work.ts';
import { inOpening, openingSpans, sideBars } from './opening.ts';

/**
 * Grid steps by which the base may bite into a side on its way: less than where it stands, so that wherever it is
 * held up, rounded to the grid, is a place.
 */
const BITE = 0.25;
/** Fractions and distances that differ by less are the same. */
const SAME = 1e-9;

const allowed: Span[] = [];
const turned: Span[] = [];

/** How near the centre may come to a side that is not in an opening. */
export function wholeWidth(table: Table, { clearance }: Gait, { radius }: Bulk): number {
  return clearance >= radius ? clearance - slack(table) : radius - BITE * slack(table);
}

/** Whether the swept base overlaps the side of a near piece in a column where the centre is not inside it. */
export function bars(work: LegWork, column: number, k: number, z: number): boolean {
  const { table, gait, bulk, columns } = work;
  const p = columns.near[k]!;
  if (!sideBars(table, gait, bulk, p, z)) return false;
  const stretch = column > 0 && column < columns.count - 1;
  // Along the very edge of a piece one is on it or in its side.
  if (stretch && columns.where[column * columns.near.length + k] === EDGE) return !leaves(work, p, 0);
  const { cuts, ax, ay } = columns;
  const dx = columns.bx - ax;
  const dy = columns.by - ay;
  const from = column === 0 ? 0 : cuts[column - 1]!;
  const to = column === columns.count - 1 ? 1 : cuts[column]!;
  const [fx, fy, tx, ty] = [ax + from * dx, ay + from * dy, ax + to * dx, ay + to * dy];
  const whole = wholeWidth(table, gait, bulk);
  if (isClearOf(table, p, fx, fy, tx, ty, whole)) return false;
  const away = stretchToPiece(table, p, fx, fy, tx, ty);
  if (away >= whole) return false;
  clear(allowed);
  if (work.exempt[k]) besideCrossings(work, column, k, from, to);
  for (const { piece, x, y } of work.carried) {
    const span = piece === p ? discSpan(fx, fy, tx, ty, x, y, acrossing(work)) : null;
    if (span !== null) allowed.push(span);
  }
  return overlapsSide(work, p, z, fx, fy, tx, ty, away) && !leaves(work, p, away);
}

/** As `bars`, of any straight stretch. Where the path goes over the piece is in `allowed`. */
function overlapsSide(
  { table, gait, bulk }: Pick<LegWork, 'table' | 'gait' | 'bulk'>,
  p: number,
  z: number,
  fx: number,
  fy: number,
  tx: number,
  ty: number,
  away: number,
): boolean {
  // Near to where a path goes over something it mostly is so all along: nothing need be cut into spans.
  for (let i = 0; i < allowed.length; i++) if (allowed[i]![0] <= 0 && allowed[i]![1] >= 1) return false;
  const narrow = gait.clearance - slack(table);
  if (away < narrow) {
    if (allowed.length === 0) return true;
    if (!covers(allowed, pieceSpans(table, p, fx, fy, tx, ty, narrow))) return true;
  }
  clear(turned);
  openingSpans(table, gait, bulk, z, fx, fy, tx, ty, turned);
  if (turned.length + allowed.length === 0) return true;
  for (let i = 0; i < allowed.length; i++) turned.push(allowed[i]!);
  return !covers(turned, pieceSpans(table, p, fx, fy, tx, ty, wholeWidth(table, gait, bulk)));
}

/** Whether a base that goes straight over the heads of low things overlaps the side of a high one. */
export function flightBarred(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  p: number,
  z: number,
  fx: number,
  fy: number,
  tx: number,
  ty: number,
): boolean {
  const whole = wholeWidth(table, gait, bulk);
  if (isClearOf(table, p, fx, fy, tx, ty, whole)) return false;
  const away = stretchToPiece(table, p, fx, fy, tx, ty);
  if (away >= whole) return false;
  clear(allowed);
  return overlapsSide({ table, gait, bulk }, p, z, fx, fy, tx, ty, away);
}

/** As `flightBarred`, of one that flies on a leg: whoever stands too near to a side may leave it here, too. */
export function barsFlight(
  { table, gait, bulk, columns: { ax, ay, bx, by } }: LegWork,
  p: number,
  z: number,
): boolean {
  if (!flightBarred(table, gait, bulk, p, z, ax, ay, bx, by)) return false;
  const stood = distanceToPiece(table, p, ax, ay);
  const comesNearer = stretchToPiece(table, p, ax, ay, bx, by) < stood - SAME;
  const tooNear = stood < wholeWidth(table, gait, bulk);
  return comesNearer || !tooNear || inOpening(table, gait, bodyAt({ x: ax, y: ay, z }, bulk));
}

function acrossing({ gait, bulk }: LegWork): number {
  return 2 * Math.max(gait.clearance, bulk.radius);
}

/** Notes the parts of a column, as fractions of it, that lie near enough to where the leg goes onto or over a piece. */
function besideCrossings(work: LegWork, column: number, k: number, from: number, to: number): void {
  const { cuts, count, length } = work.columns;
  const part = (to - from) * length;
  const near = part > 0 ? acrossing(work) / part : Number.POSITIVE_INFINITY;
  const span = to - from;
  for (let c = column - 1; c >= 0; c--) {
    if (!goesOver(work, c, k)) continue;
    const at = span > 0 ? (cuts[c]! - from) / span : 0;
    if (at + near >= 0) allowed.push([0, Math.min(1, at + near)]);
    break;
  }
  for (let c = column + 1; c < count; c++) {
    if (!goesOver(work, c, k)) continue;
    const at = span > 0 ? (cuts[c - 1]! - from) / span : 1;
    if (at - near <= 1) allowed.push([Math.max(0, at - near), 1]);
    break;
  }
}

/** From one end of a column to the other. */
const WHOLE: Span = [0, 1];

/** What bars a column to the words of a refusal: a side, or two of them with too little room between. */
export function sideRefusal(work: LegWork, column: number, z: number): ['side' | 'narrow', number] {
  const { table, gait, bulk, columns } = work;
  const { near, where, ax, ay, bx, by } = columns;
  const whole = wholeWidth(table, gait, bulk);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (where[column * near.length + k] === IN || !bars(work, column, k, z)) continue;
    const [from, to] = [columns.cuts[column - 1]!, columns.cuts[column]!];
    const at = (t: number) => ({ x: ax + t * (bx - ax), y: ay + t * (by - ay), z });
    const [a, b] = [at(from), at(to)];
    // What is only just grazed may have no stretch of its own.
    const [[low, high] = WHOLE] = pieceSpans(table, p, a.x, a.y, b.x, b.y, whole);
    const clear = besideFace(table, p, at(from + ((low + high) / 2) * (to - from)), bulk.radius);
    const room = near.every(
      (q) => !sideBars(table, gait, bulk, q, z) || distanceToPiece(table, q, clear.x, clear.y) >= whole,
    );
    return room ? ['side', p] : ['narrow', p];
  }
  return ['narrow', TABLE_TOP];
}

/** Whether the centre is over a piece in a column, or on its edge at the very top. */
function goesOver({ table, columns, az, bz }: LegWork, column: number, k: number): boolean {
  const at = columns.where[column * columns.near.length + k];
  if (at === IN) return true;
  if (at !== EDGE || (column > 0 && column < columns.count - 1)) return false;
  const top = table.top[columns.near[k]!]!;
  return Math.abs((column === 0 ? az : bz) - top) <= SAME_LEVEL;
}

/** Whoever stands too near to a side may leave, if he comes no nearer to it. */
function leaves({ table, gait, bulk, columns, setOut, az }: LegWork, p: number, away: number): boolean {
  const { x, y, z } = setOut ?? { x: columns.ax, y: columns.ay, z: az };
  const stood = distanceToPiece(table, p, x, y);
  if (stood >= wholeWidth(table, gait, bulk) || away < stood - SAME) return false;
  return sideBars(table, gait, bulk, p, z) && !inOpening(table, gait, bodyAt({ x, y, z }, bulk));
}

function clear(spans: Span[]): void {
  while (spans.length > 0) spans.pop();
}

/** Whether some spans together leave nothing of the others out. */
function covers(spans: Span[], others: readonly Span[]): boolean {
  if (spans.length > 1) spans.sort((a, b) => a[0] - b[0]);
  for (const [low, high] of others) {
    let reached = low;
    for (const span of spans) if (span[0] <= reached + SAME && span[1] > reached) reached = span[1];
    if (reached < high - SAME) return false;
  }
  return true;
}
