import { ACTION_COSTS } from '../../data/actions.ts';
import { isClimbing, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-11';

function stalledOf({ arms }: Model) {
  return arms.find(({ weapon, fault, inHand }) => weapon === 'chainsaw' && fault === 'mend' && inHand);
}

/** FF-SPEC-11 */
export const restartChainsaw: ActionKind = {
  id: 'restart-chainsaw',
  rule: RULE,
  offers: (_look, model) =>
    isTransfixed(model) || isClimbing(model) || stalledOf(model) === undefined
      ? []
      : [offer('restart-chainsaw', ACTION_COSTS['restart-chainsaw'])],
  perform(cx, model) {
    const saw = stalledOf(model)!;
    saw.fault = 'none';
    cx.emit({ type: 'weapon', rule: RULE, model: model.id, weapon: saw.weapon, change: 'mended' });
  },
};
