import { firstObstacle, measure, type Obstacle, type Trace, type Waypoint } from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

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
