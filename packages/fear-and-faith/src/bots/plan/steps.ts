import { type Spot, towards, turned } from '@vedette/engine/table';
import type { MoveQuestion } from '../../questions.ts';
import { straightMove } from '../../rules/movement/straight.ts';
import { onGrid } from '../../rules/movement/line.ts';
import type { Model } from '../../state.ts';
import { bestBlow } from '../attacks/blows.ts';
import { bestShot } from '../attacks/shots.ts';
import { chargeAt, nearer, type Step } from '../ground/advance.ts';
import { chargeFright, dangerAt } from '../ground/danger.ts';
import { apart, foesOf, type Mind, supposing } from '../mind.ts';
import { stanceAt } from './stance.ts';

/** One Move, and what it promises with what is left to do after it, in points more than to stay. */
export interface WeighedStep {
  readonly to: Spot;
  readonly worth: number;
  /** Whom it charges. */
  readonly charges: readonly string[];
}

/** How many enemies are thought of, nearest first. */
const FOES = { careful: 4, hasty: 2 } as const;
/** Ways back, in steps of five degrees from straight away. */
const BACK = [0, 9, -9];
/** Of what is left to do after a Move without a blow or a shot, so much is as good as done. */
const ONWARDS = 0.8;

/** Everything worth thinking about in one Move, the best first; `left`: actions after it. */
export function stepsFor(mind: Mind, question: MoveQuestion, model: Model, left: number): WeighedStep[] {
  const here = stanceAt(mind, model, model);
  const steps = candidates(mind, question, model);
  return steps
    .map((step) => weighed(mind, model, step, left, here))
    .sort((a, b) => b.worth - a.worth);
}

function candidates(mind: Mind, question: MoveQuestion, model: Model): Step[] {
  const { look, care } = mind;
  const foes = foesOf(mind, model)
    .map((foe) => ({ foe, far: apart(foe, model) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, FOES[care])
    .map(({ foe }) => foe);
  const charges = question.manner !== 'hover' && question.targets === null && !question.breaksAway;
  const found: Step[] = [];
  const add = (step: Step | null) => {
    if (step !== null && !found.some(({ to }) => to.x === step.to.x && to.y === step.to.y)) found.push(step);
  };
  if (charges) for (const foe of foes) add(chargeAt(look, question, model, foe));
  for (const foe of care === 'hasty' ? foes.slice(0, 1) : foes.slice(0, 2)) add(nearer(look, question, model, foe));
  const [nearest] = foes;
  if (nearest !== undefined && care === 'careful') for (const turn of BACK) add(backFrom(mind, question, model, nearest, turn));
  return found;
}

/** A Move away from somebody. */
function backFrom({ look, s }: Mind, question: MoveQuestion, model: Model, from: Spot, turn: number): Step | null {
  const away = towards(from.x, from.y, model.x, model.y);
  if (away === null) return null;
  const [dx, dy] = turned(away[0], away[1], turn);
  const { width, depth } = s.terrain;
  const { radius } = model;
  const to = onGrid({
    x: Math.min(width - radius, Math.max(radius, model.x + dx * question.reach)),
    y: Math.min(depth - radius, Math.max(radius, model.y + dy * question.reach)),
    z: model.z,
  });
  const { way } = straightMove(look, question, to);
  return way === null || way.targets.length > 0 ? null : { to, way };
}

function weighed(mind: Mind, model: Model, { to, way }: Step, left: number, here: number): WeighedStep {
  const charges = way.targets.map(({ id }) => id);
  if (charges.length === 0) {
    const gain = stanceAt(mind, model, way.end) - here;
    const shot = left === 0 ? 0 : supposing(mind, model, way.end, (look, there) => bestShot(look, there, left > 1));
    const onwards = left > 0 && shot === 0 && gain > 0 ? ONWARDS * gain * left : 0;
    return { to, charges, worth: gain + shot + onwards };
  }
  const fright = way.targets.reduce((sum, target) => sum + chargeFright(mind, model, target), 0);
  const blow =
    left === 0
      ? 0
      : supposing(mind, model, way.end, (look, there) => {
          let best = 0;
          for (const target of way.targets) {
            best = Math.max(best, bestBlow(look, there, target, false));
            if (left > 1) best = Math.max(best, bestBlow(look, there, target, true));
          }
          return best;
        });
  // In contact one is struck at in any case: what the others could do besides is what counts.
  const danger = left === 0 ? dangerAt(mind, model, way.end) : 0.5 * dangerAt(mind, model, way.end);
  const before = dangerAt(mind, model, model);
  return { to, charges, worth: fright + blow - Math.max(0, danger - before) };
}
