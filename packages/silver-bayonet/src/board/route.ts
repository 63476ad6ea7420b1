import type { Asked } from '@vedette/engine';
import {
  along,
  distanceToSpot,
  type Goal,
  measure,
  route,
  type Spot,
  type Waypoint,
} from '@vedette/engine/table';
import { enemiesOf, figure as find } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import type { MoveQuestion } from '../questions.ts';
import { WHOLE_JUMPS } from '../rules/movement/cut.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { othersInTheWay } from '../rules/movement/path.ts';
import type { Figure } from '../state.ts';
import { FINE } from './way.ts';

/** Inches between the points of a survey of the whole table. */
const COARSE = 0.5;
/** Less than this of movement left is as good as none. */
const SHORTEST = 0.25;

/** The cheapest way there, or as much of it as the Move goes; where there is none, as near as can be. */
export function routeTo(asked: Asked<SilverBayonet>, to: Spot): readonly Waypoint[] | null {
  if (asked.kind !== 'move') return null;
  const look = looking(asked.view());
  const mover = find(look.s, asked.question.figure);
  const goal = goalOf(look, mover, to);
  const found = search(look, mover, goal, asked.question.budget, { resolution: FINE, nearest: true });
  if (found === null) return null;
  const short = found.path.slice(1);
  return found.arrives ? short : (aWayTowards(look, mover, goal, asked.question) ?? short);
}

/** A place on an enemy's base means him: the way goes into contact. */
function goalOf({ s }: Look, mover: Figure, to: Spot): Goal {
  const meant = enemiesOf(s, mover).find((enemy) => distanceToSpot(enemy, to) <= 0);
  return meant === undefined ? to : { body: meant, within: 0 };
}

function search(
  look: Look,
  mover: Figure,
  goal: Goal,
  budget: number,
  options: { readonly resolution: number; readonly nearest?: boolean },
) {
  const table = groundOf(look, mover);
  return route(table, gaitOf(look, mover), mover, mover, goal, budget, othersInTheWay(look, mover), options);
}

/** The first part of a way that takes several Moves: round a wall, not up to it. */
function aWayTowards(
  look: Look,
  mover: Figure,
  goal: Goal,
  question: MoveQuestion,
): readonly Waypoint[] | null {
  const whole = search(look, mover, goal, Number.POSITIVE_INFINITY, { resolution: COARSE });
  if (whole === null) return null;
  const partFor = (budget: number): readonly Waypoint[] | null => {
    const part = affordable(look, mover, whole.path, budget);
    return part.length > 0 && moveProblem(question, part, look) === null ? part : null;
  };
  // Not everywhere on a way can one stop.
  for (let budget = question.budget; budget >= SHORTEST; budget -= SHORTEST) {
    const part = partFor(budget);
    if (part === null) continue;
    return budget === question.budget ? part : farther(part, budget, 1 / (2 * look.s.terrain.grid), partFor);
  }
  return null;
}

/** As near as the grid allows to where one could not stop: a place on it may be a hair too far, and no more. */
function farther(
  part: readonly Waypoint[],
  budget: number,
  fine: number,
  partFor: (budget: number) => readonly Waypoint[] | null,
): readonly Waypoint[] {
  let [best, good] = [part, budget];
  for (let step = SHORTEST / 2; step >= fine; step /= 2) {
    const more = partFor(good + step);
    if (more === null) continue;
    good += step;
    best = more;
  }
  return best;
}

/** The waypoints of a way, without its start, up to where the budget ends. */
function affordable(
  look: Look,
  mover: Figure,
  [start, ...path]: readonly Waypoint[],
  budget: number,
): readonly Waypoint[] {
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  const part: Waypoint[] = [];
  let from: Spot = start!;
  let left = budget;
  for (const to of path) {
    const leg = measure(table, gait, mover, [from, to]);
    if (leg.cost > left) {
      const { spot, cost } = along(table, mover, leg, left, WHOLE_JUMPS);
      if (to.by === undefined && cost > 0) part.push({ x: spot.x, y: spot.y, z: spot.z });
      return part;
    }
    part.push(to);
    left -= leg.cost;
    from = leg.end;
  }
  return part;
}
