import {
  firstObstacle,
  measure,
  type Obstacle,
  type Reached,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

/** SB-MOV-16.R1, SB-MOV-19: a jump is made whole or not at all, a drop is always finished. */
export const WHOLE_JUMPS = { leapsOverspend: true, jumpsShort: false } as const;

/** The way a figure would take along these waypoints, measured (SB-MOV-02). */
export function traceOf(look: Look, figure: Figure, path: readonly Waypoint[]): Trace {
  const start = { x: figure.x, y: figure.y, z: figure.z };
  return measure(groundOf(look, figure), gaitOf(look, figure), figure, [start, ...path]);
}

/** SB-MOV-03: no base passes another; with the option friends may be passed, not ended upon. */
export function othersInTheWay(look: Look, figure: Figure): Obstacle[] {
  const throughFriends = look.s.options['pass-through-friends'];
  const obstacles: Obstacle[] = [];
  for (const other of look.s.figures) {
    if (other === figure || !stands(other)) continue;
    const passes = throughFriends && !areEnemies(look.s, figure, other);
    obstacles.push({ body: other, block: passes ? 'end' : 'always' });
  }
  return obstacles;
}

/** The first figure the way runs into, if any. */
export function blockedBy(look: Look, figure: Figure, trace: Trace): Figure | null {
  const obstacles = othersInTheWay(look, figure);
  const hit = firstObstacle(groundOf(look, figure), trace, figure, obstacles);
  if (hit === null) return null;
  const { body } = obstacles[hit.obstacle]!;
  return look.s.figures.find((other) => other === body) ?? null;
}

/** As much of a way as leads to a point of it. */
export function cutAt(way: Trace, { spot, stretch, part }: Omit<Reached, 'cost'>): Trace {
  const stretches = way.stretches.slice(0, stretch);
  const last = way.stretches[stretch];
  if (last !== undefined && part > 0) {
    const { length, rise, cost } = last;
    stretches.push({ ...last, to: spot, length: length * part, rise: rise * part, cost: cost * part });
  }
  const cost = stretches.reduce((sum, gone) => sum + gone.cost, 0);
  return { ...way, stretches, end: spot, cost };
}

/** A way up to the stretch on which it would be held up; a jump that ends in that is still made. */
export function beforeHalt(way: Trace, { stretch }: { readonly stretch: number }): Trace {
  const { kind, from, to } = way.stretches[stretch]!;
  const jumped = kind === 'jump' || kind === 'leap';
  return cutAt(way, jumped ? { spot: to, stretch: stretch + 1, part: 0 } : { spot: from, stretch, part: 0 });
}

/** A way up to the edge that it falls from; all of it when it falls nowhere. */
export function beforeFall(way: Trace): Trace {
  const stretch = way.stretches.findIndex(({ kind }) => kind === 'fall');
  return stretch < 0 ? way : cutAt(way, { spot: way.stretches[stretch]!.from, stretch, part: 0 });
}
