import type { Look } from '../../game.ts';
import type { Occasion } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { expectedDamage } from '../damage/expected-damage.ts';
import { loadsOf } from '../shooting/ammunition.ts';
import { shotAt, shotModifiers } from '../shooting/fire.ts';
import type { ProjectileWeapon } from '../shooting/projectile-weapon.ts';

/** SB-MONA-04.R2: the weapon that hurts this target most, the longer range deciding between equals. */
export function hardestHitting(
  look: Look,
  shooter: Figure,
  target: Figure,
  weapons: readonly ProjectileWeapon[],
  occasion: Occasion,
): ProjectileWeapon {
  if (weapons.length === 1) return weapons[0]!;
  const rated = weapons.map((weapon) => ({
    weapon,
    points: damageOfShot(look, shooter, target, weapon, occasion),
  }));
  rated.sort((a, b) => b.points - a.points || b.weapon.shot.range - a.weapon.shot.range);
  return rated[0]!.weapon;
}

function damageOfShot(
  look: Look,
  shooter: Figure,
  target: Figure,
  weapon: ProjectileWeapon,
  occasion: Occasion,
): number {
  const attack = shotAt(look, shooter, weapon, target, loadsOf(shooter, weapon)[0]!, occasion);
  return expectedDamage(look, attack, shotModifiers(look, attack));
}
