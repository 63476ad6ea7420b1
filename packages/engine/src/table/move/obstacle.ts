import { levelsClash, overlaps } from '../ground/overlap.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { discSpan, type Span } from '../ground/span.ts';
import { slack } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { type Bulk, bodyAt } from './gait.ts';
import { nearSpan } from './interrupt-spans.ts';
import { pointOn } from './settle.ts';
import type { Stretch, Trace } from './stretch.ts';

/** A figure in the way. */
export interface Obstacle {
  readonly body: Body;
  /** `pass`: no hindrance. `end`: may be passed but not ended upon. `always`: may be neither. */
  readonly block: 'pass' | 'end' | 'always';
  /** How near an `always` figure may be passed; who starts nearer may only draw away. */
  readonly keep?: number;
}

export interface Hit {
  /** Which of the obstacles. */
  readonly obstacle: number;
  readonly stretch: number;
  /** How far along that stretch, 0 to 1. */
  readonly part: number;
  readonly at: Spot;
}

/** The first figure that a path may not pass, else the first it may not end upon; null when the way is free. */
export function firstObstacle(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  obstacles: readonly Obstacle[],
): Hit | null {
  let best: Hit | null = null;
  for (let o = 0; o < obstacles.length; o++) {
    if (obstacles[o]!.block !== 'always') continue;
    const found = firstMeeting(table, trace, bulk, obstacles[o]!, o);
    if (found === null) continue;
    const sooner =
      best === null ||
      found.stretch < best.stretch ||
      (found.stretch === best.stretch && found.part < best.part);
    if (sooner) best = found;
  }
  if (best !== null) return best;
  const end = bodyAt(trace.end, bulk);
  const stretch = trace.stretches.length - 1;
  for (let o = 0; o < obstacles.length; o++) {
    const { block, body } = obstacles[o]!;
    if (block !== 'pass' && overlaps(end, body, slack(table)))
      return { obstacle: o, stretch, part: 1, at: trace.end };
  }
  return null;
}

function firstMeeting(table: Table, trace: Trace, bulk: Bulk, obstacle: Obstacle, index: number): Hit | null {
  const keep = obstacle.keep ?? 0;
  let inside = true;
  for (let i = 0; i < trace.stretches.length; i++) {
    const stretch = trace.stretches[i]!;
    const span = stretch.kind === 'link' ? null : meeting(table, stretch, bulk, obstacle.body, keep);
    if (span === null) {
      inside = false;
      continue;
    }
    if (span[0] > 0 || !inside || approaches(stretch, obstacle.body)) {
      return { obstacle: index, stretch: i, part: span[0], at: pointOn(stretch, span[0]) };
    }
    inside = span[1] >= 1;
  }
  return null;
}

/** The part of a stretch on which the base is too near to a body that shares its levels. */
function meeting(table: Table, stretch: Stretch, bulk: Bulk, body: Body, keep: number): Span | null {
  const { from, to } = stretch;
  const near = keep - slack(table);
  if (keep > 0) return nearSpan(from, to, bulk.radius, body, near);
  const span = discSpan(from.x, from.y, to.x, to.y, body.x, body.y, bulk.radius + body.radius + near);
  if (span === null) return null;
  if (from.z === to.z) return levelsClash(bodyAt(from, bulk), body) ? span : null;
  const s = (body.z - bulk.height - from.z) / (to.z - from.z);
  const t = (body.z + body.height - from.z) / (to.z - from.z);
  const low = Math.max(span[0], Math.min(s, t));
  const high = Math.min(span[1], Math.max(s, t));
  return low < high ? [low, high] : null;
}

function approaches(stretch: Stretch, body: Body): boolean {
  const { from, to } = stretch;
  return (body.x - from.x) * (to.x - from.x) + (body.y - from.y) * (to.y - from.y) > 0;
}
