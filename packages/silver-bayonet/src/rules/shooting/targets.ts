import type { Refusal } from '@vedette/engine';
import { enemiesOf } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { say } from '../../refusals.ts';
import type { Figure } from '../../state.ts';
import type { ProjectileWeapon } from './projectile-weapon.ts';

/** SB-SHT-01, -02, -19: every enemy in range and line of sight; nobody need be the closest. */
export function inRangeAndSight(look: Look, shooter: Figure, weapon: ProjectileWeapon): Figure[] {
  return enemiesOf(look.s, shooter).filter((enemy) => canHit(look, shooter, weapon, enemy));
}

export function canHit(look: Look, shooter: Figure, weapon: ProjectileWeapon, target: Figure): boolean {
  return outOfReach(look, shooter, weapon, target) === null;
}

const TOO_FAR: Refusal = { code: 'shoot.too-far', rule: 'SB-SHT-02', ...say('shoot.too-far') };
const UNSEEN: Refusal = { code: 'shoot.unseen', rule: 'SB-SHT-03', ...say('shoot.unseen') };

/** SB-SHT-02, SB-SHT-03: why a shot cannot reach this target; null when it can. */
export function outOfReach(
  look: Look,
  shooter: Figure,
  { shot }: ProjectileWeapon,
  target: Figure,
): Refusal | null {
  if (!look.table.inRange(shooter, target, shot.range)) return TOO_FAR;
  return look.table.sight(shooter, target).visible ? null : UNSEEN;
}
