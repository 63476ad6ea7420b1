import {
  along,
  backAlong,
  bodyAt,
  legalPlace,
  measure,
  pointOn,
  type Reached,
  type Spot,
  snap,
  surfacesAt,
  type Trace,
} from '@vedette/engine/table';
import { cutAt, WHOLE_JUMPS } from './cut.ts';
import { pathHigherUp } from './handholds.ts';
import type { WayToStairs } from './stairs.ts';
import { BACK, pathOnce, SAME, type Search, startOf } from './way-search.ts';

/** As much of a way as the budget pays for, ending where the mover can stand. */
export function cutAtBudget(search: Search, way: Trace): WayToStairs | null {
  const { table, gait, mover, budget, obstacles } = search;
  const reached = along(table, mover, way, budget, WHOLE_JUMPS);
  // A way to the nearest place to an aim out of reach may lead over ground where nobody can stop.
  if (reached.stretch === way.stretches.length && way.refused === null) return way;
  const others = obstacles.map(({ body }) => body);
  const fits = (spot: Spot) =>
    legalPlace(table, bodyAt(spot, mover), others, {
      gait,
      hanging: true,
    });
  const ahead = way.stretches[reached.stretch];
  // SB-OPS-09: what is left at the foot of stairs is paid for them.
  if (ahead?.kind === 'link' && fits(reached.spot)) return { ...cutAt(way, reached), stairs: ahead };
  if (gait.over !== 'ground') return beyondStairs(way, reached, fits) ?? landed(search, way);
  const end = backAlong(table, mover, way, reached, BACK, fits);
  if (end === null) return null;
  const higher = pathOnce(search, pathHigherUp(table, gait, mover, way, end, budget));
  return higher !== null && fits(higher.end) ? higher : cutAt(way, end);
}

/** Whoever flies and has taken stairs stops at the end of them, where it can be; null: it has taken none. */
function beyondStairs(way: Trace, reached: Reached, fits: (spot: Spot) => boolean): Trace | null {
  const taken = way.stretches.slice(0, reached.stretch).findIndex(({ kind }) => kind === 'link');
  if (taken < 0) return null;
  const { from, to } = way.stretches[taken]!;
  return fits(to)
    ? cutAt(way, { spot: to, stretch: taken + 1, part: 0 })
    : cutAt(way, { spot: from, stretch: taken, part: 0 });
}

/**
 * SB-ATT-16, -18: whoever flies or walks through walls must still end where it can be: at the place along its way, and
 * at the level there, from which least is left. A level may cost more than the budget where the length alone does not.
 */
function landed(search: Search, way: Trace): Trace | null {
  const { table, gait, mover, budget } = search;
  const { stretches } = way;
  let best: Trace | null = null;
  let least = way.cost - SAME;
  let rest = 0;
  for (let i = stretches.length - 1; i >= 0; rest += stretches[i]!.cost, i--) {
    const stretch = stretches[i]!;
    const before = stretches.slice(0, i);
    const within = budget - before.reduce((sum, { length }) => sum + length, 0);
    if (within < 0 || before.some(({ kind }) => kind === 'link') || stretch.kind === 'link') continue;
    const from = stretch.length > within ? within / stretch.length : 1;
    const steps = Math.max(1, Math.ceil(stretch.length / BACK));
    // Rounding to the grid may have made it a hair too long: then one step of it less is tried.
    const hair = Math.min(1, 1 / (table.grid * stretch.length));
    for (let k = 0, back = 0; from - back > 0; k++, back = k === 1 ? hair : (k - 1) / steps) {
      if ((1 - from + back) * stretch.length + rest >= least) break;
      for (const spot of landings(search, pointOn(stretch, from - back))) {
        const left = measure(table, gait, mover, [spot, stretch.to]).cost + rest;
        if (left >= least) continue;
        const trace = measure(table, gait, mover, [startOf(mover), ...before.map(({ to }) => to), spot]);
        if (trace.refused !== null || trace.cost > budget + SAME || search.falls(trace)) continue;
        best = trace;
        least = left;
      }
    }
  }
  return best;
}

/** Places to come down at above and below a point, the one nearest to the aim's level first. */
export function landings({ table, gait, mover, aim, obstacles }: Search, at: Spot): readonly Spot[] {
  const x = snap(at.x, table.grid);
  const y = snap(at.y, table.grid);
  const levels = [snap(at.z, table.grid), ...surfacesAt(table, x, y).map(({ z }) => z)];
  // SB-ATT-16: the ground inside a solid piece is a place, too.
  if (gait.over === 'through' && !levels.includes(0)) levels.push(0);
  levels.sort((a, b) => Math.abs(a - aim.body.z) - Math.abs(b - aim.body.z) || a - b);
  const others = obstacles.map(({ body }) => body);
  return levels
    .map((z) => ({ x, y, z }))
    .filter((spot) => legalPlace(table, bodyAt(spot, mover), others, { gait }));
}
