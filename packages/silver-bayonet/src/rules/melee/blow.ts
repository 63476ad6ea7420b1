import type { AttackSubject, Modifier, Occasion } from '../../moments.ts';
import type { Figure } from '../../state.ts';

/** A weapon as it would be used in a melee. */
export interface MeleeWeapon {
  /** What questions call it: the piece of gear (`gearId`), or the id of a built-in weapon. */
  readonly id: string;
  /** Index in the figure's gear; -1 for natural, built-in and improvised weapons. */
  readonly gear: number;
  /** Id in the armoury. */
  readonly weapon: string;
  /** The type of its blade: plain, silver, cold-iron, fire. */
  readonly load: string;
}

/** A blow as hooks see it: of an attack, or a Strike Back. */
export function blowWith(
  { gear, weapon, load }: MeleeWeapon,
  attacker: Figure,
  target: Figure,
  occasion: Occasion,
): AttackSubject {
  return {
    attacker: attacker.id,
    target: target.id,
    mode: 'melee',
    gear,
    weapon,
    answer: occasion === 'answer',
    load,
    cover: false,
  };
}

/** SB-CAV-09: +1 Melee for a rider against anybody on foot. */
export function ridingModifiers(attacker: Figure, target: Figure): readonly Modifier[] {
  return attacker.mounted && !target.mounted ? [{ by: 'mounted', rule: 'SB-CAV-09', value: 1 }] : [];
}
