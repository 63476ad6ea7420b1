import type { SilverCx } from '../../game.ts';
import type { Occasion } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { attackCheck } from '../check/attack-check.ts';
import { damageOfHit } from '../damage/attack-damage.ts';
import { blowWith, ridingModifiers } from './blow.ts';
import { chooseMeleeWeapon } from './weapon.ts';

export interface Struck {
  /** Not after a critical hit (SB-CRIT-02), nor when it was not alert as the Check was rolled (SB-OPS-15). */
  readonly mayReact: boolean;
}

/** Steps 2 to 4 of SB-MEL-15: weapon, Melee Check, damage; an attack or a Strike Back. */
export function strike(cx: SilverCx, attacker: Figure, target: Figure, occasion: Occasion): Struck {
  const attack = blowWith(chooseMeleeWeapon(cx, attacker, target, occasion), attacker, target, occasion);
  const alert = cx.modify('alert', target, true);
  const { hit, checked, critical } = attackCheck(cx, attack, ridingModifiers(attacker, target), 'SB-MEL-03');
  if (hit) damageOfHit(cx, attack, checked);
  return { mayReact: alert && !critical };
}
