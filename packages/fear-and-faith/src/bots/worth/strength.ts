import { automaticDice, neededBy } from '../../rules/quality/quality.ts';
import type { Model } from '../../state.ts';
import { chanceOfActions } from '../dice/dice.ts';
import { type Mind, once } from '../mind.ts';

const ACTIVATION = { purpose: 'activation', declared: null } as const;

/** What its activation dice must show. */
export function neededFor(mind: Mind, model: Model): number {
  return once(mind, `needed ${model.id}`, () => neededBy(mind.look, model, ACTIVATION));
}

/** FF-SPEC-27 */
export function sureDice(mind: Mind, model: Model): number {
  return once(mind, `sure ${model.id}`, () => automaticDice(mind.look, [model], ACTIVATION));
}

/** How likely it is to get so many actions in a turn of its own. */
export function likely(mind: Mind, model: Model, actions: number): number {
  return actions > 3 ? 0 : chanceOfActions(neededFor(mind, model), sureDice(mind, model), actions);
}
