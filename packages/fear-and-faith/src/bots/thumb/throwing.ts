import type { Spot } from '@vedette/engine/table';
import { friends, inPlay, model as modelOf } from '../../models.ts';
import type { OfModel, ScatterQuestion, ThrowQuestion } from '../../questions.ts';
import { scatterProblem, throwProblem } from '../../rules/blast/throw-question.ts';
import { onGrid } from '../../rules/movement/line.ts';
import type { Model } from '../../state.ts';
import { bestThrow } from '../attacks/blasts.ts';
import { apart, bestOf, foesOf, type Mind } from '../mind.ts';

/** A model this near to where something bursts gets its share. */
const NEAR = 80;

/** How many of them are near a place, friends of the model against. */
function catchOf({ s }: Mind, of: Model, at: Spot): number {
  let sum = 0;
  for (const m of inPlay(s)) if (apart(m, at) < NEAR) sum += friends(m, of) ? -1.5 : 1;
  return sum;
}

/** FF-RNG-23: at the enemy with most others round him. */
export function throwAt(question: ThrowQuestion, mind: Mind): Spot | null {
  const thrower = modelOf(mind.s, question.model);
  const best = bestThrow(mind.look, thrower, question.weapon);
  if (best !== null) return best.spot;
  const spots = foesOf(mind, thrower)
    .map(({ x, y, z }) => onGrid({ x, y, z }))
    .filter((spot) => throwProblem(question, spot, mind.look) === null);
  return bestOf(spots, (spot) => catchOf(mind, thrower, spot)) ?? null;
}

/** FF-RNG-23: back at whoever threw it, or among his friends. */
export function scatter(question: ScatterQuestion, mind: Mind): Spot | null {
  const { model, aim } = question;
  const thrower = modelOf(mind.s, model);
  const victims = inPlay(mind.s).filter((m) => friends(m, thrower));
  const spots = [...victims.map(({ x, y, z }) => onGrid({ x, y, z })), ...around(aim, question.radius)];
  const legal = spots.filter((spot) => scatterProblem(question, spot, mind.look) === null);
  return bestOf(legal, (spot) => -catchOf(mind, thrower, spot)) ?? null;
}

function around({ x, y, z }: Spot, radius: number): readonly Spot[] {
  const far = radius - 1;
  return [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].map(([dx, dy]) => onGrid({ x: x + dx! * far, y: y + dy! * far, z }));
}

/** FF-ACT-02: a spell at whoever is nearest; to jump about is for those who have thought about it. */
export function declare({ model, options }: OfModel & { readonly options: readonly string[] }, mind: Mind) {
  const caster = modelOf(mind.s, model);
  const spells = options.filter((id) => id.startsWith('spell/'));
  const ids = new Set(mind.s.models.map(({ id }) => id));
  const far = (option: string) => {
    const target = option.split('/')[2];
    return target !== undefined && ids.has(target) ? apart(caster, modelOf(mind.s, target)) : NEAR;
  };
  const spell = bestOf(spells, (option) => -far(option));
  return spell !== undefined && far(spell) <= FAR ? spell : 'nothing';
}

/** Beyond this nobody is worth a spell. */
const FAR = 180;
