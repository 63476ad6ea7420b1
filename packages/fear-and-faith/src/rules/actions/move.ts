import { ACTION_COSTS } from '../../data/actions.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import { chargeTo } from '../charge/charge.ts';
import { chargedAt } from '../charge/targets.ts';
import { isEngaged } from '../combat/engaged.ts';
import { put } from '../movement/put.ts';
import { stickOf } from '../movement/stick.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-MOV-03, FF-ACT-14: on its feet, and held by nobody. */
function mayMove(look: Look, model: Model): boolean {
  return isActive(model) && !isEngaged(look, model);
}

/** FF-MOV-01, FF-MOV-02 */
export const move: ActionKind = {
  id: 'move',
  rule: 'FF-MOV-01',
  offers: (look, model) => (mayMove(look, model) ? [offer('move', ACTION_COSTS.move)] : []),
  perform(cx: FaithCx, model) {
    countTurn(model, 'moves');
    const reach = LENGTH[stickOf(cx, model)];
    const to = cx.ask('move', model.controller, { model: model.id, reach, manner: 'move' }).at(-1);
    if (to === undefined) return;
    const targets = chargedAt(cx, model, to);
    if (targets.length > 0) chargeTo(cx, model, to, targets);
    else put(cx, model, to, 'move', 'FF-MOV-02');
  },
};
