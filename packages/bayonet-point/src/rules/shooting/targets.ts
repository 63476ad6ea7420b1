import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { firearm } from '../../data/weapons.ts';
import { able, classOf, isDown, members, onTable } from '../../figures.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { toSideLeftBy } from '../ground/outline.ts';
import { ground, pieceNamed } from '../ground/pieces.ts';
import { sightLine } from '../ground/sight-line.ts';
import { inMelee } from '../melee/contact.ts';
import { known } from '../vision/seen.ts';
import { loadedGuns } from './shot.ts';

/** BP-SHT-01: able, not in melee, a loaded gun, and if mounted no faster than a trot. */
export function mayShoot(s: BayonetPointState, f: Figure): boolean {
  if (!able(f) || f.pursuing || loadedGuns(f).length === 0 || inMelee(s, f)) return false;
  return !f.mounted || f.gait === 'halt' || f.gait === 'trot';
}

/** BP-HIT-12: gone to ground in cover, nobody can shoot him. */
export function mayBeShot(f: Figure): boolean {
  return onTable(f) && !(f.ground === 'cover' && !f.mounted);
}

/** BP-SHT-04: how far his loaded guns carry; -1 when he has none. */
export function farthestShot(s: BayonetPointState, shooter: Figure): number {
  let farthest = -1;
  for (const gun of loadedGuns(shooter)) {
    for (const [, distance] of firearm(gun).ranges) farthest = Math.max(farthest, mm(s, distance));
  }
  return farthest;
}

/** BP-SHT-01: whether he has any enemy in line and range, of a unit that `worth` accepts. */
export function anyTarget(s: BayonetPointState, shooter: Figure, worth: (target: Unit) => boolean): boolean {
  return s.units.some(
    (u) => u.side !== shooter.side && shotAt(s, shooter, u, (at) => firingLine(s, shooter, at)) && worth(u),
  );
}

/** Whether he has any enemy in range, in line or not. */
export function anyInRange(s: BayonetPointState, shooter: Figure): boolean {
  return s.units.some((u) => u.side !== shooter.side && shotAt(s, shooter, u, () => true));
}

/** Whether some figure of a unit is in range of him, and as `wanted`. */
function shotAt(
  s: BayonetPointState,
  shooter: Figure,
  target: Unit,
  wanted: (at: Figure, apart: number) => boolean,
): boolean {
  const farthest = farthestShot(s, shooter);
  return members(s, target).some((at) => {
    if (!mayBeShot(at)) return false;
    const apart = gap(shooter, at);
    return apart <= farthest && wanted(at, apart);
  });
}

/**
 * BP-SHT-02, BP-VIS-12: whether units that have not been looked for might give him another target than he has: one
 * nearer, or one on his feet where he has only the wounded who lie there. Who chooses freely is content with any.
 */
export function mightServe(s: BayonetPointState, shooter: Figure, untested: readonly Unit[]): boolean {
  const [has] = legalTargets(s, shooter);
  if (choosesFreely(shooter) && has !== undefined) return false;
  const better = (at: Figure, apart: number) => {
    if (has === undefined) return true;
    return isDown(at) === isDown(has) ? apart < gap(shooter, has) : isDown(has);
  };
  return untested.some((u) =>
    shotAt(s, shooter, u, (at, apart) => better(at, apart) && firingLine(s, shooter, at)),
  );
}

/** Enemies in range of units that a shooter sees, nearest first. */
function targetsInRange(s: BayonetPointState, shooter: Figure): Figure[] {
  const farthest = farthestShot(s, shooter);
  const found: { readonly f: Figure; readonly apart: number }[] = [];
  for (const u of s.units) {
    if (u.side === shooter.side || !seesUnit(s, shooter, u)) continue;
    for (const f of members(s, u)) {
      if (!mayBeShot(f)) continue;
      const apart = gap(shooter, f);
      if (apart <= farthest) found.push({ f, apart });
    }
  }
  return found.sort((a, b) => a.apart - b.apart).map(({ f }) => f);
}

/** BP-VIS-12: how near the nearest figure of a unit is that some shooter has in line and range; null: none is. */
export function nearestShot(s: BayonetPointState, shooters: readonly Figure[], target: Unit): number | null {
  const men = members(s, target).filter(mayBeShot);
  let nearest: number | null = null;
  for (const f of shooters) {
    const farthest = farthestShot(s, f);
    for (const at of men) {
      const apart = gap(f, at);
      if (apart > farthest || (nearest !== null && apart >= nearest)) continue;
      if (firingLine(s, f, at)) nearest = apart;
    }
  }
  return nearest;
}

/** BP-GEN-18, BP-SHT-01: in sight, and out of a building only through a wall he stands at. */
export function firingLine(s: BayonetPointState, shooter: Figure, target: Figure): boolean {
  if (shooter.inside !== null && shooter.inside !== target.inside && !atWall(s, shooter, target))
    return false;
  return sightLine(s, shooter, target);
}

/** BP-SHT-01: the wall his shot leaves by is no farther from his base than a base is wide. */
function atWall(s: BayonetPointState, shooter: Figure, target: Figure): boolean {
  const table = ground(s);
  const house = pieceNamed(table, shooter.inside!);
  return toSideLeftBy(table, house, shooter, target) <= shooter.radius + mm(s, 'wall-reach');
}

/** Whether he has seen a unit this turn, with his own or for himself (BP-VIS-11). */
function seesUnit(s: BayonetPointState, shooter: Figure, target: Unit): boolean {
  return known(s, shooter.unit, target) === true || known(s, shooter.id, target) === true;
}

/** BP-SHT-02: whom he may shoot at among those he has seen. */
export function legalTargets(s: BayonetPointState, shooter: Figure): Figure[] {
  const seen = targetsInRange(s, shooter).filter((f) => firingLine(s, shooter, f));
  if (choosesFreely(shooter)) return seen;
  const standing = seen.filter((f) => !isDown(f));
  const pool = standing.length > 0 ? standing : seen;
  const [nearest] = pool;
  if (nearest === undefined) return [];
  const least = gap(shooter, nearest);
  return pool.filter((f) => gap(shooter, f) === least);
}

/** BP-SHT-02: Veterans and Masters. */
export function choosesFreely(shooter: Figure): boolean {
  return classOf(shooter).freeTarget;
}
