import type { Asked } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import { figure as find } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import type { MoveQuestion } from '../questions.ts';
import { apart } from '../rules/ground/apart.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { reachAlong } from '../rules/movement/rate.ts';
import { farthestStand, lengthOf, wayTo } from '../rules/movement/way.ts';
import type { BayonetPointState } from '../state.ts';

/** The way to a place, or as much of it as the move goes: round a wall, not up to it. */
export function routeTo(asked: Asked<BayonetPoint>, to: Spot): readonly Waypoint[] | null {
  if (asked.kind === 'appear') return [{ x: to.x, y: to.y, z: 0 }];
  if (asked.kind !== 'move') return null;
  const s = asked.view();
  const far = s.terrain.width + s.terrain.depth;
  const path = pathTowards(s, asked.question, to, 1, far);
  if (path.length === 0 || gets(path, to) || moveProblem(asked.question, path, s) === null) return path;
  return shortened(s, asked.question, path) ?? path;
}

/** Whether a way ends where it was to lead. */
function gets(path: readonly Waypoint[], to: Spot): boolean {
  return apart(path[path.length - 1]!, to) <= SLACK;
}

/** The longest part of a way, a hair or more shorter than it, that may be gone: whoever falls short stands where he may. */
function shortened(
  s: BayonetPointState,
  question: MoveQuestion,
  path: readonly Waypoint[],
): readonly Waypoint[] | null {
  const f = find(s, question.figure);
  const whole = [{ x: f.x, y: f.y, z: 0 }, ...path];
  for (let less = HAIR, length = lengthOf(whole); less < length; less = less < STEP ? STEP : less + STEP) {
    const end = farthestStand(s, f, whole, length - less);
    const part = end === null ? null : cut(whole, end);
    if (part !== null && moveProblem(question, part, s) === null) return part;
  }
  return null;
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
/** More than rounding adds to a length. */
const HAIR = 0.2;
/** Millimetres between the places that are tried. */
const STEP = 3;

/** A way up to a place on it, without its start. */
function cut(way: readonly Waypoint[], end: Spot): readonly Waypoint[] {
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    if (apart(a, end) + apart(end, b) <= apart(a, b) + SLACK) return [...way.slice(1, i), end];
  }
  return [...way.slice(1), end];
}
