import { TELEPORT_MISHAP } from '../../data/moving.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { countGame, isClimbing } from '../../models.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { put } from '../movement/put.ts';
import { firstTeleport } from '../movement/teleport.ts';
import type { DeclarationKind } from './declaration.ts';

const RULE = 'FF-SPEC-58';

/**
 * FF-SPEC-58: declared at nomination, and other actions may come before: who lies or is held may get up or free first.
 * What it does is the action of the same name.
 */
export const teleport: DeclarationKind = {
  id: 'teleport',
  rule: RULE,
  offers: (_look, model) => (mayDeclare(model) ? ['teleport'] : []),
  mishap,
};

function mayDeclare(model: Model): boolean {
  return hasRule(model.rules, 'teleport') && !isClimbing(model) && model.conditions.transfixed?.cost !== null;
}

/** FF-SPEC-58: it arrives stunned where the opponent wants it, or nowhere. */
function mishap(cx: FaithCx, model: Model): void {
  const { s } = cx;
  const question = {
    model: model.id,
    upTo: null,
    atLeast: LENGTH[TELEPORT_MISHAP.atLeast],
    besideEnemies: true,
  };
  if (firstTeleport(question, cx) === null) {
    // FF-CAMP-04: not even a campaign brings it back.
    countGame(model, 'in-solid');
    leave(cx, model, 'killed', null, RULE);
    // FF-GEN-21: nothing of it is left.
    s.corpses = s.corpses.filter(({ of }) => of !== model.id);
    return;
  }
  put(cx, model, cx.ask('teleport', opponentOf(cx, model), question), 'teleport', RULE, 'forced');
  afflict(model, 'transfixed', { by: 'mishap', cost: TELEPORT_MISHAP.breakCost, source: null });
  cx.emit({ type: 'condition', rule: RULE, model: model.id, condition: 'transfixed', begins: true });
}

/** FF-GEN-23: the next player in turn order. */
function opponentOf({ s }: FaithCx, { controller }: Model): number {
  const place = s.order.indexOf(controller);
  return s.order[(place + 1) % s.order.length]!;
}
