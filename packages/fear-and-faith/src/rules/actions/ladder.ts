import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { charge } from '../charge/charge.ts';
import { chargedAt } from '../charge/targets.ts';
import { fallFrom } from '../movement/falling.ts';
import { type LadderWay, laddersAt } from '../movement/ladder.ts';
import { mayMove } from '../movement/may-move.ts';
import { moveTerms } from '../movement/one-move.ts';
import { put } from '../movement/put.ts';
import { stickOf } from '../movement/stick.ts';
import { travel } from '../movement/travel.ts';
import { passesQuality } from '../quality/quality.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-MOV-15';

/** FF-MOV-06, FF-MOV-15: difficult both ways, except to Clinging. */
function costOf(look: Look, model: Model): number {
  const eased = hasRule(model.rules, 'clinging') || stickOf(look, model) !== 'short';
  return eased ? ACTION_COSTS.move : ACTION_COSTS['short-move-in-difficult-by-short-mover'];
}

/** FF-MOV-15: one Move up or down a ladder. */
export const useLadder: ActionKind = {
  id: 'ladder',
  rule: RULE,
  offers: (look, model) =>
    mayMove(look, model)
      ? laddersAt(look, model).map(({ ladder }) => offer('ladder', costOf(look, model), { thing: ladder }))
      : [],
  perform(cx, model, { thing }) {
    const way = laddersAt(cx, model).find(({ ladder }) => ladder === thing)!;
    countTurn(model, 'moves');
    countTurn(model, 'ladders');
    if (thisTurn(model, 'ladders') > 1 && !passesQuality(cx, model, { purpose: 'ladder', rule: RULE }))
      fallOff(cx, model, way);
    else getOff(cx, model, way);
  },
};

/** FF-MOV-15, FF-MOV-21: to its foot, from its head. */
function fallOff(cx: FaithCx, model: Model, { foot, height }: LadderWay): void {
  put(cx, model, foot, 'fall', RULE, 'forced');
  fallFrom(cx, model, height, null);
}

function getOff(cx: FaithCx, model: Model, { end }: LadderWay): void {
  const targets = chargedAt(cx, model, end);
  const way = { end, portal: null, doors: [], onFoot: false, targets, entered: [], garlic: [] };
  if (targets.length > 0) charge(cx, model, moveTerms(cx, model), way);
  else travel(cx, model, way, 'climb', RULE);
}
