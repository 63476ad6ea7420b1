import { areaAt, toEdges } from '../ground/area.ts';
import { levelsClash } from '../ground/overlap.ts';
import type { Body } from '../ground/piece.ts';
import { discSpan, edgeSpan, type Span } from '../ground/span.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { ShiftRules, Stop } from './shift-rules.ts';
import { HAIR } from './shift-rules.ts';
import type { Way } from './shifted-way.ts';

/** How far a shift gets, as a fraction of its way, and why no farther. */
export interface Halt {
  part: number;
  stop: Stop | null;
}

/** The last legal point of the way before the first thing that stops it. */
export function stopOnWay(table: Table, body: Body, way: Way, rules: ShiftRules): Halt {
  const halt: Halt = { part: way.end, stop: way.stop };
  atEdge(table, body, way, rules, halt);
  for (const [from, to, z] of way.parts) {
    if (from > halt.part) break;
    if (rules.gait.over !== 'through') atSides(table, body, way, rules, from, to, z, halt);
    atFigures(body, way, rules, from, to, z, halt);
  }
  clearEnd(body, way, rules, halt);
  return halt;
}

function lower(halt: Halt, part: number, why: Stop['why'], index: number): void {
  if (part >= halt.part) return;
  halt.part = part;
  halt.stop = { why, index };
}

function atEdge(table: Table, body: Body, way: Way, rules: ShiftRules, halt: Halt): void {
  const { margin } = rules.gait;
  const area = areaAt(table, body.x, body.y);
  const ends = toEdges(area, way.bx, way.by);
  toEdges(area, body.x, body.y).forEach((from, side) => {
    const to = ends[side]!;
    if (to < margin && to < from) lower(halt, Math.max(0, (from - margin) / (from - to)), 'edge', side);
  });
}

/** A span that begins at the start stops only who draws nearer; one met on the way always does. */
function meets(span: Span | null, from: number, to: number, approaching: boolean, halt: Halt): number {
  if (span === null || span[0] > to || span[1] < from) return halt.part;
  if (span[0] <= 0 && !approaching) return halt.part;
  return Math.max(span[0], from);
}

function atSides(
  table: Table,
  body: Body,
  way: Way,
  rules: ShiftRules,
  from: number,
  to: number,
  z: number,
  halt: Halt,
): void {
  const { xs, ys } = table;
  for (const p of way.beside) {
    if (!table.pieces[p]!.solid) continue;
    if (table.top[p]! <= z + rules.gait.step + SAME_LEVEL || table.base[p]! >= z + body.height - SAME_LEVEL)
      continue;
    for (let i = table.start[p]!; i < table.start[p + 1]! - 1; i++) {
      const span = edgeSpan(
        body.x,
        body.y,
        way.bx,
        way.by,
        xs[i]!,
        ys[i]!,
        xs[i + 1]!,
        ys[i + 1]!,
        body.radius - HAIR / 2,
      );
      const towards = span !== null && nearsEdge(body, way, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!);
      lower(halt, meets(span, from, to, towards, halt), 'side', p);
    }
  }
}

/** Whether the way leads towards the point of an edge that is nearest to its start. */
function nearsEdge(body: Body, way: Way, x0: number, y0: number, x1: number, y1: number): boolean {
  const ex = x1 - x0;
  const ey = y1 - y0;
  const squared = ex * ex + ey * ey;
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((body.x - x0) * ex + (body.y - y0) * ey) / squared));
  return nearsPoint(body, way, x0 + t * ex, y0 + t * ey);
}

function nearsPoint(body: Body, way: Way, x: number, y: number): boolean {
  return (x - body.x) * (way.bx - body.x) + (y - body.y) * (way.by - body.y) > HAIR * HAIR;
}

function atFigures(
  body: Body,
  way: Way,
  rules: ShiftRules,
  from: number,
  to: number,
  z: number,
  halt: Halt,
): void {
  const there = { ...body, z };
  rules.others.forEach((other, o) => {
    if (other.block !== 'always' || !levelsClash(there, other.body)) return;
    const span = around(body, way, other.body, 0);
    lower(halt, meets(span, from, to, nearsPoint(body, way, other.body.x, other.body.y), halt), 'body', o);
  });
  rules.keepAway.forEach((kept, k) => {
    const up = z - kept.body.z;
    const left = kept.distance * kept.distance - up * up;
    if (left < 0) return;
    const span = around(body, way, kept.body, Math.sqrt(left));
    lower(halt, meets(span, from, to, nearsPoint(body, way, kept.body.x, kept.body.y), halt), 'near', k);
  });
}

function around(body: Body, way: Way, other: Body, more: number): Span | null {
  const radius = body.radius + other.radius + more - HAIR / 2;
  return discSpan(body.x, body.y, way.bx, way.by, other.x, other.y, radius);
}

/** Draws the end back from every figure that may be passed but not ended upon. */
function clearEnd(body: Body, way: Way, rules: ShiftRules, halt: Halt): void {
  for (let moved = true; moved; ) {
    moved = false;
    for (let o = 0; o < rules.others.length; o++) {
      const other = rules.others[o]!;
      if (other.block === 'pass' || !levelsClash({ ...body, z: way.levelAt(halt.part) }, other.body))
        continue;
      const span = around(body, way, other.body, 0);
      if (span === null || halt.part <= span[0]) continue;
      // Spans are cut off where the way ends: it may end in the middle of a base.
      if (halt.part >= span[1] && span[1] < 1) continue;
      lower(halt, span[0], 'body', o);
      moved = true;
    }
  }
}
