import {
  DIRECTIONS,
  type Spot,
  standingOn,
  surfacesAt,
  tableOf,
  towards,
  turned,
} from '@vedette/engine/table';
import { LENGTH, lower } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { MoveQuestion } from '../../questions.ts';
import { contactSpots } from '../../rules/charge/reach.ts';
import { STEP } from '../../rules/ground/contact.ts';
import { onGrid, TOUCHING } from '../../rules/movement/line.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import { type Straight, straightMove } from '../../rules/movement/straight.ts';
import type { Model } from '../../state.ts';
import { apart } from '../mind.ts';

/** One Move that may be made, and the answer that makes it. */
export interface Step {
  readonly to: Spot;
  readonly way: Straight;
}

/** The place so far from a model in some direction, on the ground there. */
function placeAt({ s }: Look, mover: Spot, [dx, dy]: readonly [number, number], far: number): Spot | null {
  const { width, depth } = s.terrain;
  const x = Math.min(width, Math.max(0, mover.x + dx * far));
  const y = Math.min(depth, Math.max(0, mover.y + dy * far));
  const table = tableOf(s.terrain);
  const level = standingOn(table, x, y, mover.z, STEP) ?? surfacesAt(table, x, y)[0];
  return level === undefined ? null : onGrid({ x, y, z: level.z });
}

function stepTo(look: Look, question: MoveQuestion, to: Spot): Step | null {
  const { way } = straightMove(look, question, to);
  return way === null ? null : { to, way };
}

/** FF-MOV-04: a Move that ends in contact with somebody; null: there is none. */
export function chargeAt(look: Look, question: MoveQuestion, mover: Model, target: Model): Step | null {
  const gap = apart(mover, target) - mover.radius - target.radius;
  if (gap > question.reach + 1) return null;
  const straight = stepTo(look, question, onGrid({ x: target.x, y: target.y, z: target.z }));
  if (straight?.way.targets.some(({ id }) => id === target.id) === true) return straight;
  const [dx, dy] = [mover.x - target.x, mover.y - target.y];
  // From behind one would have to go round, which no straight Move does.
  for (const spot of contactSpots(look, mover, target)) {
    if ((spot.x - target.x) * dx + (spot.y - target.y) * dy < 0) break;
    if (apart(mover, spot) > question.reach + TOUCHING) continue;
    const step = stepTo(look, question, spot);
    if (step?.way.targets.some(({ id }) => id === target.id) === true) return step;
  }
  return null;
}

/** Turns that are tried when the straight way is barred, in steps of the circle's directions. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4];
const EACH = DIRECTIONS.length / 24;

/** The Move that brings a model nearest to a place, without touching anybody; null: it cannot get nearer. */
export function nearer(look: Look, question: MoveQuestion, mover: Model, goal: Spot): Step | null {
  const ahead = towards(mover.x, mover.y, goal.x, goal.y);
  if (ahead === null) return null;
  const far = apart(mover, goal);
  const short = lower(stickOf(look, mover));
  const lengths = short === null ? [question.reach] : [question.reach, LENGTH[short]];
  let best: Step | null = null;
  let least = far - 1;
  for (const turn of TURNS) {
    if (best !== null && Math.abs(turn) > 2) break;
    const direction = turn === 0 ? ahead : turned(ahead[0], ahead[1], turn * EACH);
    for (const length of lengths) {
      const to = placeAt(look, mover, direction, Math.min(length, turn === 0 ? far : length));
      if (to === null || apart(to, goal) >= least) continue;
      const step = stepTo(look, question, to);
      if (step === null || step.way.targets.length > 0) continue;
      const left = apart(step.way.end, goal);
      if (left >= least) continue;
      [best, least] = [step, left];
      break;
    }
  }
  return best;
}
