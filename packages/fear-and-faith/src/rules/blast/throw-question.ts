import type { Random, Refusal } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { ScatterQuestion, ThrowQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';

const RULE = 'FF-RNG-23';
const TRIES = 20;

/** FF-RNG-23: so far, and in sight or behind something low. */
export function throwProblem({ model, reach }: ThrowQuestion, spot: Spot, look: Look): Refusal | null {
  const thrower = modelOf(look.s, model);
  if (!look.table.ground(spot)) return refusal('throw.nowhere', RULE);
  const far = look.table.apartFrom(thrower, spot);
  if (far > reach + TOLERANCE) return refusal('throw.too-far', RULE, { far: Math.ceil(far), reach });
  return look.table.throwsTo(thrower, spot) ? null : refusal('throw.unseen', RULE);
}

/** FF-RNG-23: in the circle round where it should have fallen, and not behind a wall from there. */
export function scatterProblem({ aim, radius }: ScatterQuestion, spot: Spot, look: Look): Refusal | null {
  if (!look.table.ground(spot)) return refusal('throw.nowhere', RULE);
  const far = look.table.apartFrom({ ...aim, radius: 0, height: 0 }, spot);
  if (far > radius + TOLERANCE)
    return refusal('throw.scatter-too-far', RULE, { far: Math.ceil(far), reach: radius });
  return look.table.inTheOpen(aim, { ...spot, radius: 0, height: 0 }) ? null : refusal('throw.walled', RULE);
}

function someSpot(
  round: Spot,
  reach: number,
  random: Random,
  legal: (spot: Spot) => boolean,
  otherwise: Spot,
): Spot {
  const wide = Math.floor(reach);
  for (let n = 0; n < TRIES; n++) {
    const [x, y] = [round.x - wide + random.below(2 * wide + 1), round.y - wide + random.below(2 * wide + 1)];
    const spot = { x, y, z: round.z };
    if (legal(spot)) return spot;
  }
  return otherwise;
}

/** Somewhere round an enemy as a rule: else chance would blow up nothing but grass. */
export function randomThrow(question: ThrowQuestion, random: Random, looking: () => Look): Spot {
  const look = looking();
  const thrower = modelOf(look.s, question.model);
  const { x, y, z } = thrower;
  const own = { x, y, z };
  const legal = (spot: Spot) => throwProblem(question, spot, look) === null;
  const enemies = look.s.models.filter((m) => m.party !== thrower.party && legal({ x: m.x, y: m.y, z: m.z }));
  const enemy = enemies[random.below(enemies.length + 1)];
  if (enemy !== undefined) return { x: enemy.x, y: enemy.y, z: enemy.z };
  return someSpot(own, question.reach, random, legal, own);
}

export function randomScatter(question: ScatterQuestion, random: Random, looking: () => Look): Spot {
  const look = looking();
  const { aim, radius } = question;
  const legal = (spot: Spot) => scatterProblem(question, spot, look) === null;
  return someSpot(aim, radius, random, legal, aim);
}
