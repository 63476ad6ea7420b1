import type { Formation } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { members, unit } from '../../figures.ts';
import type { DeployQuestion } from '../../questions.ts';
import { boundsOf } from '../../scenario/story/area.ts';
import type { BayonetPointState } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { snapped, standable } from '../ground/place.ts';
import { type Shape, slotsOf } from '../movement/shapes.ts';
import { BASES_ASIDE, houseAt, inZone, isHopeless, keepsApart } from './deployment.ts';

/** Lattice points along the diameter of a base. */
const FINE = 4;

/** Steps of the lattice to everything a man may be put aside to, nearest first. */
const ASIDE: readonly (readonly [column: number, row: number])[] = stepsWithin(BASES_ASIDE * FINE);

function stepsWithin(most: number): [number, number][] {
  const steps: [number, number][] = [];
  for (let row = -most; row <= most; row++)
    for (let column = -most; column <= most; column++)
      if (column * column + row * row <= most * most) steps.push([column, row]);
  return steps.sort((a, b) => a[0] * a[0] + a[1] * a[1] - (b[0] * b[0] + b[1] * b[1]));
}

/** The free spot of a lattice that is nearest to a place and suits; it remembers what it has looked at. */
export type FreeSpots = (place: Spot, suits: (at: Spot) => boolean) => Spot | null;

const UNKNOWN = 0;
const FREE = 1;
const BARRED = 2;

/** Where on the table the bases of a unit could be put, as far as ground, other bases and enemies go. */
export function freeSpots(s: BayonetPointState, question: DeployQuestion): FreeSpots {
  const figure = members(s, unit(s, question.unit))[0]!;
  const step = (2 * figure.radius) / FINE;
  // A base in the corner of the zone is on the lattice: a zone just wide enough is enough.
  const [west, north] = boundsOf(question.areas[0]!).map((edge) => (edge + figure.radius) % step) as [
    number,
    number,
  ];
  const columns = Math.floor(s.terrain.width / step) + 1;
  const rows = Math.floor(s.terrain.depth / step) + 1;
  const known = new Uint8Array(columns * rows);
  const accept = (at: Spot) => keepsApart(s, question, figure, at);
  return ({ x, y }, suits) => {
    const [left, top] = [Math.round((x - west) / step), Math.round((y - north) / step)];
    for (const [aside, below] of ASIDE) {
      const column = left + aside;
      const row = top + below;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const index = row * columns + column;
      if (known[index] === BARRED) continue;
      const at = snapped(s, west + column * step, north + row * step);
      if (known[index] === UNKNOWN)
        known[index] = standable(s, { figure, inside: null, keepOff: true, accept }, at) ? FREE : BARRED;
      if (known[index] === FREE && suits(at)) return at;
    }
    return null;
  };
}

/**
 * BP-SCN-07: whether a unit looks as if it had room in a formation. It may be wrong by a hair, but is much cheaper than
 * putting everybody in his place: each spot is looked at once, however many formations are tried.
 */
export function looksRoomy(
  s: BayonetPointState,
  question: DeployQuestion,
  spots: FreeSpots,
  { middle, facing, shape }: Formation,
): boolean {
  const house = houseAt(s, middle);
  if (house !== null) return house.room > 0;
  const men = members(s, unit(s, question.unit));
  const figure = men[0]!;
  const base = 2 * figure.radius;
  if (isHopeless(s, question, figure, middle, BASES_ASIDE * base)) return false;
  const within = mm(s, 'coherency');
  const named = shape as Exclude<Shape, 'as-you-are'>;
  const taken: Spot[] = [];
  const suits = (at: Spot) =>
    taken.every((other) => apart(at, other) >= base) &&
    (taken.length === 0 || apart(at, taken[0]!) - base <= within) &&
    inZone(question, figure, at);
  return slotsOf({ middle, facing, shape: named, count: men.length, base, within }).every((slot) => {
    const spot = spots(slot, suits);
    if (spot !== null) taken.push(spot);
    return spot !== null;
  });
}
