import { ACTION_COSTS } from '../../data/actions.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { difficultNear } from '../movement/difficult.ts';
import { flies } from '../movement/flies.ts';
import { mayMove } from '../movement/may-move.ts';
import { oneMove } from '../movement/one-move.ts';
import { stickOf } from '../movement/stick.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

function once(cx: FaithCx, model: Model, terms: Parameters<typeof oneMove>[2]): void {
  countTurn(model, 'moves');
  oneMove(cx, model, terms);
}

/** FF-MOV-01, FF-MOV-02 */
export const move: ActionKind = {
  id: 'move',
  rule: 'FF-MOV-01',
  offers: (look, model) => (mayMove(look, model) ? [offer('move', ACTION_COSTS.move)] : []),
  perform: (cx, model) => once(cx, model, {}),
};

/** FF-MOV-06: a Short mover, one Short through difficult ground for two actions. */
export const roughMove: ActionKind = {
  id: 'rough-move',
  rule: 'FF-MOV-06',
  offers: (look, model) =>
    stickOf(look, model) === 'short' && mayMove(look, model) && walks(look, model)
      ? [offer('rough-move', ACTION_COSTS['short-move-in-difficult-by-short-mover'])]
      : [],
  perform: (cx, model) => once(cx, model, { rough: true }),
};

function walks(look: Look, model: Model): boolean {
  return !flies(look, model) && difficultNear(look, model, LENGTH.short);
}

/** FF-MOV-23: a flying Move that is not the last: it stays in the air. */
export const flyOn: ActionKind = {
  id: 'fly-on',
  rule: 'FF-MOV-23',
  offers: (look, model, left) =>
    left > 1 && flies(look, model) && mayMove(look, model) ? [offer('fly-on', ACTION_COSTS.move)] : [],
  perform: (cx, model) => once(cx, model, { manner: 'hover' }),
};
