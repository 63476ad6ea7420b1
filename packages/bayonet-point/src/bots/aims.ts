import type { Seat } from '@vedette/engine';
import type { Edge } from '@vedette/scenario';
import type { Condition, SimpleCondition } from '../scenario/format/condition.ts';
import { type Area, areaOf } from '../scenario/story/area.ts';
import type { Told } from '../scenario/story/distance.ts';
import { edgeOf } from '../scenario/story/edge.ts';
import { playable, seatOf } from '../scenario/story/playable.ts';
import type { BayonetPointState } from '../state.ts';

/** What a side is here for, read from how the scenario ends. */
type Aim =
  /** To break the enemy. */
  | { readonly what: 'break' }
  /** To get over an edge, so much of the whole. */
  | { readonly what: 'exit'; readonly edge: Edge; readonly share: number }
  /** To lead animals away, so much of all. */
  | { readonly what: 'plunder'; readonly share: number }
  /** To leave no enemy in a place. */
  | { readonly what: 'clear'; readonly area: Area; readonly zone: string };

/** The aim of a side, and whether time works for it: then the other's aim is what it must prevent. */
export interface Purpose {
  readonly aim: Aim;
  readonly holds: boolean;
}

/** Scenarios do not change in play, but edges are chosen before it; options say how large it all lies on the table. */
const known = new WeakMap<
  BayonetPointState['battle'],
  WeakMap<BayonetPointState['options'], readonly Purpose[]>
>();

export function purposeOf({ battle, options }: Told, seat: Seat): Purpose {
  const byOptions = known.get(battle) ?? new WeakMap<BayonetPointState['options'], readonly Purpose[]>();
  known.set(battle, byOptions);
  let both = byOptions.get(options);
  if (both === undefined) {
    both = [0, 1].map((side) => purposeFrom({ battle, options }, side));
    byOptions.set(options, both);
  }
  return both[seat]!;
}

function purposeFrom(s: Told, seat: Seat): Purpose {
  const { otherwise } = playable(s).limit;
  const holds = otherwise !== 'draw' && seatOf(s, otherwise) === seat;
  const aim = aimOf(s, seat) ?? (holds ? aimOf(s, 1 - seat) : null);
  return { aim: aim ?? { what: 'break' }, holds };
}

/** What wins for a seat, as far as a simple mind can read it. */
function aimOf(s: Told, seat: Seat): Aim | null {
  const ends = (playable(s).end ?? []).filter(({ wins }) => seatOf(s, wins) === seat);
  for (const simple of ends.flatMap((end) => simpleOnes(end.if))) {
    const aim = readAim(s, seat, simple);
    if (aim !== null) return aim;
  }
  return null;
}

function readAim(s: Told, seat: Seat, simple: SimpleCondition): Aim | null {
  if ('tally' in simple) {
    const own = seatOf(s, simple.side) === seat;
    const [part, of] = simple.minShare ?? [1, 1];
    if (simple.tally === 'secured') return own ? { what: 'plunder', share: part / of } : null;
    if (simple.tally === 'lost') return own ? null : { what: 'break' };
    const exit = playable(s).exits?.find(({ side }) => seatOf(s, side) === seat);
    return own && exit !== undefined ? { what: 'exit', edge: edgeOf(s, exit.edge), share: part / of } : null;
  }
  if (!('count' in simple) || simple.max === undefined) return null;
  const { side, zone } = simple.count;
  const shape = zone === undefined ? undefined : playable(s).zones?.[zone]?.shape;
  if (side === undefined || zone === undefined || shape === undefined || seatOf(s, side) === seat)
    return null;
  return { what: 'clear', area: areaOf(s, shape), zone };
}

function simpleOnes(condition: Condition): SimpleCondition[] {
  if ('all' in condition) return condition.all.flatMap(simpleOnes);
  if ('any' in condition) return condition.any.flatMap(simpleOnes);
  if ('not' in condition) return [];
  return [condition];
}
