import { type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import { figure as figureOf, standingAt, stands } from '../../figures.ts';
import type { DeployQuestion } from '../../questions.ts';
import { deployProblem, randomDeployment } from '../../rules/setup/deploy-question.ts';
import { sees } from '../../rules/shooting/sight.ts';
import { centresIn } from '../../scenario/deployment/area.ts';
import type { Figure } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import { foes, type Mind } from './mind.ts';

/** Places that are compared. */
const TRIES = 5;
/** Enemies whose eyes are minded. */
const EYES = 3;
/** Inches that a wall before one's nose is worth. */
const COVER = 1.5;
/** Two men in one place make one target. */
const APART = 2;
const CROWDED = 3;

/** SB-SET-02: near what it wants, where few enemies see it, not on top of each other. */
export function deploy(question: DeployQuestion, mind: Mind): Spot {
  const { s } = mind;
  const member = figureOf(s, question.figure);
  const goal = goalOf(mind, member, question);
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const spot =
      n === 0
        ? nearestIn(mind, question, member, goal)
        : randomDeployment(question, mind.random, () => mind.look);
    if (spot === null) continue;
    const cost = costOf(mind, member, spot, goal);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best ?? randomDeployment(question, mind.random, () => mind.look)!;
}

/** The things worth having, one for each member in turn; else the middle of the table. */
function goalOf(mind: Mind, { id }: Figure, { area }: DeployQuestion): Spot {
  const { s, seat } = mind;
  const things = mind.errands().flatMap((aim) => ('at' in aim ? [aim.at] : []));
  const { west, south, east, north } = centresIn(area[0]!, 0);
  const middle = { x: (west + east) / 2, y: (south + north) / 2, z: 0 };
  if (things.length === 0) {
    const { width, depth } = s.terrain;
    return { x: (middle.x + width / 2) / 2, y: (middle.y + depth / 2) / 2, z: 0 };
  }
  const near = things.sort((a, b) => flat(a, middle) - flat(b, middle)).slice(0, 4);
  const place = s.figures.filter((figure) => figure.side === seat).findIndex((figure) => figure.id === id);
  return near[place % near.length]!;
}

/** The point of the area that lies nearest, if it is free. */
function nearestIn(mind: Mind, question: DeployQuestion, member: Figure, goal: Spot): Spot | null {
  const { west, south, east, north } = centresIn(question.area[0]!, member.radius);
  const x = Math.min(east, Math.max(west, goal.x));
  const y = Math.min(north, Math.max(south, goal.y));
  for (const { z } of surfacesAt(tableOf(mind.s.terrain), x, y)) {
    if (deployProblem(question, { x, y, z }, mind.look) === null) return { x, y, z };
  }
  return null;
}

function costOf(mind: Mind, member: Figure, spot: Spot, goal: Spot): number {
  const there = standingAt(member, spot);
  let cost = flat(spot, goal);
  for (const enemy of foes(mind, member).slice(0, EYES)) {
    if (sees(mind.look, enemy, there).visible) cost += COVER;
  }
  for (const friend of mind.s.figures) {
    if (friend.side === member.side && stands(friend) && flat(friend, spot) < APART) cost += CROWDED;
  }
  return cost;
}
