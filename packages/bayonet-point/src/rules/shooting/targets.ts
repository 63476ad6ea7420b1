import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { firearm } from '../../data/weapons.ts';
import { able, classOf, isDown, members, onTable, unit } from '../../figures.ts';
import type { BayonetPointState, Figure, Unit, UnitId } from '../../state.ts';
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
function mayBeShot(f: Figure): boolean {
  return onTable(f) && !(f.ground === 'cover' && !f.mounted);
}

/** BP-SHT-04: how far his loaded guns carry; -1 when he has none. */
function farthestShot(s: BayonetPointState, shooter: Figure): number {
  let farthest = -1;
  for (const gun of loadedGuns(shooter)) {
    for (const [, distance] of firearm(gun).ranges) farthest = Math.max(farthest, mm(s, distance));
  }
  return farthest;
}

/** Whether there is any enemy in range of a unit that `worth` accepts. */
export function anyTarget(s: BayonetPointState, shooter: Figure, worth: (unit: UnitId) => boolean): boolean {
  const farthest = farthestShot(s, shooter);
  return s.figures.some(
    (f) => f.side !== shooter.side && mayBeShot(f) && gap(shooter, f) <= farthest && worth(f.unit),
  );
}

/** Enemies that a shooter could shoot if he sees them, nearest first. */
function possibleTargets(s: BayonetPointState, shooter: Figure): Figure[] {
  const farthest = farthestShot(s, shooter);
  const found: { readonly f: Figure; readonly apart: number }[] = [];
  for (const f of s.figures) {
    if (f.side === shooter.side || !mayBeShot(f)) continue;
    const apart = gap(shooter, f);
    if (apart <= farthest) found.push({ f, apart });
  }
  return found.sort((a, b) => a.apart - b.apart).map(({ f }) => f);
}

/** BP-VIS-12: how near the nearest figure of a unit is that some shooter has in line and range; null: none is. */
export function nearestShot(s: BayonetPointState, shooters: readonly Figure[], target: Unit): number | null {
  const men = members(s, target).filter(mayBeShot);
  const pairs = shooters.flatMap((f) => {
    const farthest = farthestShot(s, f);
    return men.map((at) => ({ f, at, apart: gap(f, at) })).filter(({ apart }) => apart <= farthest);
  });
  pairs.sort((a, b) => a.apart - b.apart);
  return pairs.find(({ f, at }) => firingLine(s, f, at))?.apart ?? null;
}

/** BP-GEN-18, BP-SHT-01: in sight, and out of a building only through a wall he stands at. */
function firingLine(s: BayonetPointState, shooter: Figure, target: Figure): boolean {
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

/** Whether he has seen the unit of an enemy this turn, with it or for himself (BP-VIS-11). */
function seesUnitOf(s: BayonetPointState, shooter: Figure, target: Figure): boolean {
  const of = unit(s, target.unit);
  return known(s, shooter.unit, of) === true || known(s, shooter.id, of) === true;
}

/** BP-SHT-02: whom he may shoot at among those he has seen. */
export function legalTargets(s: BayonetPointState, shooter: Figure): Figure[] {
  const seen = possibleTargets(s, shooter).filter(
    (f) => seesUnitOf(s, shooter, f) && firingLine(s, shooter, f),
  );
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
