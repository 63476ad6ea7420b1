import type { ContactRules, LevelReach } from '../ground/contact.ts';
import type { Body, Region, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk } from './gait.ts';
import { figureLine, type Halt, haltIn } from './interrupt-halt.ts';
import { spansOf } from './interrupt-spans.ts';
import type { Stretch, Trace } from './measure.ts';

interface Always {
  /** Something that already holds at the start counts at once; else it must first have ended. */
  readonly alsoAtStart?: boolean;
  /** Nothing is noticed in mid-jump; where the jump lands it is. */
  readonly notInJumps?: boolean;
  /** Only places that are accepted count: where the figure could not stop, nothing stops it. */
  readonly where?: (spot: Spot) => boolean;
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
    /** Touching a figure, just as `inContact` has it with the same rules. */
    | ({ readonly kind: 'contact'; readonly body: Body } & ContactRules)
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

/** The first point of a path at which one of the watches goes off; null when it is never interrupted. */
export function firstInterruption(
  table: Table,
  trace: Trace,
  bulk: Bulk,
  watches: readonly Watch[],
): Interruption | null {
  let best: (Halt & { watch: number }) | null = null;
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
  return { ...best, cost: cost + trace.stretches[best.stretch]!.cost * best.part };
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
      if (landed !== null && !throughout) return landed;
      holding = throughout;
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
