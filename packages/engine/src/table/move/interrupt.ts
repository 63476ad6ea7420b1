import type { Body, Region, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { LevelReach } from '../place/contact.ts';
import type { Bulk } from './gait.ts';
import { spansOf } from './interrupt-spans.ts';
import type { Stretch, Trace } from './measure.ts';

interface Always {
  /** Something that already holds at the start counts at once; else it must first have ended. */
  readonly alsoAtStart?: boolean;
  /** Nothing is noticed in mid-jump; where the jump lands it is. */
  readonly notInJumps?: boolean;
}

/** Something that may interrupt a move. */
export type Watch = Always &
  (
    | {
        /** Coming within a distance, in three dimensions, of a figure. */
        readonly kind: 'near';
        readonly body: Body;
        readonly distance: number;
        /** Only while the levels are such that the two could touch. */
        readonly reach?: LevelReach;
      }
    | {
        /** Touching a figure. */
        readonly kind: 'contact';
        readonly body: Body;
        readonly tolerance: number;
        readonly reach: LevelReach;
        /** Rises that are ignored when looking for what a figure stands on. */
        readonly step: number;
      }
    /** The base edge (or the centre) reaching the table's edge. */
    | { readonly kind: 'edge'; readonly of: 'base' | 'centre' }
    /** The centre going in or out of a region. */
    | { readonly kind: 'region'; readonly region: Region; readonly on: 'enter' | 'leave' }
    /** The base edge coming within a distance, in plan, of a piece on its level: a door, a fence, a bank. */
    | { readonly kind: 'piece'; readonly piece: number; readonly within: number }
  );

export interface Interruption {
  /** Which of the watches. */
  readonly watch: number;
  readonly stretch: number;
  /** How far along that stretch, 0 to 1. */
  readonly part: number;
  readonly at: Spot;
  /** Cost of the path up to there. */
  readonly cost: number;
}

/** Two watches that go off within this fraction of a stretch go off together: the first listed counts. */
const TOGETHER = 1e-9;

/** The point of a stretch at a fraction of it. */
export function pointOn(stretch: Stretch, part: number): Spot {
  const { from, to } = stretch;
  if (part <= 0) return from;
  if (part >= 1) return to;
  return {
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
    z: from.z + part * (to.z - from.z),
  };
}

/** The first point of a path at which one of the watches goes off; null when it is never interrupted. */
export function firstInterruption(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watches: readonly Watch[],
): Interruption | null {
  let best: { watch: number; stretch: number; part: number } | null = null;
  for (let w = 0; w < watches.length; w++) {
    const found = firstOf(table, trace, bulk, watches[w]!, best?.stretch ?? trace.stretches.length - 1);
    if (found === null) continue;
    const sooner =
      best === null ||
      found.stretch < best.stretch ||
      (found.stretch === best.stretch && found.part < best.part - TOGETHER);
    if (sooner) best = { watch: w, ...found };
  }
  if (best === null) return null;
  let cost = 0;
  for (let i = 0; i < best.stretch; i++) cost += trace.stretches[i]!.cost;
  const stretch = trace.stretches[best.stretch]!;
  return { ...best, at: pointOn(stretch, best.part), cost: cost + stretch.cost * best.part };
}

/** Where one watch goes off, looking no further than stretch `last`. */
function firstOf(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watch: Watch,
  last: number,
): { stretch: number; part: number } | null {
  let holding = watch.alsoAtStart !== true;
  for (let i = 0; i <= last; i++) {
    const stretch = trace.stretches[i]!;
    // Links are no way through the table: only the two ends of one are anywhere.
    const unseen = stretch.kind === 'link' || (watch.notInJumps === true && stretch.kind === 'jump');
    const spans = spansOf(table, stretch, bulk, watch);
    const before = holding;
    const ends = (spans.at(-1)?.[1] ?? 0) >= 1;
    holding = false;
    if (unseen) {
      const throughout = before && spans[0]?.[0] === 0 && spans[0][1] >= 1;
      if (ends && !throughout) return { stretch: i, part: 1 };
      holding = throughout;
      continue;
    }
    for (const [from, to] of spans) {
      if (!before || from > 0) return { stretch: i, part: from };
      holding = to >= 1;
    }
  }
  return null;
}
