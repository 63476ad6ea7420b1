import { isFallen, isHelpless, model as modelOf } from '../../models.ts';
import type { ActQuestion } from '../../questions.ts';
import { engaging } from '../../rules/combat/engaged.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import type { Mind } from '../mind.ts';
import { apart, bestOf } from '../mind.ts';

/** What a recruit does when he can, the first of these that is offered. */
const HABITS: readonly string[] = [
  'break-free',
  'stand-up',
  'destroy-staked',
  'strike',
  'cast',
  'burst',
  'shoot',
  'close-shot',
  'throw',
  'concentrate',
  'pray',
  'ban',
  'restart-chainsaw',
  'summon',
  'raise',
  'entangle',
  'possess',
  'jump',
];

/** And when there is nothing to strike or shoot at. */
const OTHERWISE: readonly string[] = ['reload', 'unjam', 'fly-on', 'move', 'rough-move', 'snap-out', 'bash'];

export function act({ model: id, offers }: ActQuestion, mind: Mind): string {
  const model = modelOf(mind.s, id);
  for (const habit of HABITS) {
    const among = offers.filter(({ action }) => action === habit || action.startsWith(`${habit}-`));
    const best = bestOf(among, (offer) => appeal(mind, offer, id));
    if (best !== undefined) return best.id;
  }
  // Beside an enemy there is nothing left to do but to stand one's ground.
  if (engaging(mind.look, model).length > 0) return 'done';
  for (const habit of OTHERWISE) {
    const one = offers.find(({ action }) => action === habit);
    if (one !== undefined) return one.id;
  }
  return 'done';
}

/** Those who lie or are held first, then the nearest; special weapons before the knife. */
function appeal({ s }: Mind, { target, weapon }: ActionOffer, by: string): number {
  if (target === undefined) return 0;
  const victim = modelOf(s, target);
  const helpless = isFallen(victim) || isHelpless(victim) ? 1000 : 0;
  const knife = weapon === 'hand-weapon' || weapon === 'natural' ? 0 : 1;
  return helpless - apart(victim, modelOf(s, by)) + knife;
}
