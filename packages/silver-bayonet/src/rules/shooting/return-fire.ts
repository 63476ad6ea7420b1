import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { chooseLoad } from './ammunition.ts';
import { fire } from './fire.ts';
import { type ProjectileWeapon, readyWeapons } from './projectile-weapon.ts';
import { canHit } from './targets.ts';

/** SB-SHT-13: the weapons with which it can shoot back; none out of range or sight. */
export function returnFireWith(look: Look, target: Figure, shooter: Figure): ProjectileWeapon[] {
  return readyWeapons(look, target, 'answer').filter((weapon) => canHit(look, target, weapon, shooter));
}

/** SB-SHT-13: one shot back at the shooter alone, who gets no reaction to it. */
export function returnFire(cx: SilverCx, target: Figure, shooter: Figure, weapon: ProjectileWeapon): void {
  fire(cx, target, weapon, [shooter], chooseLoad(cx, target, weapon, [shooter]), 'answer');
}
