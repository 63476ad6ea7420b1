import { item } from '../../data/armoury/armoury.ts';
import type { Look } from '../../game.ts';
import type { Occasion } from '../../moments.ts';
import { gearId } from '../../rules/gear-id.ts';
import { reloadableGear } from '../../rules/loading/reload.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import type { Figure } from '../../state.ts';
import { type Aimed, type Best, bestBlow, bestLoad, type Ranged } from './best.ts';
import { fightersIn, type Guns } from './fighters.ts';
import { harmOf } from './harm.ts';

/** Attacks of one position; each is reckoned once, for this position and those that come of it. */
export interface Attacks {
  /** Weapons loaded and fit to be fired. */
  ready(shooter: Figure): readonly ProjectileWeapon[];
  /** Firearms that it could load again. */
  empty(shooter: Figure): readonly ProjectileWeapon[];
  /** How far the farthest of them carries; without any, less far than anything is. */
  range(shooter: Figure, guns: Guns): number;
  /** The best shot at a target this far away; null: no weapon carries so far. */
  shot(shooter: Figure, guns: Guns, target: Figure, away: number, aimed: Aimed): Best | null;
  blow(attacker: Figure, target: Figure, occasion: Occasion): Best;
}

/** Numbers of the ways in which a shot can be made. */
const GUNS = { ready: 0, empty: 1, all: 2 } as const;
const WAYS_TO_AIM = 8;
const WAYS_TO_SHOOT = WAYS_TO_AIM * Object.keys(GUNS).length;

const NOWHERE = Number.NEGATIVE_INFINITY;

export function attacksIn(look: Look): Attacks {
  const fighterOf = fightersIn(look);
  const ready = (shooter: Figure) => {
    const fighter = fighterOf(shooter);
    fighter.ready ??= readyWeapons(look, shooter, 'own');
    return fighter.ready;
  };
  const empty = (shooter: Figure) => {
    const fighter = fighterOf(shooter);
    fighter.empty ??= unloadedGuns(look, shooter);
    return fighter.empty;
  };
  const gunsOf = (shooter: Figure, guns: Guns) =>
    guns === 'ready'
      ? ready(shooter)
      : guns === 'empty'
        ? empty(shooter)
        : [...ready(shooter), ...empty(shooter)];
  const shotsAt = (shooter: Figure, guns: Guns, target: Figure, aimed: Aimed) => {
    const { shots } = fighterOf(shooter);
    const way = GUNS[guns] * WAYS_TO_AIM + wayToAim(aimed);
    const key = fighterOf(target).number * WAYS_TO_SHOOT + way;
    let all = shots.get(key);
    if (all === undefined) {
      all = gunsOf(shooter, guns).map((gun) => bestLoad(look, shooter, gun, target, aimed, harmOf));
      shots.set(key, all);
    }
    return all;
  };
  return {
    ready,
    empty,
    range(shooter, guns) {
      const { ranges } = fighterOf(shooter);
      ranges[guns] ??= Math.max(NOWHERE, ...gunsOf(shooter, guns).map(({ shot }) => shot.range));
      return ranges[guns];
    },
    shot(shooter, guns, target, away, aimed) {
      let best: Ranged | null = null;
      for (const shot of shotsAt(shooter, guns, target, aimed))
        if (away <= shot.range && (best === null || shot.harm > best.harm)) best = shot;
      return best;
    },
    blow(attacker, target, occasion) {
      const { blows } = fighterOf(attacker);
      const key = fighterOf(target).number * 2 + (occasion === 'answer' ? 1 : 0);
      let blow = blows.get(key);
      if (blow === undefined) {
        blow = bestBlow(look, attacker, target, occasion, harmOf);
        blows.set(key, blow);
      }
      return blow;
    },
  };
}

function wayToAim({ cover, moved, answer }: Aimed): number {
  return (cover ? 1 : 0) + (moved ? 2 : 0) + (answer ? 4 : 0);
}

/** Its own firearms that are empty, but can be loaded again. */
function unloadedGuns(look: Look, shooter: Figure): readonly ProjectileWeapon[] {
  return reloadableGear(look, shooter).flatMap((gear) => {
    const weapon = shooter.gear[gear]!.item;
    const { shot } = item(weapon);
    if (shot === undefined) return [];
    return [{ id: gearId(shooter, gear), gear, weapon, shot, loaded: false, emplacement: null }];
  });
}
