import { ACTION_COSTS } from '../../data/actions.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isClimbing, isTransfixed, model as modelOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { closeArms } from '../combat/arms.ts';
import { type Attack, PLAIN_ATTACK } from '../combat/attack.ts';
import { canFight, enemiesInContact } from '../combat/engaged.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { type ActionOffer, offer } from './offer.ts';

/** FF-HTH-01, FF-ACT-10, FF-ACT-14: at enemies in contact, once a turn; also from the ground. */
function offersOf(action: 'strike' | 'power-strike', cost: number) {
  return (look: Look, model: Model, left: number): readonly ActionOffer[] => {
    if (cost > left || isTransfixed(model) || isClimbing(model) || !mayAttack(look, model, null)) return [];
    const targets = enemiesInContact(look, model).filter(
      (enemy) => enemy.conditions.apparentlyDead === undefined && canFight(look, model, enemy),
    );
    return targets.flatMap(({ id: target }) =>
      closeArms(look, model).map(({ weapon }) => offer(action, cost, { target, weapon })),
    );
  };
}

/** FF-HTH-01: the blow that is offered. */
export function blowOf(look: Look, model: Model, { action, target: id, weapon }: ActionOffer): Attack {
  const arm = closeArms(look, model).find((one) => one.weapon === weapon)!;
  const { x, y, z } = model;
  return {
    ...PLAIN_ATTACK,
    kind: 'close',
    attacker: model,
    target: modelOf(look.s, id!),
    weapon: arm.weapon,
    silver: arm.silver,
    wooden: arm.wooden,
    careful: action === 'power-strike',
    ambush: model.startedHidden,
    from: { x, y, z },
  };
}

function perform(cx: FaithCx, model: Model, chosen: ActionOffer): void {
  const attack = blowOf(cx, model, chosen);
  countTurn(model, 'attacks');
  settleFights(cx, [fight(cx, attack, 'FF-HTH-02')]);
}

/** FF-HTH-01 */
export const strike: ActionKind = {
  id: 'strike',
  rule: 'FF-HTH-01',
  offers: offersOf('strike', ACTION_COSTS['hth-attack']),
  perform,
};

/** FF-ACT-11 */
export const powerStrike: ActionKind = {
  id: 'power-strike',
  rule: 'FF-ACT-11',
  offers: offersOf('power-strike', ACTION_COSTS['powerful-attack']),
  perform,
};
