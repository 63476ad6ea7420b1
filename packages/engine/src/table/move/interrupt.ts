import type { Box } from '../ground/box.ts';
import type { Body, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk } from './gait.ts';
import { figureLine, type Halt, haltIn } from './interrupt-halt.ts';
import { spansOf } from './interrupt-spans.ts';
import type { Stretch, Trace } from './stretch.ts';
import type { Watch } from './watch.ts';

export interface Interruption {
  /** Which of the watches. */
  readonly watch: number;
  readonly stretch: number;
  /** How far along that stretch, 0 to 1. */
  readonly part: number;
  /**
   * Where the figure stops: on the table's grid, beside the face of what the path climbs, and such that what is
   * watched for holds there. It may lie a grid step or two off the point of the path.
   */
  readonly at: Spot;
  /** Cost of the path up to the point itself, whatever `at` was rounded to. */
  readonly cost: number;
}

/** Two watches that go off within this fraction of a stretch go off together: the first listed counts. */
const TOGETHER = 1e-9;
/** More grid steps than a place lies off the point of a path that it stands for. */
const ROUNDED = 8;

/** The first point of a path at which one of the watches goes off; null when it is never interrupted. */
export function firstInterruption(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watches: readonly Watch[],
): Interruption | null {
  let best: Halt | null = null;
  let watch = 0;
  const box = boxRound(trace);
  for (let w = 0; w < watches.length; w++) {
    if (box !== null && isBeyond(table, box, bulk, watches[w]!)) continue;
    const found = firstOf(table, trace, bulk, watches[w]!, best?.stretch ?? trace.stretches.length - 1);
    if (found === null) continue;
    const sooner =
      best === null ||
      found.stretch < best.stretch ||
      (found.stretch === best.stretch && found.part < best.part - TOGETHER);
    if (!sooner) continue;
    best = found;
    watch = w;
  }
  if (best === null) return null;
  let cost = 0;
  for (let i = 0; i < best.stretch; i++) cost += trace.stretches[i]!.cost;
  const { at, stretch, part } = best;
  return { watch, at, stretch, part, cost: cost + trace.stretches[stretch]!.cost * part };
}

/** The box round a path; null where it climbs: there the figure is beside its path, not on it. */
function boxRound({ stretches }: Trace): Box | null {
  let left = Number.POSITIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (const { kind, from, to } of stretches) {
    if (kind === 'climb' || kind === 'descend') return null;
    left = Math.min(left, from.x, to.x);
    bottom = Math.min(bottom, from.y, to.y);
    right = Math.max(right, from.x, to.x);
    top = Math.max(top, from.y, to.y);
  }
  return { left, bottom, right, top };
}

/** Whether a watched figure is too far from the box to be met anywhere in it. */
function isBeyond(table: Table, box: Box, bulk: Bulk, watch: Watch): boolean {
  if (watch.kind !== 'near' && watch.kind !== 'contact') return false;
  const reach =
    watch.kind === 'near' ? watch.distance : watch.tolerance + (watch.acrossBarrier?.thickness ?? 0);
  return isFar(table, box, bulk, watch.body, reach);
}

function isFar(table: Table, box: Box, bulk: Bulk, { x, y, radius }: Body, reach: number): boolean {
  const away = reach + radius + bulk.radius + ROUNDED / table.grid;
  return x < box.left - away || x > box.right + away || y < box.bottom - away || y > box.top + away;
}

/** Those to whom a path may lead so near; most figures need no watch. All of them where it climbs, or leads nowhere. */
export function nearPath<Other extends Body>(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  others: readonly Other[],
  reach: number,
): readonly Other[] {
  const box = trace.stretches.length === 0 ? null : boxRound(trace);
  return box === null ? others : others.filter((other) => !isFar(table, box, bulk, other, reach));
}

/** Where one watch goes off, looking no further than stretch `last`. */
function firstOf(table: Table, trace: Trace, bulk: Bulk, watch: Watch, last: number): Halt | null {
  let holding = watch.alsoAtStart !== true;
  for (let i = 0; i <= last; i++) {
    const stretch = trace.stretches[i]!;
    const spans = spansOf(table, figureLine(table, bulk, stretch), bulk, watch);
    const before: boolean = holding;
    holding = false;
    if (unseen(stretch, watch)) {
      const held = before && spans[0]?.[0] === 0;
      const throughout: boolean = held && (stretch.kind === 'link' || spans[0]![1] >= 1);
      const landed = lands(trace, i) ? haltIn(table, trace, bulk, watch, i, [1, 1]) : null;
      const came = landed !== null && !throughout;
      const asMeant = stretch.kind === 'link' && watch.notByLinks === true;
      if (came && !asMeant) return landed;
      holding = throughout || came;
      continue;
    }
    for (const span of spans) {
      if (before && span[0] <= 0) {
        holding = span[1] >= 1;
        continue;
      }
      const halt = haltIn(table, trace, bulk, watch, i, span);
      if (halt !== null) return halt;
    }
  }
  return null;
}

/** Links are no way through the table, and nobody stops in mid-air: only the end of these is anywhere. */
function unseen({ kind }: Stretch, watch: Watch): boolean {
  if (kind === 'jump') return watch.notInJumps === true;
  return kind === 'link' || kind === 'leap' || kind === 'fall';
}

/** Whether a stretch ends on the ground: not where a jump goes on downwards. */
function lands({ stretches }: Trace, index: number): boolean {
  const next = stretches[index + 1]?.kind;
  return !(stretches[index]!.kind === 'jump' && (next === 'leap' || next === 'fall'));
}
