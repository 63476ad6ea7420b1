import { firearm, isFirearm, type MeleeWeapon, meleeWeapon } from '../../data/weapons.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';

/** BP-MEL-18, BP-CAV-18: what a figure can fight with now; butts and fists only for want of anything else. */
export function meleeWeapons(f: Figure): readonly MeleeWeapon[] {
  const carried = f.weapons.filter((id) => !isFirearm(id)).map(meleeWeapon);
  const usable = carried.filter(({ who }) => who === 'anybody' || (who === 'mounted') === f.mounted);
  if (f.weapons.some((id) => isFirearm(id) && firearm(id).bayonet)) usable.push(meleeWeapon('bayonet'));
  return usable.length > 0 ? usable : [meleeWeapon('improvised')];
}

/** BP-MEL-18: one for the round; nobody is asked to choose between weapons that do the same. */
export function pickWeapon(cx: PointCx, f: Figure, foe: Figure): MeleeWeapon {
  const weapons = meleeWeapons(f);
  const options = weapons
    .filter((weapon, i) => weapons.findIndex((other) => alike(weapon, other)) === i)
    .map(({ id }) => id);
  if (options.length === 1) return weapons[0]!;
  return meleeWeapon(cx.ask('fightWith', f.side, { figure: f.id, foe: foe.id, options }));
}

function alike(a: MeleeWeapon, b: MeleeWeapon): boolean {
  return a.long === b.long && a.charging === b.charging && a.fighting === b.fighting;
}
