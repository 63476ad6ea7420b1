import { item } from '../../data/armoury/armoury.ts';
import { SHOOTING_MODIFIERS } from '../../data/tables.ts';
import type { Look } from '../../hooks.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { reloadableGear } from '../../rules/loading/reload.ts';
import { blowWith, ridingModifiers } from '../../rules/melee/blow.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { loadsOf } from '../../rules/shooting/ammunition.ts';
import { shotModifiers } from '../../rules/shooting/fire.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import type { Figure } from '../../state.ts';
import { type Chances, chancesOf, harmOf, NO_CHANCE } from './chances.ts';

/** How a shot would be made. */
interface Aimed {
  readonly cover: boolean;
  /** By somebody who has just moved (SB-SHT-10). */
  readonly moved: boolean;
  readonly answer: boolean;
}

/** A shot or blow with the best there is for it. */
interface Best {
  readonly chances: Chances;
  /** Share of the target's worth that it destroys. */
  readonly harm: number;
  /** A weapon as questions call it. */
  readonly weapon: string;
  readonly load: string;
}

/** Which of its guns a shooter could use. */
export type Guns = 'ready' | 'empty' | 'all';

/** Attacks of one position, each reckoned once. */
export interface Attacks {
  /** Weapons loaded and fit to be fired. */
  ready(shooter: Figure): readonly ProjectileWeapon[];
  /** Firearms that it could load again. */
  empty(shooter: Figure): readonly ProjectileWeapon[];
  /** The best shot at a target this far away; null: no weapon carries so far. */
  shot(shooter: Figure, guns: Guns, target: Figure, away: number, aimed: Aimed): Best | null;
  blow(attacker: Figure, target: Figure, answer: boolean): Best;
}

export function attacksIn(look: Look): Attacks {
  const readies = new Map<string, readonly ProjectileWeapon[]>();
  const empties = new Map<string, readonly ProjectileWeapon[]>();
  const shots = new Map<string, readonly Ranged[]>();
  const blows = new Map<string, Best>();
  const ready = (shooter: Figure) =>
    remembered(readies, shooter.id, () => readyWeapons(look, shooter, false));
  const empty = (shooter: Figure) => remembered(empties, shooter.id, () => unloadedGuns(look, shooter));
  return {
    ready,
    empty,
    shot(shooter, guns, target, away, aimed) {
      const weapons = guns === 'ready' ? ready(shooter) : guns === 'empty' ? empty(shooter) : NO_GUNS;
      if (guns === 'all' ? ready(shooter).length + empty(shooter).length === 0 : weapons.length === 0)
        return null;
      const how = (aimed.cover ? 1 : 0) + (aimed.moved ? 2 : 0) + (aimed.answer ? 4 : 0);
      const all = remembered(shots, `${how} ${guns} ${shooter.id} ${target.id}`, () => {
        const used = guns === 'all' ? [...ready(shooter), ...empty(shooter)] : weapons;
        return used.map((weapon) => bestLoad(look, shooter, weapon, target, aimed));
      });
      let best: Best | null = null;
      for (const shot of all) if (away <= shot.range && (best === null || shot.harm > best.harm)) best = shot;
      return best;
    },
    blow: (attacker, target, answer) =>
      remembered(blows, `${answer ? 'a' : ''} ${attacker.id} ${target.id}`, () =>
        bestBlow(look, attacker, target, answer),
      ),
  };
}

interface Ranged extends Best {
  readonly range: number;
}

const NO_GUNS: readonly ProjectileWeapon[] = [];

function bestLoad(
  look: Look,
  shooter: Figure,
  weapon: ProjectileWeapon,
  target: Figure,
  aimed: Aimed,
): Ranged {
  const all = loadsOf(shooter, weapon).map((load) => {
    const chances = shotChances(look, shooter, weapon, load, target, aimed);
    return { chances, harm: harmOf(chances, target), weapon: weapon.id, load, range: weapon.shot.range };
  });
  return all.reduce((best, other) => (other.harm > best.harm ? other : best));
}

function remembered<T>(known: Map<string, T>, key: string, work: () => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = work();
    known.set(key, value);
  }
  return value;
}

/** Its own firearms that are empty, but can be loaded again. */
function unloadedGuns(look: Look, shooter: Figure): readonly ProjectileWeapon[] {
  return reloadableGear(look, shooter).flatMap((gear) => {
    const weapon = shooter.gear[gear]!.item;
    const { shot } = item(weapon);
    if (shot === undefined) return [];
    return [{ id: String(gear), gear, weapon, shot, loaded: false, emplacement: null }];
  });
}

function shotChances(
  look: Look,
  shooter: Figure,
  { gear, weapon, emplacement }: ProjectileWeapon,
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
    ...(emplacement === null ? {} : { emplacement }),
  };
  const extra = shotModifiers(look, attack);
  return chancesOf(look, attack, moved ? [...extra, ...steadiness(look, shooter, extra)] : extra);
}

/** SB-SHT-10, for a Move that is only meant as yet. */
function steadiness(look: Look, shooter: Figure, known: readonly Modifier[]): readonly Modifier[] {
  if (known.some(({ by }) => by === 'moved')) return [];
  const distance = shooter.stats.speed;
  const value = look.modify('movedPenalty', shooter, SHOOTING_MODIFIERS.moved, {
    figure: shooter.id,
    distance,
  });
  return [{ by: 'moved', rule: 'SB-SHT-10', value }];
}

function bestBlow(look: Look, attacker: Figure, target: Figure, answer: boolean): Best {
  let best: Best = { chances: NO_CHANCE, harm: 0, weapon: '0', load: 'plain' };
  meleeWeapons(look, attacker).forEach((weapon, i) => {
    const attack = blowWith(weapon, attacker, target, answer);
    const chances = chancesOf(look, attack, ridingModifiers(attacker, target));
    const harm = harmOf(chances, target);
    if (i === 0 || harm > best.harm) best = { chances, harm, weapon: String(i), load: weapon.load };
  });
  return best;
}
