import { along, bodyAt, legalPlace, reach, type Spot, type Trace } from '@vedette/engine/table';
import { WHOLE_JUMPS } from './cut.ts';
import { cutAtBudget } from './cut-at-budget.ts';
import { handholdsWithin, wayUp } from './handholds.ts';
import type { WayToStairs } from './stairs.ts';
import { BACK, lengthOf, pathOnce, RESOLUTION, routed, type Search } from './way-search.ts';

/** Ways are found on a lattice: the same way may come out a little longer from another place. */
const LATTICE = 0.1;
/** Places looked at for another beginning of a way. */
const PLACES = 16;
/** The most that is gone on from one of them: to the next, aslant and over difficult ground. */
const ONWARD = 0.75;

/**
 * Whoever cannot stop where its next Move's worth of way ends, nor near it (a lane, a wall crossed aslant, a climb out
 * of a corner) goes to the place within its Move, perhaps part way up a climb, from which what is left is shortest;
 * null: none is better than the last one on the way, from which so much is left.
 */
export function aside(search: Search, way: Trace, left: number): WayToStairs | null {
  const { table, gait, mover, budget, obstacles } = search;
  const beyond = firstStopBeyond(search, way);
  const near = reach(table, gait, mover, mover, budget, obstacles, { resolution: RESOLUTION });
  const beyondOf = (a: Spot, b: Spot) => lengthOf(a, beyond) - lengthOf(b, beyond);
  const grounds = Array.from({ length: near.count - 1 }, (_, i) => i + 1)
    .filter((i) => near.stop[i] === 1)
    .map((i) => ({ spot: { x: near.x[i]!, y: near.y[i]!, z: near.z[i]! }, cost: near.cost[i]! }))
    .filter(({ spot: { x, y, z } }) => near.canStopAt(x, y, z))
    .sort((a, b) => beyondOf(a.spot, b.spot))
    .slice(0, PLACES)
    .map(({ spot, cost }) => ({ spot, cost, path: () => near.pathTo(spot.x, spot.y, spot.z) }));
  const others = obstacles.map(({ body }) => body);
  const climbs = handholdsWithin(table, gait, mover, near, others)
    .toSorted((a, b) => beyondOf(a.spot, b.spot))
    .slice(0, PLACES)
    .map((hold) => ({ spot: hold.spot, cost: budget, path: () => wayUp(near, hold) }));
  let best: WayToStairs | null = null;
  let least = left - BACK;
  for (const { spot, cost, path } of [...climbs, ...grounds]) {
    // The way is the cheapest there is: by no other place is more of it saved than it costs to get there and a little on.
    if (way.cost - Math.min(budget, cost + ONWARD) - LATTICE >= least) continue;
    const { way: rest, arrives } = routed({ ...search, mover: { ...mover, ...spot } }, 'here');
    if (!arrives || rest === null) continue;
    const there = pathOnce(search, path());
    if (there === null || there.cost + rest.cost - budget >= least) continue;
    const gone = onwards(search, there, rest);
    if (there.cost + rest.cost - gone.cost >= least) continue;
    best = gone;
    least = there.cost + rest.cost - gone.cost;
  }
  return best;
}

/** Places lie on a lattice: what is left at one leads on, as far as somebody can stop. */
function onwards(search: Search, there: Trace, rest: Trace): WayToStairs {
  const whole: Trace = {
    ...rest,
    cost: there.cost + rest.cost,
    stretches: [...there.stretches, ...rest.stretches],
    touched: [...new Set([...there.touched, ...rest.touched])].sort((a, b) => a - b),
  };
  const cut = cutAtBudget(search, whole);
  return cut === null || cut.cost < there.cost || search.falls(cut) ? there : cut;
}

/** The first place on a way, beyond what the budget pays for, where the mover could stop; else its end. */
function firstStopBeyond({ table, gait, mover, budget, obstacles }: Search, way: Trace): Spot {
  const others = obstacles.map(({ body }) => body);
  for (let inches = budget; inches < way.cost; inches += BACK) {
    const { spot } = along(table, mover, way, inches, WHOLE_JUMPS);
    if (legalPlace(table, bodyAt(spot, mover), others, { gait, hanging: true })) return spot;
  }
  return way.end;
}
