import { hasRule } from '../../data/rule-text.ts';
import { LENGTH, lower, type Stick } from '../../data/sticks.ts';
import type { RangedWeapon } from '../../data/weapons/ranged.ts';
import { rangedWeapon, weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import type { Arm, Model } from '../../state.ts';
import { isReady } from '../combat/arms.ts';

/** FF-RNG-13, FF-RNG-15: one shot, or a burst. */
export type Fire = 'single' | 'burst';

function isCarriedGun({ s }: Look, { weapon, inHand }: Arm): boolean {
  return weaponOf(weapon).kind === 'ranged' && (inHand || s.options['no-weapon-draw']);
}

/** Ranged weapons in hand, in whatever state. */
export function carriedGuns(look: Look, model: Model): readonly Arm[] {
  return model.arms.filter((arm) => isCarriedGun(look, arm));
}

/** Weapons that can be fired now. */
export function gunsOf(look: Look, model: Model): readonly Arm[] {
  return model.arms.filter((arm) => arm.loaded && isCarriedGun(look, arm) && isReady(look, arm));
}

/** FF-RNG-03: who has Stakes says for each shot whether it is of wood; nobody else can, nor what throws without hands. */
export function choosesWood({ rules, conditions }: Model, arm: Arm): boolean {
  return gunOf(arm).wood && hasRule(rules, 'stakes') && conditions.immaterial === undefined;
}

const SINGLE: readonly Fire[] = ['single'];
const EITHER: readonly Fire[] = ['single', 'burst'];

/** FF-RNG-13, FF-RNG-15: how this weapon can be fired. */
export function firesOf({ fire }: RangedWeapon): readonly Fire[] {
  return fire === 'single' ? SINGLE : EITHER;
}

/** FF-RNG-15: an assault rifle on automatic reaches one stick less. */
export function rangeOf({ range, fire }: RangedWeapon, how: Fire): Stick {
  return how === 'burst' && fire === 'select' ? (lower(range) ?? range) : range;
}

/** FF-RNG-13, FF-RNG-16: how far from the first victim a burst finds others. */
export function burstRadius({ s }: Look, { burst, fire }: RangedWeapon): number {
  return fire === 'select' && s.options['assault-burst-short'] ? LENGTH.short : (burst ?? 0);
}

export function gunOf(arm: Arm): RangedWeapon {
  return rangedWeapon(arm.weapon);
}
