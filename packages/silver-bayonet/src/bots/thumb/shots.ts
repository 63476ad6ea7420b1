import { item } from '../../data/armoury/armoury.ts';
import type { Occasion } from '../../moments.ts';
import { gearId } from '../../rules/gear-id.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import { sees } from '../../rules/shooting/sight.ts';
import { canHit } from '../../rules/shooting/targets.ts';
import type { Figure } from '../../state.ts';
import { type Aimed, bestLoad } from '../attacks/best.ts';
import { harmOf } from './harm.ts';
import { foes, type Mind } from './mind.ts';

/** What a shot at this target is worth, with the load that hurts it most. */
interface Shot {
  readonly load: string;
  readonly value: number;
}

/** The best load of a weapon against a target in range. */
export function bestShot(
  mind: Mind,
  shooter: Figure,
  weapon: ProjectileWeapon,
  target: Figure,
  occasion: Occasion,
): Shot {
  const { cover } = sees(mind.look, shooter, target);
  return shotWorth(mind, shooter, weapon, target, { cover, moved: false, answer: occasion === 'answer' });
}

/** The same where Cover is known, or does not matter. */
export function shotWorth(
  mind: Mind,
  shooter: Figure,
  weapon: ProjectileWeapon,
  target: Figure,
  aimed: Aimed,
): Shot {
  const { load, harm } = bestLoad(mind.look, shooter, weapon, target, aimed, harmOf);
  return { load, value: harm * mind.worthOf(target) };
}

const IN_THE_OPEN: Aimed = { cover: false, moved: false, answer: false };

/** The weapon with the most to hope for, by distance alone; null when no shot can do any good. */
export function bestGun(mind: Mind, shooter: Figure, ids: readonly string[]): string | null {
  const guns = readyWeapons(mind.look, shooter, 'own').filter(({ id }) => ids.includes(id));
  let best: string | null = null;
  let most = POINTLESS;
  for (const weapon of guns) {
    for (const enemy of foes(mind, shooter)) {
      if (distanceBetween(shooter, enemy) > weapon.shot.range) continue;
      const { value } = shotWorth(mind, shooter, weapon, enemy, IN_THE_OPEN);
      if (value <= most) continue;
      if (guns.length === 1) return weapon.id;
      most = value;
      best = weapon.id;
    }
  }
  return best;
}

/** What a shot must be worth to be fired. */
const POINTLESS = 0.002;

/** Whether this gun, once loaded, would have somebody to be fired at. */
export function hasMark(mind: Mind, shooter: Figure, gear: number): boolean {
  const weapon = shooter.gear[gear]!.item;
  const shot = item(weapon).shot!;
  const gun: ProjectileWeapon = {
    id: gearId(shooter, gear),
    gear,
    weapon,
    shot,
    loaded: true,
    emplacement: null,
  };
  return foes(mind, shooter).some(
    (enemy) =>
      canHit(mind.look, shooter, gun, enemy) &&
      shotWorth(mind, shooter, gun, enemy, IN_THE_OPEN).value > POINTLESS,
  );
}
