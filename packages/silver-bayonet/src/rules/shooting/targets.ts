import { enemiesOf } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import type { ProjectileWeapon } from './projectile-weapon.ts';
import { sees } from './sight.ts';

/** SB-SHT-01, -02, -19: every enemy in range and line of sight; nobody need be the closest. */
export function inRangeAndSight(look: Look, shooter: Figure, weapon: ProjectileWeapon): Figure[] {
  return enemiesOf(look.s, shooter).filter((enemy) => canHit(look, shooter, weapon, enemy));
}

/** SB-SHT-02, SB-SHT-03. */
export function canHit(look: Look, shooter: Figure, { shot }: ProjectileWeapon, target: Figure): boolean {
  return distanceBetween(shooter, target) <= shot.range && sees(look, shooter, target).visible;
}
