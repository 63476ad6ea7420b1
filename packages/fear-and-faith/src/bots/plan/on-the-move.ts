import type { ActionOffer } from '../../rules/actions/offer.ts';
import { moveTerms } from '../../rules/movement/one-move.ts';
import type { Model } from '../../state.ts';
import { bestShot } from '../attacks/shots.ts';
import { type Mind, supposing } from '../mind.ts';
import type { Plan } from './plan.ts';
import { stepsFor } from './steps.ts';

/** Of what is left to do after a Move, so much is as good as done. */
const ONWARDS = 0.8;

/** FF-RNG-12: a Move and a shot for one action, from its beginning or from its end. */
export function onTheMove(mind: Mind, model: Model, { id }: ActionOffer): readonly Plan[] {
  const question = moveTerms(mind.look, model, { targets: [] });
  const steps = stepsFor(mind, question, model, 0);
  if (steps.length === 0) return [];
  const here = bestShot(mind.look, model, 'plain');
  return steps.map(({ to, worth: [gain] }) => {
    const there = supposing(mind, model, to, (look, moved) => bestShot(look, moved, 'plain'));
    const fired = gain + Math.max(here, there);
    const further = Math.max(0, ONWARDS * gain);
    return {
      first: id,
      worth: [fired, fired + further, fired + 2 * further],
      line: [{ kind: 'move', facts: { model: model.id }, answer: [to] }],
    };
  });
}
