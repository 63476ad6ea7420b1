import { ACTION_COSTS } from '../../data/actions.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isFallen, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { rise } from '../combat/posture.ts';
import { gaitOf } from '../movement/gait.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-HTH-10, FF-HTH-11: two actions for who fell hard, or lies on slippery ground. */
function costOf(look: Look, model: Model): number {
  const hard =
    model.posture === 'fallen-hard' ||
    look.table
      .underfoot(model)
      .some(({ flags }) => flags.includes('slippery') && !isEased(look, model, flags));
  const plain = ACTION_COSTS[hard ? 'stand-up-after-fall' : 'stand-up'];
  return look.modify('riseCost', model, plain);
}

/** FF-HTH-11: Snow Walk, Swampwalk and Amphibious stand firm where others slip. */
function isEased(look: Look, model: Model, flags: readonly string[]): boolean {
  return gaitOf(look, model).ignores.some((flag) => flags.includes(flag));
}

/** FF-ACT-14 */
export const standUp: ActionKind = {
  id: 'stand-up',
  rule: 'FF-ACT-14',
  offers: (look, model) =>
    isFallen(model) && !isTransfixed(model) ? [offer('stand-up', costOf(look, model))] : [],
  perform: (cx: FaithCx, model) => rise(cx, model, 'FF-HTH-10'),
};
