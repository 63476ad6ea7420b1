import type { Asked } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import { figure as find } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import type { MoveQuestion } from '../questions.ts';
import { apart } from '../rules/ground/apart.ts';
import { reachAlong } from '../rules/movement/rate.ts';
import { farthestStand, wayTo } from '../rules/movement/way.ts';
import type { BayonetPointState } from '../state.ts';

/** The way to a place, or as much of it as the move goes: round a wall, not up to it. */
export function routeTo(asked: Asked<BayonetPoint>, to: Spot): readonly Waypoint[] | null {
  if (asked.kind === 'appear') return [{ x: to.x, y: to.y, z: 0 }];
  if (asked.kind !== 'move') return null;
  const s = asked.view();
  return pathTowards(s, asked.question, to, 1, s.terrain.width + s.terrain.depth);
}

/**
 * BP-MOV-01: the waypoints of a single figure's move towards a place, up to `share` of what it could go. A way round
 * things is looked for up to a length of `far`: that of the move unless it is said.
 */
export function pathTowards(
  s: BayonetPointState,
  question: MoveQuestion,
  to: Spot,
  share = 1,
  far?: number,
): readonly Waypoint[] {
  const f = find(s, question.figure);
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], question);
  const way = wayTo(s, f, { x: to.x, y: to.y, z: 0 }, far ?? longest);
  const end = farthestStand(s, f, way, share * reachAlong(s, f, way, question));
  return end === null ? [] : cut(way, end);
}

/** Rounding to the grid. */
const SLACK = 0.5;

/** A way up to a place on it, without its start. */
function cut(way: readonly Waypoint[], end: Spot): readonly Waypoint[] {
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    if (apart(a, end) + apart(end, b) <= apart(a, b) + SLACK) return [...way.slice(1, i), end];
  }
  return [...way.slice(1), end];
}
