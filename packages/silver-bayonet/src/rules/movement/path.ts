import {
  firstObstacle,
  type Gait,
  measure,
  type Obstacle,
  type Table,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

/** A way with everything that its measures hang on. */
interface Measured {
  readonly table: Table;
  readonly gait: Gait;
  readonly radius: number;
  readonly height: number;
  /** Where it begins, and the waypoints. */
  readonly path: readonly Waypoint[];
  readonly trace: Trace;
}

/** The way that was measured last: an answer is tried, judged and then gone. Its key says everything (docs/caches.md). */
const last: { measured: Measured | null } = { measured: null };

/** The way a figure would take along these waypoints, measured (SB-MOV-02). */
export function traceOf(look: Look, figure: Figure, path: readonly Waypoint[]): Trace {
  const table = groundOf(look, figure);
  const gait = gaitOf(look, figure);
  const { measured } = last;
  if (measured !== null && isThis(measured, table, gait, figure, path)) return measured.trace;
  const { radius, height } = figure;
  const whole = [{ x: figure.x, y: figure.y, z: figure.z }, ...path.map(copied)];
  const trace = measure(table, gait, figure, whole);
  last.measured = { table, gait, radius, height, path: whole, trace };
  return trace;
}

/** Its own, so that whoever changes an answer does not change the key. */
function copied({ x, y, z, by }: Waypoint): Waypoint {
  if (by === undefined) return { x, y, z };
  return { x, y, z, by: typeof by === 'object' ? { link: by.link } : by };
}

function isThis(
  measured: Measured,
  table: Table,
  gait: Gait,
  figure: Figure,
  path: readonly Waypoint[],
): boolean {
  if (measured.table !== table || measured.gait !== gait) return false;
  if (measured.radius !== figure.radius || measured.height !== figure.height) return false;
  const whole = measured.path;
  const start = whole[0]!;
  if (start.x !== figure.x || start.y !== figure.y || start.z !== figure.z) return false;
  if (whole.length !== path.length + 1) return false;
  for (let i = 0; i < path.length; i++) if (!sameWaypoint(path[i]!, whole[i + 1]!)) return false;
  return true;
}

function sameWaypoint(a: Waypoint, b: Waypoint): boolean {
  if (a.x !== b.x || a.y !== b.y || a.z !== b.z) return false;
  if (a.by === b.by) return true;
  return typeof a.by === 'object' && typeof b.by === 'object' && a.by.link === b.by.link;
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
