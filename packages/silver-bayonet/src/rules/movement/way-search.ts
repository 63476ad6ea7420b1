import {
  type Body,
  firstObstacle,
  type Gait,
  measure,
  type Obstacle,
  route,
  type Spot,
  type Table,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import type { Figure } from '../../state.ts';

/** Where a way leads. */
export interface Aim {
  readonly body: Body;
  /** How far off it stops, base edge to base edge; 0: in contact. */
  readonly within: number;
}

export const RESOLUTION = 0.25;
/** How finely a place to stop is looked for, backwards from where the budget ends. */
export const BACK = 0.05;
export const SAME = 1e-9;

/** One way being looked for. */
export interface Search {
  readonly table: Table;
  readonly gait: Gait;
  readonly mover: Figure;
  readonly aim: Aim;
  readonly budget: number;
  /** Of a whole Move, less what is lost where it stops a little before an edge. */
  readonly stage: number;
  readonly obstacles: readonly Obstacle[];
  /** Whether a way leads through a hatch (SB-OPS-09). */
  readonly falls: (way: Trace) => boolean;
}

/** A way, and whether it leads all the way to the aim. */
export interface Found {
  readonly way: Trace | null;
  readonly arrives: boolean;
}

/** The way of least cost; perhaps one that does not leave the board. */
export function routed({ table, gait, mover, aim, stage, obstacles }: Search, boards: 'here' | 'all'): Found {
  // The search stops up to a step and a half of the grid nearer than it may.
  const within = aim.within > 0 ? aim.within + 1.5 / table.grid : 0;
  const goal = { body: aim.body, within };
  const found = route(table, gait, mover, startOf(mover), goal, Number.POSITIVE_INFINITY, obstacles, {
    resolution: RESOLUTION,
    nearest: true,
    stays: boards === 'here',
    longestJump: stage,
  });
  const way = found === null || found.path.length < 2 ? null : found.trace;
  return { way, arrives: found?.arrives === true };
}

/** A path as it is gone, within the budget, through no hatch and into nobody; null: it cannot be gone so. */
export function pathOnce(search: Search, path: readonly Waypoint[] | null): Trace | null {
  const { table, gait, mover, budget, obstacles } = search;
  const trace = path === null ? null : measure(table, gait, mover, path);
  if (trace === null || trace.refused !== null || trace.cost > budget + SAME || search.falls(trace))
    return null;
  return firstObstacle(table, trace, mover, obstacles) === null ? trace : null;
}

export function startOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}

export function lengthOf(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
