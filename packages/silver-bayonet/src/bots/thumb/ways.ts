import {
  along,
  type Body,
  measure,
  type Obstacle,
  route,
  type Spot,
  snap,
  surfacesAt,
  tableOf,
  towards,
  turned,
  type Waypoint,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { MoveQuestion } from '../../questions.ts';
import { WHOLE_JUMPS } from '../../rules/movement/cut.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { groundOf } from '../../rules/movement/ground-of.ts';
import { firstHatch } from '../../rules/movement/halt.ts';
import { moveProblem, wayProblem } from '../../rules/movement/move-question.ts';
import { traceOf } from '../../rules/movement/path.ts';
import { edgesRound, onOneBoard } from '../../scenario/boards/board.ts';
import { hasFooting } from '../../scenario/objects/beside.ts';
import type { Figure } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import type { Mind } from './mind.ts';

export type Way = readonly Waypoint[];

/** Turns of five degrees off the straight line that are tried before a way round is looked for. */
const STRAIGHT = [0] as const;
const WIDE = [0, 5, -5, 10, -10, 15, -15] as const;
const RESOLUTION = 0.5;
/** Rounded to the grid a way may cost this much more. */
const HAIR = 0.01;
/** What a step must bring to be one. */
const PROGRESS = 0.5;
const NOTHING = 0.05;
/** Levels this far apart cannot be reached by just walking on. */
const LEVEL = 0.6;

/** A Move straight towards a spot that ends so far from it, centre to centre, or where the budget ends; null: no way. */
export function straightTo(
  mind: Mind,
  mover: Figure,
  goal: Spot,
  short: number,
  question: MoveQuestion,
): Way | null {
  return onOneBoard(mind.s, mover, goal) ? stepsTo(mind, mover, goal, short, question, STRAIGHT) : null;
}

/** The same by a way round where the straight one is barred, if there is patience for it: the search takes time. */
export function wayTo(
  mind: Mind,
  mover: Figure,
  goal: Spot,
  short: number,
  question: MoveQuestion,
  mood: 'patient' | 'hasty',
): Way | null {
  const { activation } = mind.s;
  if (!onOneBoard(mind.s, mover, goal)) {
    // Through one hatch in a Move and no more, or there would be no end of it (SB-OPS-09).
    const fresh = question.how === 'move' && activation?.moved !== true;
    return fresh ? wayRound(mind, mover, goal, short, question) : null;
  }
  if (flat(mover, goal) - short <= NOTHING && Math.abs(mover.z - goal.z) < LEVEL) return null;
  const climbs = mood === 'patient' && Math.abs(mover.z - goal.z) >= LEVEL;
  const way = climbs ? null : stepsTo(mind, mover, goal, short, question, WIDE);
  return way === null && mood === 'patient' ? wayRound(mind, mover, goal, short, question) : way;
}

/** One straight leg, as little aside as can be. */
function stepsTo(
  mind: Mind,
  mover: Figure,
  goal: Spot,
  short: number,
  question: MoveQuestion,
  aside: readonly number[],
): Way | null {
  const straight = towards(mover.x, mover.y, goal.x, goal.y);
  const away = flat(mover, goal) - short;
  if (straight === null || away <= NOTHING) return null;
  const length = Math.min(question.budget, away);
  for (const turn of aside) {
    const [dx, dy] = turn === 0 ? straight : turned(straight[0], straight[1], turn);
    const z = length === away && turn === 0 ? goal.z : mover.z;
    const way = legTo(mind, mover, dx, dy, length, z, question);
    if (way !== null && away - (flat(way.at(-1)!, goal) - short) >= Math.min(PROGRESS, away / 2)) return way;
  }
  return null;
}

/** So far in a direction, to about this level, or as far as the ground lets the budget go; null when that is not allowed. */
export function legTo(
  mind: Mind,
  mover: Figure,
  dx: number,
  dy: number,
  length: number,
  level: number,
  question: MoveQuestion,
): Way | null {
  const { s, look } = mind;
  const { grid } = s.terrain;
  const { west, south, east, north } = edgesRound(s, mover);
  const { radius } = mover;
  const x = snap(Math.min(east - radius, Math.max(west + radius, mover.x + dx * length)), grid);
  const y = snap(Math.min(north - radius, Math.max(south + radius, mover.y + dy * length)), grid);
  const z = nearestLevel(mind, x, y, level);
  if (z === null) return null;
  const whole = [{ x, y, z }];
  const hatches = s.terrain.links.length > 0;
  const trace = traceOf(look, mover, whole);
  const problem = wayProblem(look, mover, trace, question);
  if (problem === null && !hatches) return whole;
  if (problem !== null && problem.code !== TOO_FAR) return null;
  if (hatches && firstHatch(look, mover, trace) !== null) return null;
  if (problem === null) return whole;
  const { spot } = along(groundOf(look, mover), mover, trace, question.budget - HAIR, WHOLE_JUMPS);
  const way = [{ x: spot.x, y: spot.y, z: spot.z }];
  return !hangs(mind, way) && moveProblem(question, way, look) === null ? way : null;
}

/** Whether a way would leave the mover on the face of a wall. */
function hangs({ s }: Mind, way: Way): boolean {
  const end = way.at(-1)!;
  return end.by === undefined && !hasFooting(s, end);
}

/** How the rules call a way that is longer than the budget. */
const TOO_FAR = 'move.too-far';

function nearestLevel({ s }: Mind, x: number, y: number, z: number): number | null {
  let best: number | null = null;
  for (const level of surfacesAt(tableOf(s.terrain), x, y)) {
    if (best === null || Math.abs(level.z - z) < Math.abs(best - z)) best = level.z;
  }
  return best;
}

/** The cheapest way round, cut where the budget ends. */
function wayRound(mind: Mind, mover: Figure, goal: Spot, short: number, question: MoveQuestion): Way | null {
  const { look } = mind;
  const body: Body = { x: goal.x, y: goal.y, z: goal.z, radius: 0, height: mover.height };
  const within = Math.max(0, short - mover.radius);
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  const start = { x: mover.x, y: mover.y, z: mover.z };
  const found = route(
    table,
    gait,
    mover,
    start,
    { body, within },
    FAR_ROUND * flat(mover, goal) + FAR_ENOUGH,
    obstacles(mind, mover),
    { resolution: RESOLUTION, nearest: true, stays: onOneBoard(mind.s, mover, goal) },
  );
  if (found === null || found.path.length < 2) return null;
  return cut(mind, mover, found.path.slice(1), question);
}

function obstacles({ s }: Mind, mover: Figure): readonly Obstacle[] {
  const others: Obstacle[] = [];
  for (const body of s.figures) {
    if (body === mover || !stands(body)) continue;
    others.push(
      areEnemies(s, mover, body)
        ? { body, block: 'always', keep: CLEAR_OF_ENEMIES }
        : { body, block: 'always' },
    );
  }
  return others;
}

/** How long a way round may be. */
const FAR_ROUND = 1.6;
const FAR_ENOUGH = 8;
const CLEAR_OF_ENEMIES = 0.1;

/** As many legs as the budget pays for, the last perhaps in part; null when no part of it is allowed. */
function cut(mind: Mind, mover: Figure, path: Way, question: MoveQuestion): Way | null {
  const { look, s } = mind;
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  const legs: Waypoint[] = [];
  let from: Spot = { x: mover.x, y: mover.y, z: mover.z };
  let left = question.budget;
  for (const to of path) {
    const trace = measure(table, gait, mover, [from, to]);
    if (trace.cost <= left) {
      legs.push(to);
      left -= trace.cost;
      from = trace.end;
      continue;
    }
    if (to.by === undefined && trace.cost !== Number.POSITIVE_INFINITY) {
      const { spot } = along(table, mover, trace, Math.max(0, left - HAIR), WHOLE_JUMPS);
      legs.push({ x: spot.x, y: spot.y, z: spot.z });
    } else if (typeof to.by === 'object') legs.push(to);
    break;
  }
  // Bearers do not climb higher than they can get at once: what is led along could not follow.
  const allowed = (way: Way) =>
    (mover.carries.length === 0 || !hangs(mind, way)) && moveProblem(question, way, look) === null;
  while (legs.length > 0) {
    if (allowed(legs)) return legs;
    const last = legs.pop()!;
    const before = legs.at(-1) ?? { x: mover.x, y: mover.y, z: mover.z };
    const half = { x: (last.x + before.x) / 2, y: (last.y + before.y) / 2 };
    const z = last.by === undefined ? nearestLevel(mind, half.x, half.y, last.z) : null;
    if (z === null) continue;
    const shorter = [...legs, { x: snap(half.x, s.terrain.grid), y: snap(half.y, s.terrain.grid), z }];
    if (allowed(shorter)) return shorter;
  }
  return null;
}
