import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { WeaponId } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { refit } from '../../kit.ts';
import { isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { ActionKind } from './action.ts';
import { takeInHand } from './draw-weapon.ts';
import { offer } from './offer.ts';

/** FF-HTH-21, FF-SPEC-34: what nobody can use, or nobody else. */
const LEFT_LYING: readonly WeaponId[] = ['natural', 'hand-weapon', 'magic-weapon'];

/** FF-HTH-21: neither the Mindless nor Animals. */
function mayPickUp(model: Model): boolean {
  return isActive(model) && !model.tags.includes('animal') && !hasRule(model.rules, 'mindless');
}

function corpsesBeside(look: Look, model: Model) {
  return look.s.corpses.filter((corpse) => look.table.reaches(model, corpse));
}

/** FF-HTH-21: a weapon of the dead, from then on unfamiliar. */
export const pickUp: ActionKind = {
  id: 'pick-up',
  rule: 'FF-HTH-21',
  takesMind: true,
  offers(look, model) {
    if (!mayPickUp(model)) return [];
    return corpsesBeside(look, model).flatMap(({ id: thing, arms }) =>
      arms
        .filter(
          ({ weapon }) => !LEFT_LYING.includes(weapon) && !model.arms.some((own) => own.weapon === weapon),
        )
        .map(({ weapon }) => offer('pick-up', ACTION_COSTS['pick-up'], { weapon, thing })),
    );
  },
  perform(cx, model, { weapon, thing }) {
    const corpse = cx.s.corpses.find(({ id }) => id === thing)!;
    const taken = corpse.arms.find((arm) => arm.weapon === weapon)!;
    corpse.arms = corpse.arms.filter((arm) => arm !== taken);
    const arm = { ...taken, inHand: false, familiar: false };
    model.arms.push(arm);
    takeInHand(model, arm);
    refit(model);
    cx.emit({ type: 'weapon', rule: 'FF-HTH-21', model: model.id, weapon: arm.weapon, change: 'taken' });
  },
};
