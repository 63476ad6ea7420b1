import type { Asked, Random, Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { ables, members, onTable } from '../../figures.ts';
import type { BayonetPoint } from '../../game.ts';
import { apart } from '../../rules/ground/apart.ts';
import { homePoint } from '../../rules/ground/home-edge.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { type Purpose, purposeOf } from '../aims.ts';

/** What a player has in mind for the length of one question; the view is read once. */
export interface Mind {
  readonly s: BayonetPointState;
  readonly seat: Seat;
  readonly random: Random;
  readonly purpose: Purpose;
}

export function mindOf(asked: Asked<BayonetPoint>, random: Random): Mind {
  const s = asked.view();
  const { seat } = asked;
  // The armies may be asked about before the die has said what they are here for.
  const purpose: Purpose =
    'rows' in s.battle.scenario ? { aim: { what: 'break' }, holds: false } : purposeOf(s, seat);
  return { s, seat, random, purpose };
}

export type At = Pick<Spot, 'x' | 'y'>;

export function enemies({ s, seat }: Mind): Figure[] {
  return s.figures.filter((f) => f.side !== seat && onTable(f));
}

export function nearestOf<T extends At>(things: readonly T[], to: At): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const far = apart(thing, to);
    if (far >= least) continue;
    least = far;
    best = thing;
  }
  return best;
}

export function middleOf(points: readonly At[]): At | null {
  if (points.length === 0) return null;
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Where a unit is, or where it comes on. */
export function placeOf(s: BayonetPointState, u: Unit): At {
  const anchor = ables(s, u).find(({ id }) => id === u.anchor);
  const there = anchor ?? ables(s, u)[0] ?? members(s, u).find(onTable);
  if (there !== undefined) return there;
  const middle = (u.home.from + u.home.to) / 2;
  return homePoint(s, members(s, u)[0]!, u.home, { x: middle, y: middle });
}

/** The best by a measure; the first of equals. There must be one. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T {
  let best = things[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value <= most) continue;
    most = value;
    best = thing;
  }
  return best;
}
