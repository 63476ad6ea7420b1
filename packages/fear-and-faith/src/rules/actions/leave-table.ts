import type { Edge } from '@vedette/scenario';
import { ACTION_COSTS } from '../../data/actions.ts';
import { countTurn } from '../../models.ts';
import { leave } from '../leaving/leaving.ts';
import { exitsFrom } from '../movement/exits.ts';
import { mayMove } from '../movement/may-move.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-MOV-29: where the scenario lets it, or a Demon that is dismissed: straight over the edge. */
export const leaveTable: ActionKind = {
  id: 'leave-table',
  rule: 'FF-MOV-29',
  offers: (look, model) =>
    mayMove(look, model)
      ? exitsFrom(look, model).map((thing: Edge) => offer('leave-table', ACTION_COSTS.move, { thing }))
      : [],
  perform(cx, model) {
    countTurn(model, 'moves');
    model.escaped = true;
    leave(cx, model, 'left', null, 'FF-MOV-29');
  },
};
