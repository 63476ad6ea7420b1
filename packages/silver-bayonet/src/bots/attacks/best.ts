import { SHOOTING_MODIFIERS } from '../../data/tables.ts';
import type { Look } from '../../game.ts';
import type { AttackSubject, Modifier, Occasion } from '../../moments.ts';
import { blowWith, ridingModifiers } from '../../rules/melee/blow.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { loadsOf } from '../../rules/shooting/ammunition.ts';
import { shotModifiers } from '../../rules/shooting/fire.ts';
import type { ProjectileWeapon } from '../../rules/shooting/projectile-weapon.ts';
import type { Figure } from '../../state.ts';
import { type Chances, chancesOf } from './chances.ts';

/** A shot or blow with the best there is for it. */
export interface Best {
  readonly chances: Chances;
  /** Share of the target's worth that it destroys. */
  readonly harm: number;
  /** A weapon as questions call it. */
  readonly weapon: string;
  readonly load: string;
}

export interface Ranged extends Best {
  readonly range: number;
}

/** How much of its target's worth an attack destroys: a matter of opinion where wounds are concerned. */
export type Opinion = (chances: Chances, target: Figure) => number;

/** How a shot would be made. */
export interface Aimed {
  readonly cover: boolean;
  /** By somebody who means to move first (SB-SHT-10). */
  readonly moved: boolean;
  readonly answer: boolean;
}

/** The best of what a weapon can be fired with; the usual load among equals. */
export function bestLoad(
  look: Look,
  shooter: Figure,
  held: ProjectileWeapon,
  target: Figure,
  aimed: Aimed,
  opinion: Opinion,
): Ranged {
  const { range } = held.shot;
  let best: Ranged | null = null;
  for (const load of loadsOf(shooter, held)) {
    const chances = shotChances(look, shooter, held, load, target, aimed);
    const harm = opinion(chances, target);
    if (best === null || harm > best.harm) best = { chances, harm, weapon: held.id, load, range };
  }
  return best!;
}

function shotChances(
  look: Look,
  shooter: Figure,
  { gear, weapon }: ProjectileWeapon,
  load: string,
  target: Figure,
  { cover, moved, answer }: Aimed,
): Chances {
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
  const extra = shotModifiers(look, attack);
  return chancesOf(look, attack, target, moved ? [...extra, ...steadiness(look, shooter, extra)] : extra);
}

/** SB-SHT-10, for a Move that is only meant as yet. */
function steadiness(look: Look, shooter: Figure, known: readonly Modifier[]): readonly Modifier[] {
  if (known.some(({ by }) => by === 'moved')) return [];
  const distance = shooter.stats.speed;
  const value = look.modify('movedPenalty', shooter, SHOOTING_MODIFIERS.moved, { distance });
  return [{ by: 'moved', rule: 'SB-SHT-10', value }];
}

/** The best of its melee weapons; the first among equals. */
export function bestBlow(
  look: Look,
  attacker: Figure,
  target: Figure,
  occasion: Occasion,
  opinion: Opinion,
): Best {
  let best: Best | null = null;
  for (const weapon of meleeWeapons(look, attacker)) {
    const attack = blowWith(weapon, attacker, target, occasion);
    const chances = chancesOf(look, attack, target, ridingModifiers(attacker, target));
    const harm = opinion(chances, target);
    if (best === null || harm > best.harm) best = { chances, harm, weapon: weapon.id, load: weapon.load };
  }
  return best!;
}
