import type { SilverCx } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { attackCheck } from '../check/attack-check.ts';
import { damageOfHit } from '../damage/attack-damage.ts';
import { chooseMeleeWeapon } from './weapon.ts';

export interface Struck {
  /** SB-CRIT-02: double 10 with the option on. */
  readonly critical: boolean;
}

/** Steps 2 to 4 of SB-MEL-15: weapon, Melee Check, damage; an attack or a Strike Back. */
export function strike(cx: SilverCx, attacker: Figure, target: Figure, answer: boolean): Struck {
  const { gear, weapon, load } = chooseMeleeWeapon(cx, attacker, target);
  const attack: AttackSubject = {
    attacker: attacker.id,
    target: target.id,
    mode: 'melee',
    gear,
    weapon,
    answer,
    load,
    cover: false,
  };
  const { hit, checked, critical } = attackCheck(cx, attack, ridingModifiers(attacker, target), 'SB-MEL-03');
  if (hit) damageOfHit(cx, attack, checked);
  return { critical };
}

/** SB-CAV-09: +1 Melee for a rider against anybody on foot. */
function ridingModifiers(attacker: Figure, target: Figure): readonly Modifier[] {
  return attacker.mounted && !target.mounted ? [{ by: 'mounted', rule: 'SB-CAV-09', value: 1 }] : [];
}
