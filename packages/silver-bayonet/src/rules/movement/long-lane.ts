import {
  along,
  bodyAt,
  inOpening,
  legalPlace,
  nearestPlace,
  type Spot,
  type Trace,
} from '@vedette/engine/table';
import { WHOLE_JUMPS } from './cut.ts';
import type { Search } from './way-search.ts';

/** How finely a way is looked over at first. */
const EVERY = 0.25;
/** Beside a way places to stop are looked for in such rings. */
const RING = 0.1;
/** So many lanes are closed on the way to one aim; on no table that anybody would build are there as many. */
const MOST_LANES = 24;
/** Nobody is less high: who closes a lane is in the way at its level alone. */
const HAIR = 0.01;

/** Whether nobody can stop on a way, so many inches from its start. */
type Tight = (inches: number) => boolean;

/** A part of a way, in inches of movement from its start. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * SB-MOV-02.R2: nobody stops in an opening narrower than his base. A lane that goes on so for more than a Move leads
 * nowhere, and a way through it is none (SB-MONA-06.R1): they are closed until what is found has none in it.
 */
export function roundLongLanes<Found extends { readonly way: Trace | null }>(
  search: Search,
  find: (search: Search) => Found,
): { readonly search: Search; readonly found: Found } {
  let open = search;
  let found = find(open);
  for (let closed = 0; closed < MOST_LANES && found.way !== null; closed++) {
    const lane = longLane(open, found.way);
    if (lane === null) break;
    open = closedAt(open, lane);
    found = find(open);
  }
  return { search: open, found };
}

/** The middle of the first lane on a way that no Move leads out of at its other end. */
function longLane(search: Search, way: Trace): Spot | null {
  const { table, gait, mover, budget, stage } = search;
  if (gait.over !== 'ground' || gait.clearance >= mover.radius || way.cost <= budget) return null;
  const rules = { gait, hanging: true };
  const bodyAfter = (inches: number) => bodyAt(spotAfter(search, way, inches), mover);
  const narrow: Tight = (inches) => {
    const body = bodyAfter(inches);
    return inOpening(table, gait, body) && !legalPlace(table, body, [], rules);
  };
  const beside = { ...rules, ring: RING, limit: mover.radius, levels: gait.step };
  const tooLong = ({ from, to }: Part) => to - from > stage && to > budget;
  for (const lane of partsOf(search, { from: 0, to: way.cost }, narrow)) {
    if (!tooLong(lane)) continue;
    // A way through gaps one behind the other may miss the places between them by a little; those at its ends are known.
    const near = mover.radius + RING;
    const hemmedIn: Tight = (inches) => {
      if (inches < lane.from + near || inches > lane.to - near) return true;
      const body = bodyAfter(inches);
      return narrow(inches) && nearestPlace(table, body, body, [], beside) === null;
    };
    const deep = partsOf(search, lane, hemmedIn).find(tooLong);
    if (deep !== undefined) return spotAfter(search, way, (deep.from + deep.to) / 2);
  }
  return null;
}

/** The parts of a way on which nobody can stop, within a part at whose ends he can. */
function partsOf(search: Search, { from, to }: Part, tight: Tight): readonly Part[] {
  const parts: Part[] = [];
  let began: number | null = null;
  for (let last = from; last < to; ) {
    const next = Math.min(to, last + EVERY);
    const there = next < to && tight(next);
    if (there && began === null) began = border(search, last, next, tight);
    else if (!there && began !== null) {
      parts.push({ from: began, to: border(search, next, last, tight) });
      began = null;
    }
    last = next;
  }
  return parts;
}

/** How far it is along a way to the last place to stop before, or the first behind, a point where nobody can. */
function border({ table }: Search, free: number, taken: number, tight: Tight): number {
  let [could, cannot] = [free, taken];
  while (Math.abs(cannot - could) * table.grid > 1) {
    const middle = (could + cannot) / 2;
    if (tight(middle)) cannot = middle;
    else could = middle;
  }
  return could;
}

function spotAfter({ table, mover }: Search, way: Trace, inches: number): Spot {
  return along(table, mover, way, inches, WHOLE_JUMPS).spot;
}

/** A lane is narrower than the base: nobody passes a point in it without coming over that. */
function closedAt(search: Search, { x, y, z }: Spot): Search {
  const bar = { body: { x, y, z, radius: 0, height: HAIR }, block: 'always' } as const;
  return { ...search, obstacles: [...search.obstacles, bar] };
}
