import { ACTION_COSTS } from '../../data/actions.ts';
import type { Look } from '../../game.ts';
import { countTurn, isActive, isTransfixed, onTable } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';
import { enemiesInContact, engaging, isEngaged } from '../combat/engaged.ts';
import { canBeHacked } from '../combat/hack-immunity.ts';
import { mostSuffered } from '../combat/kill-table.ts';
import { freeHacks } from '../combat/settle-fights.ts';
import { passesQuality } from '../quality/quality.ts';
import { gunOf, gunsOf } from '../shooting/guns.ts';
import { plainShot } from '../shooting/targets.ts';
import { fire } from '../shooting/volley.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { offer } from './offer.ts';

const RULE = 'FF-RNG-10';

/** FF-RNG-10: pistols and the like, at those in contact. */
export function closeShots(look: Look, model: Model, arm: Arm): readonly Attack[] {
  return enemiesInContact(look, model).flatMap((target) => {
    if (target.conditions.apparentlyDead !== undefined) return [];
    if (!look.modify('canBeTargeted', target, true, { by: model, with: 'shot' })) return [];
    const shot = plainShot(look, model, target, arm, 'single');
    return shot === null || mostSuffered(look, shot) === 'nothing' ? [] : [{ ...shot, ambush: false }];
  });
}

/** Whoever fails to get the muzzle round is struck at by all who can. */
export function fumbleHackers(look: Look, model: Model): readonly Model[] {
  const foes = engaging(look, model);
  return foes.filter((foe) => isActive(foe) && canBeHacked(look, model, foe, foes));
}

export const closeShot: ActionKind = {
  id: 'close-shot',
  rule: RULE,
  takesMind: true,
  offers(look, model) {
    if (isTransfixed(model)) return [];
    const guns = gunsOf(look, model).filter(
      (arm) => gunOf(arm).whileEngaged && mayAttack(look, model, arm.weapon),
    );
    if (guns.length === 0 || !isEngaged(look, model)) return [];
    return guns.flatMap((arm) =>
      closeShots(look, model, arm).map(({ target }) =>
        offer('close-shot', ACTION_COSTS['ranged-attack'], { target: target.id, weapon: arm.weapon }),
      ),
    );
  },
  perform(cx, model, { target, weapon }) {
    countTurn(model, 'attacks');
    countTurn(model, 'fired');
    if (!passesQuality(cx, model, { purpose: 'close-shot', rule: RULE })) {
      freeHacks(cx, fumbleHackers(cx, model), model);
      return;
    }
    const arm = gunsOf(cx, model).find((gun) => gun.weapon === weapon);
    const shot =
      arm === undefined ? undefined : closeShots(cx, model, arm).find((one) => one.target.id === target);
    if (arm !== undefined && shot !== undefined && onTable(model)) fire(cx, [shot], arm, RULE);
  },
};
