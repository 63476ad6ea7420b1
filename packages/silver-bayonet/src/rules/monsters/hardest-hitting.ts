import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { defenceOf } from '../check/attack-check.ts';
import { modifiersOf, PLAIN } from '../check/check.ts';
import { loadsOf } from '../shooting/ammunition.ts';
import { shotAt, shotModifiers } from '../shooting/fire.ts';
import type { ProjectileWeapon } from '../shooting/projectile-weapon.ts';

const FACES = 10;

/** SB-MONA-04.R2: the weapon that hurts this target most, the longer range deciding between equals. */
export function hardestHitting(
  look: Look,
  shooter: Figure,
  target: Figure,
  weapons: readonly ProjectileWeapon[],
  answer: boolean,
): ProjectileWeapon {
  if (weapons.length === 1) return weapons[0]!;
  const rated = weapons.map((weapon) => ({
    weapon,
    points: expectedDamage(look, shooter, target, weapon, answer),
  }));
  rated.sort((a, b) => b.points - a.points || b.weapon.shot.range - a.weapon.shot.range);
  return rated[0]!.weapon;
}

/** The mean over all hundred rolls, before Armour and reductions. */
function expectedDamage(
  look: Look,
  shooter: Figure,
  target: Figure,
  weapon: ProjectileWeapon,
  answer: boolean,
): number {
  const { damage } = weapon.shot;
  if (damage === null) return 0;
  const attack = shotAt(look, shooter, weapon, target, loadsOf(shooter, weapon)[0]!, answer);
  const own = look.modify('attacking', shooter, shotModifiers(look, attack), attack);
  const modifiers = look.modify('attacked', target, own, attack);
  const checking = {
    ...PLAIN,
    figure: shooter,
    check: 'shooting',
    against: target,
    modifiers,
    rule: 'SB-SHT-08',
  } as const;
  const sum = modifiersOf(look, checking).reduce((total, { value }) => total + value, 0);
  const needed = defenceOf(look, target, attack) - sum;
  let points = 0;
  for (let power = 1; power <= FACES; power++) {
    for (let skill = 1; skill <= FACES; skill++) {
      const face = damage.die === 'power' ? power : skill;
      if (power + skill >= needed) points += Math.max(0, face + damage.modifier);
    }
  }
  return points / (FACES * FACES);
}
