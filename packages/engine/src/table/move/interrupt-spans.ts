import { areaAt, distanceToEdge, toEdges } from '../ground/area.ts';
import { inContact, type LevelReach, levelsReach } from '../ground/contact.ts';
import { distance } from '../ground/distance.ts';
import type { Body, Region, Spot } from '../ground/piece.ts';
import { inRegion, regionCrossings } from '../ground/region.ts';
import { discSpan, mergeSpans, pieceSpans, type Span } from '../ground/span.ts';
import { SAME_LEVEL, slack } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import { type Bulk, bodyAt } from './gait.ts';
import { contactSpans } from './interrupt-contact.ts';
import type { Watch } from './watch.ts';
import type { Line } from './watched-line.ts';

const NEVER: readonly Span[] = [];
/** Halvings of a stretch that change height and place at once: enough for the last bit of a fraction. */
const HALVINGS = 60;

/** Whether what is watched for holds for a figure at a place. */
export function holdsAt(table: Table, bulk: Bulk, watch: Watch, spot: Spot): boolean {
  const there = bodyAt(spot, bulk);
  switch (watch.kind) {
    case 'near': {
      const { body, reach } = watch;
      if (distance(there, body) > watch.distance) return false;
      return reach === undefined || levelsReach(reach, there, body, Math.abs(spot.z - body.z));
    }
    case 'contact':
      return inContact(table, there, watch.body, watch);
    case 'edge': {
      const radius = watch.of === 'base' ? bulk.radius : 0;
      // A base that may not leave the table, nor bite into a piece, stops up to a grid step before it.
      return distanceToEdge(table, { ...there, radius }) <= slack(table);
    }
    case 'region':
      return inRegion(watch.region, spot) === (watch.on === 'enter');
    case 'piece':
      if (!besideBody(table, watch.piece, { from: spot, to: spot }, bulk)) return false;
      return distanceToPiece(table, watch.piece, spot.x, spot.y) <= bulk.radius + watch.within + slack(table);
  }
}

/** The parts of a line on which what is watched for holds, ascending. */
export function spansOf(table: Table, line: Line, bulk: Bulk, watch: Watch): readonly Span[] {
  const { from, to } = line;
  switch (watch.kind) {
    case 'near': {
      const { reach, body } = watch;
      const span = nearSpan(from, to, bulk.radius, body, watch.distance);
      if (span === null) return NEVER;
      if (reach === undefined) return [span];
      if (from.z !== to.z) return whileLevel(from, to, span, bulk, body, reach);
      return levelsReach(reach, bodyAt(from, bulk), body, Math.abs(from.z - body.z)) ? [span] : NEVER;
    }
    case 'contact':
      return contactSpans(table, line, bulk, watch.body, watch);
    case 'edge':
      return edgeSpans(table, from, to, watch.of === 'base' ? bulk.radius : 0);
    case 'region':
      return regionSpans(watch.region, from, to, watch.on === 'enter');
    case 'piece':
      if (!besideBody(table, watch.piece, line, bulk)) return NEVER;
      return pieceSpans(table, watch.piece, from.x, from.y, to.x, to.y, bulk.radius + watch.within);
  }
}

/** Whether a piece is on the levels that a body takes up on a line: a door upstairs stops nobody below. */
function besideBody(table: Table, p: number, { from, to }: Line, bulk: Bulk): boolean {
  const high = Math.max(from.z, to.z) + bulk.height - SAME_LEVEL;
  return table.base[p]! < high && table.top[p]! >= Math.min(from.z, to.z) - SAME_LEVEL;
}

/** Where a base comes within a distance of a body: base edge to base edge, difference of levels included. */
export function nearSpan(from: Spot, to: Spot, radius: number, body: Body, distance: number): Span | null {
  const reach = radius + body.radius;
  if (from.z === to.z) {
    const v = from.z - body.z;
    const left = distance * distance - v * v;
    if (left < 0) return null;
    return discSpan(from.x, from.y, to.x, to.y, body.x, body.y, reach + Math.sqrt(left));
  }
  return convexSpan(distance * distance, (t) => {
    const dx = from.x + t * (to.x - from.x) - body.x;
    const dy = from.y + t * (to.y - from.y) - body.y;
    const h = Math.max(0, Math.sqrt(dx * dx + dy * dy) - reach);
    const v = from.z + t * (to.z - from.z) - body.z;
    return h * h + v * v;
  });
}

/** Where a convex function of the fraction is at most `limit`: its lowest point first, then both borders by halving. */
function convexSpan(limit: number, f: (t: number) => number): Span | null {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 2 * HALVINGS; i++) {
    const s = low + (high - low) / 3;
    const t = high - (high - low) / 3;
    if (f(s) <= f(t)) high = t;
    else low = s;
  }
  const bottom = f(0) <= f(low) ? 0 : f(1) <= f(high) ? 1 : (low + high) / 2;
  if (f(bottom) > limit) return null;
  return [f(0) <= limit ? 0 : border(0, bottom, limit, f), f(1) <= limit ? 1 : border(1, bottom, limit, f)];
}

/** The point nearest to `outside` that still satisfies the limit. */
function border(outside: number, inside: number, limit: number, f: (t: number) => number): number {
  let out = outside;
  let held = inside;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (out + held) / 2;
    if (f(middle) <= limit) held = middle;
    else out = middle;
  }
  return held;
}

/** On a climb the levels come into reach somewhere on the way: the part of the span where they are. */
function whileLevel(
  from: Spot,
  to: Spot,
  span: Span,
  bulk: Bulk,
  body: Body,
  reach: LevelReach,
): readonly Span[] {
  const above = reach === 'lower-height' ? body.height : reach;
  const below = reach === 'lower-height' ? bulk.height : reach;
  const s = (body.z - below - from.z) / (to.z - from.z);
  const t = (body.z + above - from.z) / (to.z - from.z);
  const low = Math.max(span[0], Math.min(s, t));
  const high = Math.min(span[1], Math.max(s, t));
  return low < high ? [[low, high]] : NEVER;
}

function edgeSpans(table: Table, from: Spot, to: Spot, radius: number): readonly Span[] {
  const spans: Span[] = [];
  const area = areaAt(table, from.x, from.y);
  const ends = toEdges(area, to.x, to.y);
  for (const [side, start] of toEdges(area, from.x, from.y).entries()) {
    const end = ends[side]!;
    if (start <= radius && end <= radius) spans.push([0, 1]);
    else if (start > radius && end <= radius) spans.push([(start - radius) / (start - end), 1]);
    else if (start <= radius) spans.push([0, (radius - start) / (end - start)]);
  }
  return mergeSpans(spans);
}

function regionSpans(region: Region, from: Spot, to: Spot, inside: boolean): readonly Span[] {
  const cuts = [0, ...regionCrossings(region, from, to), 1];
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const t = (cuts[i]! + cuts[i + 1]!) / 2;
    const middle = {
      x: from.x + t * (to.x - from.x),
      y: from.y + t * (to.y - from.y),
      z: from.z + t * (to.z - from.z),
    };
    if (inRegion(region, middle) === inside) spans.push([cuts[i]!, cuts[i + 1]!]);
  }
  return mergeSpans(spans);
}
