import { enemiesOf, figure, stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { mayShoot } from '../activation/may-attack.ts';
import { chooseLoad } from './ammunition.ts';
import { fire } from './fire.ts';
import { type ProjectileWeapon, readyWeapon, readyWeapons } from './projectile-weapon.ts';
import { reactToShot } from './react-to-shot.ts';
import { canHit, inRangeAndSight } from './targets.ts';

/** SB-SHT-01: the weapons with which it could shoot at somebody now, as questions call them. */
export function shootable(look: Look, shooter: Figure): string[] {
  if (!mayShoot(look, shooter)) return [];
  const weapons = readyWeapons(look, shooter, 'own');
  if (weapons.length === 0) return [];
  const enemies = enemiesOf(look.s, shooter);
  return weapons
    .filter((weapon) => enemies.some((enemy) => canHit(look, shooter, weapon, enemy)))
    .map(({ id }) => id);
}

/** SB-SHT-01, -02, -19: whom it could shoot with this weapon now. */
export function targetsOf(look: Look, shooter: Figure, weapon: string): Figure[] {
  return inRangeAndSight(look, shooter, readyWeapon(look, shooter, weapon, 'own'));
}

/** Whom this weapon would be fired at without another question; null where there is one. */
export function loneTarget(look: Look, shooter: Figure, weapon: string): Figure | null {
  const ready = readyWeapons(look, shooter, 'own').find(({ id }) => id === weapon);
  const [target, another] = ready === undefined ? [] : inRangeAndSight(look, shooter, ready);
  return target === undefined || another !== undefined ? null : target;
}

/** SB-SHT-01: a unit member's Shoot action; its player names targets and ammunition. */
export function shoot(cx: SilverCx, shooter: Figure, id: string): void {
  const weapon = readyWeapon(cx, shooter, id, 'own');
  const targets = chooseTargets(cx, shooter, weapon);
  shootAt(cx, shooter, id, targets, chooseLoad(cx, shooter, weapon, targets));
}

function chooseTargets(cx: SilverCx, shooter: Figure, weapon: ProjectileWeapon): readonly Figure[] {
  const targets = inRangeAndSight(cx, shooter, weapon);
  if (targets.length === 1) return targets;
  const { targets: most, spread } = weapon.shot;
  const options = targets.map(({ id }) => id);
  const max = Math.min(most, options.length);
  const chosen = cx.ask('shootWhom', shooter.side!, {
    options,
    min: 1,
    max,
    figure: shooter.id,
    weapon: weapon.weapon,
    held: weapon.id,
    spread,
  });
  return chosen.map((id) => figure(cx.s, id));
}

/** SB-SHT-17: a whole Shooting Attack on these targets: all Checks, then the survivors' reactions in the same order. */
export function shootAt(
  cx: SilverCx,
  shooter: Figure,
  weapon: string,
  targets: readonly Figure[],
  load: string,
): void {
  const shots = fire(cx, shooter, readyWeapon(cx, shooter, weapon, 'own'), targets, load, 'own');
  for (const { target, mayReact, hurt } of shots) {
    if (cx.s.ended !== null) return;
    if (stands(target) && mayReact) reactToShot(cx, target, shooter, hurt);
  }
}
