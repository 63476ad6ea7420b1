import { model as modelOf } from '../../models.ts';
import { EDGE } from '../../option-ids.ts';
import type { OfModel, RerollQuestion } from '../../questions.ts';
import { neededBy } from '../../rules/quality/quality.ts';
import type { ModelId } from '../../state.ts';
import { chanceOf } from '../dice/dice.ts';
import { bestOf, type Mind } from '../mind.ts';

interface Options {
  readonly options: readonly string[];
}

/** FF-RNG-11: who is likely to be in time shoots, the others draw. */
export function chargeReaction({ model, options }: OfModel & Options, { s, look }: Mind): string {
  const shots = options.filter((id) => id.startsWith('single/') || id.startsWith('burst/'));
  const needed = neededBy(look, modelOf(s, model), { purpose: 'reaction', declared: null });
  if (shots.length > 0 && chanceOf(needed) > 0.5) return shots[0]!;
  return options.find((id) => id.startsWith('draw/')) ?? shots[0] ?? 'neither';
}

/** FF-FEAR-07: anywhere but off the table. */
export function panic({ options }: Options): string {
  return options.find((id) => id !== EDGE) ?? options[0]!;
}

/** FF-SPEC-11: whoever is there. */
export function followUp({ options }: Options): string {
  return options[0]!;
}

export function dyingCurse(): string {
  return 'curse';
}

/** FF-HTH-17: the best fighter first: he may end it. */
export function nextHack({ options }: Options, { s }: Mind): ModelId {
  return bestOf(options, (id) => modelOf(s, id).combat)!;
}

/** FF-RNG-13: the dearest enemy while the aim is true, friends last. */
export function nextInBurst({ model, options }: OfModel & Options, { s }: Mind): ModelId {
  const { party } = modelOf(s, model);
  return bestOf(options, (id) => (modelOf(s, id).party === party ? -1 : 1) * modelOf(s, id).points)!;
}

/** A die that is worse than this is thrown again. */
const POOR = 2;

/** FF-SPEC-27: where a fight goes badly, or two dice have failed. */
export function reroll({ purpose, dice, options }: RerollQuestion): string {
  const again = options.filter((id) => id !== 'keep');
  if (purpose === 'combat') return dice[0]! <= POOR ? (again[0] ?? 'keep') : 'keep';
  return again.length > 1 ? again[0]! : 'keep';
}
