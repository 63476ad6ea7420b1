import { item } from '../../data/armoury/armoury.ts';
import type { AttackSubject } from '../../moments.ts';
import { gearId } from '../../rules/gear-id.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { loadsOf } from '../../rules/shooting/ammunition.ts';
import { shotModifiers } from '../../rules/shooting/fire.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import { sees } from '../../rules/shooting/sight.ts';
import { canHit } from '../../rules/shooting/targets.ts';
import type { Figure } from '../../state.ts';
import { foes, type Mind } from './mind.ts';
import { gainOf, hopeOf } from './weigh.ts';

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
  answer: boolean,
): Shot {
  return bestLoad(mind, shooter, weapon, target, answer, sees(mind.look, shooter, target).cover);
}

/** The same where Cover is known, or does not matter. */
export function bestLoad(
  mind: Mind,
  shooter: Figure,
  held: ProjectileWeapon,
  target: Figure,
  answer: boolean,
  cover: boolean,
): Shot {
  const { look } = mind;
  const { gear, weapon } = held;
  let best: Shot | null = null;
  const worth = mind.worthOf(target);
  for (const load of loadsOf(shooter, held)) {
    const attack: AttackSubject = {
      attacker: shooter.id,
      target: target.id,
      mode: 'shooting',
      gear,
      weapon,
      answer,
      load,
      cover,
    };
    const hope = hopeOf(look, attack, target, shotModifiers(look, attack));
    const value = gainOf(hope, target) * worth;
    if (best === null || value > best.value) best = { load, value };
  }
  return best ?? { load: 'plain', value: 0 };
}

/** The weapon with the most to hope for, by distance alone; null when no shot can do any good. */
export function bestGun(mind: Mind, shooter: Figure, ids: readonly string[]): string | null {
  const guns = readyWeapons(mind.look, shooter, false).filter(({ id }) => ids.includes(id));
  let best: string | null = null;
  let most = POINTLESS;
  for (const weapon of guns) {
    for (const enemy of foes(mind, shooter)) {
      if (distanceBetween(shooter, enemy) > weapon.shot.range) continue;
      const { value } = bestLoad(mind, shooter, weapon, enemy, false, false);
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
      bestLoad(mind, shooter, gun, enemy, false, false).value > POINTLESS,
  );
}
