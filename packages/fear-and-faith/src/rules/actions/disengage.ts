import { ACTION_COSTS } from '../../data/actions.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isActive, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { engaging } from '../combat/engaged.ts';
import { canBeHacked } from '../combat/hack-immunity.ts';
import { freeHack } from '../combat/settle-fights.ts';
import { oneMove } from '../movement/one-move.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-HTH-17: who strikes at whoever turns his back. */
export function hackersOf(look: Look, model: Model): readonly Model[] {
  const foes = engaging(look, model);
  return foes.filter((foe) => canBeHacked(look, model, foe, foes));
}

/** FF-HTH-17: one by one, in the order of their owner, as long as they are beside it; false: it has been beaten. */
export function runsThrough(cx: FaithCx, model: Model): boolean {
  let waiting = hackersOf(cx, model);
  let through = true;
  while (waiting.length > 0) {
    const hacker = nextOf(cx, model, waiting);
    waiting = waiting.filter((other) => other !== hacker);
    const fought = freeHack(cx, hacker, model);
    settle(cx);
    if (fought !== null && fought.verdict.result !== 'none') through = false;
    if (!onTable(model)) return false;
    waiting = waiting.filter((other) => isActive(other) && cx.table.touches(other, model));
  }
  return through;
}

function nextOf(cx: FaithCx, model: Model, waiting: readonly Model[]): Model {
  if (waiting.length === 1) return waiting[0]!;
  const options = waiting.map(({ id }) => id);
  const said = cx.ask('nextHack', waiting[0]!.controller, { model: model.id, options });
  return waiting.find(({ id }) => id === said)!;
}

/** FF-HTH-17: Free Hacks first, then one Move. */
export const disengage: ActionKind = {
  id: 'disengage',
  rule: 'FF-HTH-17',
  offers(look, model) {
    if (!isActive(model) || !look.modify('mayMove', model, true)) return [];
    const foes = engaging(look, model);
    if (foes.length === 0) return [];
    return [offer('disengage', look.modify('disengageCost', model, ACTION_COSTS.disengage, { foes }))];
  },
  perform(cx, model) {
    if (!runsThrough(cx, model) || !isActive(model)) return;
    countTurn(model, 'moves');
    oneMove(cx, model, { breaksAway: true });
  },
};
