import { type ContactRules, inContact } from '../ground/contact.ts';
import type { Body } from '../ground/piece.ts';
import { cornersOnWay, ringCrossings } from '../ground/ring.ts';
import { discSpan, mergeSpans, pieceSpans, type Span } from '../ground/span.ts';
import { fills } from '../ground/surface.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import type { Bulk } from './gait.ts';
import type { Line } from './watched-line.ts';

const near: number[] = [];
/** Where a cell is looked at; how thick a crooked barrier is may change without any event. */
const SAMPLES = [0.001, 0.25, 0.5, 0.75, 0.999];

/**
 * The parts of a line on which a figure is in contact with a body, just as `inContact` says. The line is cut at
 * every point where the answer can change, and asked once between two of them; only across a barrier of uneven
 * thickness is it asked at every grid step.
 */
export function contactSpans(
  table: Table,
  line: Line,
  bulk: Bulk,
  body: Body,
  rules: ContactRules,
): readonly Span[] {
  const { from, to } = line;
  const wide = bulk.radius + body.radius + rules.tolerance;
  const across = rules.acrossBarrier?.thickness ?? 0;
  const outer = discSpan(from.x, from.y, to.x, to.y, body.x, body.y, wide + across);
  if (outer === null) return [];
  const pieces = piecesBetween(table, line, bulk, body, rules);
  const cuts: number[] = [];
  const inner = discSpan(from.x, from.y, to.x, to.y, body.x, body.y, wide);
  if (inner !== null) cuts.push(...inner);
  if (from.x !== to.x || from.y !== to.y) {
    for (const p of pieces) cutsInPlan(table, p, line, bulk.radius + rules.tolerance, body, cuts);
  }
  if (from.z !== to.z) cutsInHeight(table, pieces, line, bulk, body, rules, cuts);
  const touches = (t: number) => inContact(table, at(line, bulk, t), body, rules);
  if (outer[0] === outer[1]) return touches(outer[0]) ? [outer] : [];
  const inside = cuts.filter((t) => t > outer[0] && t < outer[1]).sort((s, t) => s - t);
  return cellsWhere(touches, [outer[0], ...inside, outer[1]], gridSteps(table, line), pieces.length > 0);
}

function at({ from, to }: Line, bulk: Bulk, t: number): Body {
  return {
    x: from.x + t * (to.x - from.x),
    y: from.y + t * (to.y - from.y),
    z: from.z + t * (to.z - from.z),
    radius: bulk.radius,
    height: bulk.height,
  };
}

function gridSteps(table: Table, { from, to }: Line): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) * table.grid;
}

/** Merges the cells in which it holds; `steps` is how many grid steps the whole line has. */
function cellsWhere(
  holds: (t: number) => boolean,
  cuts: readonly number[],
  steps: number,
  uneven: boolean,
): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [low, high] = [cuts[i]!, cuts[i + 1]!];
    const size = high - low;
    if (size === 0) continue;
    const middle = holds(low + size / 2);
    if (!uneven || SAMPLES.every((s) => holds(low + s * size) === middle)) {
      if (middle) spans.push([low, high]);
      continue;
    }
    const parts = Math.max(1, Math.ceil(size * steps));
    for (let k = 0; k < parts; k++) {
      const t = low + ((k + 0.5) / parts) * size;
      if (holds(t)) spans.push([low + (k / parts) * size, low + ((k + 1) / parts) * size]);
    }
  }
  return mergeSpans(spans);
}

/** Pieces that can stand between the two, or that one of them can stand on. */
function piecesBetween(
  table: Table,
  { from, to }: Line,
  bulk: Bulk,
  body: Body,
  rules: ContactRules,
): number[] {
  const room = bulk.radius + body.radius + rules.tolerance + (rules.acrossBarrier?.thickness ?? 0);
  piecesInBox(
    table,
    Math.max(Math.min(from.x, to.x), body.x - room),
    Math.max(Math.min(from.y, to.y), body.y - room),
    Math.min(Math.max(from.x, to.x), body.x + room),
    Math.min(Math.max(from.y, to.y), body.y + room),
    near,
  );
  const found = new Set(near);
  piecesInBox(table, body.x - room, body.y - room, body.x + room, body.y + room, near);
  for (const p of near) found.add(p);
  return [...found].filter((p) => fills(table.pieces[p]!)).sort((a, b) => a - b);
}

/** Where the line crosses a piece, comes to touch it, or sees the body past one of its corners. */
function cutsInPlan(
  table: Table,
  p: number,
  { from, to }: Line,
  wide: number,
  body: Body,
  out: number[],
): void {
  const { xs, ys } = table;
  const [first, end] = [table.start[p]!, table.start[p + 1]!];
  ringCrossings(xs, ys, first, end, from.x, from.y, to.x, to.y, out);
  cornersOnWay(xs, ys, first, end, from.x, from.y, to.x, to.y, out);
  for (const span of pieceSpans(table, p, from.x, from.y, to.x, to.y, wide)) out.push(...span);
  const past = (x: number, y: number) => {
    const [dx, dy] = [x - body.x, y - body.y];
    const across = (to.x - from.x) * dy - (to.y - from.y) * dx;
    if (across !== 0) out.push(((body.x - from.x) * dy - (body.y - from.y) * dx) / across);
  };
  for (let i = first; i < end - 1; i++) past(xs[i]!, ys[i]!);
  for (const [x0, y0, x1, y1] of table.pieces[p]!.ramps) {
    past(x0, y0);
    past(x1, y1);
  }
}

/** Heights at which levels come into reach, or a piece comes or ceases to stand between. */
function cutsInHeight(
  table: Table,
  pieces: readonly number[],
  { from, to }: Line,
  bulk: Bulk,
  body: Body,
  rules: ContactRules,
  out: number[],
): void {
  const levels = [body.z, ...pieces.flatMap((p) => [table.top[p]!, table.base[p]!])];
  const apart = [0, bulk.height, body.height, rules.step, rules.acrossBarrier?.height ?? 0];
  if (rules.reach !== 'lower-height') apart.push(rules.reach);
  for (const level of levels) {
    for (const by of apart) {
      out.push((level + by - from.z) / (to.z - from.z), (level - by - from.z) / (to.z - from.z));
    }
  }
}
