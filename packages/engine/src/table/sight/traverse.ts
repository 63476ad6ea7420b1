import type { Spot } from '../ground/piece.ts';
import { SIGHT_OBSCURING, SIGHT_SOLID, type Table } from '../ground/table.ts';
import { ASIDE, aim, type Fan, newFan, OUTSIDE, SLACK } from './fan.ts';
import { sightPattern } from './pattern.ts';
import { pieceInTheWay } from './pieces-in-the-way.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** A part of a straight line inside one piece, as distances from its start. */
export interface Passage {
  readonly piece: number;
  readonly enter: number;
  readonly leave: number;
}

const fan = newFan();
const CENTRE_LINE = sightPattern([{ across: 0, height: 0 }]);

/**
 * Every piece that the straight line between two points runs through, whatever its sight, in order of
 * entering, so that a ruleset can apply limits of its own. With `heights` the points' `z` are absolute heights
 * and distances are in three dimensions; `plan` is the view from above. A line that runs along an edge is
 * taken to lie on the side where it meets less.
 */
export function traverse(table: Table, from: Spot, to: Spot, view: 'heights' | 'plan'): Passage[] {
  const inPlan = view === 'plan';
  if (inPlan && from.x === to.x && from.y === to.y) return [];
  aim(fan, from, to, CENTRE_LINE);
  const pieces: number[] = [];
  for (let p = 0; p < table.pieces.length; p++) {
    const base = inPlan ? Number.NEGATIVE_INFINITY : table.base[p]!;
    const top = inPlan ? Number.POSITIVE_INFINITY : table.top[p]!;
    if (pieceInTheWay(fan, table, p, base, top) !== OUTSIDE) pieces.push(p);
  }
  const right = stretchesOf(fan, table, pieces, { across: 0, sample: 0, aside: ASIDE, inPlan });
  const left = stretchesOf(fan, table, pieces, { across: 0, sample: 0, aside: -ASIDE, inPlan });
  const length = lengthOf(fan, inPlan);
  const passages: Passage[] = [];
  for (const { piece, enter, leave } of meetsLess(table, left, right) ? left : right) {
    if ((leave - enter) * length > SLACK)
      passages.push({ piece, enter: enter * length, leave: leave * length });
  }
  return passages;
}

function lengthOf({ length, lengthSquared }: Fan, inPlan: boolean): number {
  return inPlan ? length : Math.sqrt(lengthSquared[0]!);
}

/** Whether `a` meets clearly less than `b`: first of what is solid, then of what obscures, then at all. */
function meetsLess(table: Table, a: readonly Stretch[], b: readonly Stretch[]): boolean {
  for (const least of [SIGHT_SOLID, SIGHT_OBSCURING, 0]) {
    const difference = run(table, a, least) - run(table, b, least);
    if (Math.abs(difference) > SLACK) return difference < 0;
  }
  return false;
}

function run(table: Table, stretches: readonly Stretch[], least: number): number {
  return stretches.reduce(
    (sum, { piece, enter, leave }) => (table.sight[piece]! >= least ? sum + leave - enter : sum),
    0,
  );
}

/** How much of a line lies inside the pieces that count, where they overlap once. */
export function lengthInside(passages: readonly Passage[], counts: (piece: number) => boolean): number {
  let length = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { piece, enter, leave } of [...passages].sort((a, b) => a.enter - b.enter)) {
    if (!counts(piece) || leave <= covered) continue;
    length += leave - Math.max(enter, covered);
    covered = leave;
  }
  return length;
}
