import { ACTION_COSTS } from '../../data/actions.ts';
import { HANDS, weapon as weaponOf } from '../../data/weapons/weapons.ts';
import { isTransfixed } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-ACT-13: takes it in hand, and puts away what there is no hand for, the oldest first. */
export function takeInHand(model: Model, arm: Arm): void {
  arm.inHand = true;
  let free = HANDS - weaponOf(arm.weapon).hands;
  for (const other of model.arms) {
    if (other === arm || !other.inHand) continue;
    const { hands } = weaponOf(other.weapon);
    if (hands <= free) free -= hands;
    else other.inHand = false;
  }
}

/** FF-ACT-13: grenades and vials need no drawing, nor does a knife that is not silver. */
function isDrawn({ weapon, silver }: Arm): boolean {
  return weaponOf(weapon).kind !== 'blast' && (weapon !== 'hand-weapon' || silver);
}

/** FF-ACT-13 */
export const drawWeapon: ActionKind = {
  id: 'draw-weapon',
  rule: 'FF-ACT-13',
  offers({ s }, model) {
    if (s.options['no-weapon-draw'] || isTransfixed(model)) return [];
    return model.arms
      .filter((arm) => !arm.inHand && isDrawn(arm) && arm.fault !== 'lost')
      .map(({ weapon }) => offer('draw-weapon', ACTION_COSTS['draw-weapon'], { weapon }));
  },
  perform(cx, model, { weapon }) {
    takeInHand(model, model.arms.find((arm) => arm.weapon === weapon && !arm.inHand)!);
    cx.emit({ type: 'weapon', rule: 'FF-ACT-13', model: model.id, weapon: weapon!, change: 'drawn' });
  },
};
