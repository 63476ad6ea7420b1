import { ACTION_COSTS } from '../../data/actions.ts';
import { countTurn } from '../../models.ts';
import { mayMove } from '../movement/may-move.ts';
import { oneMove } from '../movement/one-move.ts';
import { dropGuise, isDisguised } from '../secrets/guises.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-OPT-27: what walks like the dead and can do more makes a Medium Move, and everybody sees it. */
export const run: ActionKind = {
  id: 'run',
  rule: 'FF-OPT-27',
  offers: (look, model) =>
    isDisguised(look, model) && mayMove(look, model) ? [offer('run', ACTION_COSTS.move)] : [],
  perform(cx, model) {
    dropGuise(cx, model);
    countTurn(model, 'moves');
    oneMove(cx, model);
  },
};
