import { ACTION_COSTS } from '../../data/actions.ts';
import { LENGTH } from '../../data/sticks.ts';
import { RANGE_BANDS } from '../../data/weapons/ranged.ts';
import { rangedWeapon, weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, enemiesOf, isTransfixed, model as modelOf } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import { isReady } from '../combat/arms.ts';
import { type Attack, PLAIN_ATTACK } from '../combat/attack.ts';
import { isEngaged } from '../combat/engaged.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { type ActionOffer, offer } from './offer.ts';

/** FF-RNG-01: 1 to 3; null: out of range. */
export function bandOf(look: Look, shooter: Model, target: Model, arm: Arm): Attack['band'] | null {
  const stick = LENGTH[rangedWeapon(arm.weapon).range];
  for (const band of [1, 2, 3] as const)
    if (band <= RANGE_BANDS && look.table.inRange(shooter, target, band * stick)) return band;
  return null;
}

/** Weapons that can be fired now. */
export function gunsOf(look: Look, model: Model): readonly Arm[] {
  return model.arms.filter(
    (arm) => weaponOf(arm.weapon).kind === 'ranged' && arm.loaded && isReady(look, arm),
  );
}

/** FF-RNG-08, FF-RNG-09: whom this weapon can be fired at. */
function targetsOf(look: Look, shooter: Model, arm: Arm): readonly Model[] {
  return enemiesOf(look.s, shooter).filter(
    (target) =>
      target.conditions.apparentlyDead === undefined &&
      bandOf(look, shooter, target, arm) !== null &&
      !isEngaged(look, target) &&
      look.modify('canBeTargeted', target, true, { by: shooter, with: 'shot' }) &&
      look.table.sight(shooter, target, 'shot').visible,
  );
}

function offersOf(action: 'shoot' | 'aimed-shot', cost: number) {
  return (look: Look, model: Model): readonly ActionOffer[] => {
    if (isTransfixed(model) || isEngaged(look, model)) return [];
    const guns = gunsOf(look, model).filter((arm) => mayAttack(look, model, arm.weapon));
    return guns.flatMap((arm) =>
      targetsOf(look, model, arm).map(({ id: target }) =>
        offer(action, cost, { target, weapon: arm.weapon }),
      ),
    );
  };
}

/** FF-RNG-06: the shot as it is about to be rolled; a single-shot weapon is empty then (FF-RNG-05). */
export function shotAt(cx: FaithCx, model: Model, target: Model, arm: Arm, aimed: boolean): Attack {
  if (rangedWeapon(arm.weapon).reload > 0) arm.loaded = false;
  const { x, y, z } = model;
  return {
    ...PLAIN_ATTACK,
    kind: 'shot',
    attacker: model,
    target,
    weapon: arm.weapon,
    silver: arm.silver,
    wooden: arm.wooden,
    careful: aimed,
    band: bandOf(cx, model, target, arm)!,
    cover: cx.table.sight(model, target, 'shot').cover,
    from: { x, y, z },
    extraOnTarget: aimed ? [{ by: 'aimed', rule: 'FF-ACT-11', value: -1 }] : [],
  };
}

function perform(cx: FaithCx, model: Model, { action, target: id, weapon }: ActionOffer): void {
  const target = modelOf(cx.s, id!);
  const arm = gunsOf(cx, model).find((gun) => gun.weapon === weapon)!;
  countTurn(model, 'attacks');
  countTurn(model, 'fired');
  settleFights(cx, [fight(cx, shotAt(cx, model, target, arm, action === 'aimed-shot'), 'FF-RNG-06')]);
}

/** FF-RNG-06 */
export const shoot: ActionKind = {
  id: 'shoot',
  rule: 'FF-RNG-06',
  offers: offersOf('shoot', ACTION_COSTS['ranged-attack']),
  perform,
};

/** FF-ACT-11 */
export const aimedShot: ActionKind = {
  id: 'aimed-shot',
  rule: 'FF-ACT-11',
  offers: offersOf('aimed-shot', ACTION_COSTS['aimed-shot']),
  perform,
};
