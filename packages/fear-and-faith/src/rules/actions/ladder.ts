import type { Spot } from '@vedette/engine/table';
import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict, relieve } from '../../kit.ts';
import { countTurn, isFallen, isTransfixed, thisTurn } from '../../models.ts';
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

/** FF-MOV-15: whoever hangs on it may go on, whatever stands below. */
function mayTake(look: Look, model: Model): boolean {
  if (model.conditions.climbing === undefined) return mayMove(look, model);
  return !isFallen(model) && !isTransfixed(model) && look.modify('mayMove', model, true);
}

/** From foot or head there is one way; from between there are two. */
export function ladderName({ conditions }: Model, { ladder, way }: LadderWay): string {
  return conditions.climbing === undefined ? ladder : `${ladder}/${way}`;
}

/** FF-MOV-15: one Move up or down a ladder. */
export const useLadder: ActionKind = {
  id: 'ladder',
  rule: RULE,
  offers(look, model) {
    // Most stand at no ladder, and that is soon seen.
    const ways = laddersAt(look, model);
    if (ways.length === 0 || !mayTake(look, model)) return [];
    return ways.map((way) => offer('ladder', costOf(look, model), { thing: ladderName(model, way) }));
  },
  perform(cx, model, { thing }) {
    const way = laddersAt(cx, model).find((one) => ladderName(model, one) === thing)!;
    countTurn(model, 'moves');
    countTurn(model, 'ladders');
    if (thisTurn(model, 'ladders') > 1 && !passesQuality(cx, model, { purpose: 'ladder', rule: RULE }))
      fallOff(cx, model, way);
    else if (way.end === null) hangOn(cx, model, way);
    else getOff(cx, model, way.end);
  },
};

/** FF-MOV-15, FF-MOV-21: to its foot, from as high as it got. */
function fallOff(cx: FaithCx, model: Model, { foot, from, to }: LadderWay): void {
  relieve(model, 'climbing');
  put(cx, model, foot, 'fall', RULE, 'forced');
  fallFrom(cx, model, Math.max(from, to), null);
}

/** FF-MOV-05, FF-MOV-15: a ladder higher than its stick takes more than one Move. */
function hangOn(cx: FaithCx, model: Model, { ladder, foot, to }: LadderWay): void {
  afflict(model, 'climbing', { height: to, piece: ladder });
  put(cx, model, { ...foot, z: foot.z + to }, 'climb', RULE);
}

/** FF-MOV-16: whoever comes up hanging charges nobody, as on a wall. */
function getOff(cx: FaithCx, model: Model, end: Spot): void {
  if (model.conditions.climbing !== undefined) {
    relieve(model, 'climbing');
    put(cx, model, end, 'climb', RULE);
    return;
  }
  const targets = chargedAt(cx, model, end);
  const way = { end, portal: null, doors: [], onFoot: false, targets, entered: [], garlic: [] };
  if (targets.length > 0) charge(cx, model, moveTerms(cx, model), way);
  else travel(cx, model, way, 'climb', RULE);
}
