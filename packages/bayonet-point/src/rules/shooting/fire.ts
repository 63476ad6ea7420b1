import { gap } from '@vedette/engine/table';
import { figure, unit, unitClass, unitsOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { ENOUGH, EVERYBODY, type NamedShot } from '../../option-ids.ts';
import type { LookQuestion } from '../../questions.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../../state.ts';
import type { Manner } from '../activation/at-once.ts';
import { letGo } from '../animals/animal.ts';
import { resolveHits } from '../hit/hits.ts';
import { known, leaderSees, sees, seesPlainly } from '../vision/seen.ts';
import { gunsFor } from './name-shots.ts';
import { loadedGuns, type Shot, shoot, spendCharge } from './shot.ts';
import { choosesFreely, legalTargets, mightServe, nearestShot } from './targets.ts';

const NONE_NAMED: ReadonlyMap<FigureId, NamedShot> = new Map();

/** BP-SHT-12: targets are named, as far as they are not yet, then all dice rolled, then the outcomes. */
export function fire(
  cx: PointCx,
  u: Unit,
  shooters: readonly Figure[],
  named: ReadonlyMap<FigureId, NamedShot> = NONE_NAMED,
): void {
  const { s } = cx;
  for (const f of shooters) letGo(cx, f);
  if (shooters.length > 1 && s.options['unit-fire'] === 'one-die') {
    volley(cx, u, shooters);
    return;
  }
  const shots = shooters.flatMap((f) => nameShot(cx, f, legalTargets(s, f), named.get(f.id)));
  resolveHits(
    cx,
    shots.flatMap((shot) => shoot(cx, shot)),
  );
}

/** BP-SHT-12, `unit-fire` one-die: one die of the unit's class, by its closest shooter at the closest target. */
function volley(cx: PointCx, u: Unit, shooters: readonly Figure[]): void {
  const { s } = cx;
  const pairs = shooters.flatMap((f) => legalTargets(s, f).map((at) => ({ f, at, apart: gap(f, at) })));
  const closest = pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best), pairs[0]!);
  const tied = pairs.filter(({ f, apart }) => f === closest.f && apart === closest.apart).map(({ at }) => at);
  const [shot] = nameShot(cx, closest.f, tied);
  for (const f of shooters) if (f !== closest.f) spendCharge(s, f, loadedGuns(f)[0]!);
  resolveHits(cx, shoot(cx, { ...shot!, rating: unitClass(s, u).toHit }));
}

/** BP-SHT-02, BP-SHT-14: his target, and what he shoots with. */
function nameShot(cx: PointCx, f: Figure, targets: readonly Figure[], named?: NamedShot): Shot[] {
  const options = targets.map(({ id }) => id);
  if (options.length === 0) return [];
  const target =
    named?.target ??
    (options.length === 1 ? options[0]! : cx.ask('shootWhom', f.side, { figure: f.id, options }));
  const guns = gunsFor(cx.s, f, figure(cx.s, target));
  const gun =
    named?.gun ??
    (guns.length === 1 ? guns[0]! : cx.ask('whichGun', f.side, { figure: f.id, target, options: guns }));
  return [{ shooter: f.id, target, gun }];
}

/**
 * BP-VIS-12: whoever is seen without a test counts at once. The others in line and range are looked for, by Veterans in
 * the order they like, else from the nearest on until nobody could get a nearer target.
 */
export function lookOut(
  cx: PointCx,
  u: Unit,
  shooters: readonly Figure[],
  manner: Manner = 'man-by-man',
): void {
  const { s } = cx;
  const free = shooters.length > 0 && shooters.every(choosesFreely);
  let left = unitsInSight(s, u, shooters).filter(
    (target) => !seesPlainly(s, u, target) && known(s, u.id, target) === null,
  );
  const chooser = free && manner === 'man-by-man' ? lookoutOf(cx, { unit: u.id }) : nearestFirst;
  while (left.length > 0) {
    if (!free && !shooters.some((f) => mightServe(s, f, left))) return;
    const next = chooser(left);
    if (next === null) return;
    sees(cx, u, next);
    left = left.filter((target) => target !== next);
  }
}

/**
 * BP-VIS-11: a leader may look for himself, in the order he likes: beside his men at what they looked for in vain, by
 * himself at whatever they have not seen.
 */
export function leaderLooksOut(
  cx: PointCx,
  u: Unit,
  leader: Figure,
  how: 'beside-his-men' | 'by-himself',
  manner: Manner = 'man-by-man',
): void {
  const { s } = cx;
  const unseen = (target: Unit) => {
    if (seesPlainly(s, u, target) || known(s, leader.id, target) !== null) return false;
    return how === 'by-himself' || known(s, u.id, target) === false;
  };
  let left = unitsInSight(s, u, [leader]).filter(unseen);
  const chooser = manner === 'man-by-man' ? lookoutOf(cx, { unit: u.id, figure: leader.id }) : nearestFirst;
  while (left.length > 0) {
    const next = chooser(left);
    if (next === null) return;
    leaderSees(cx, leader, u, next);
    left = left.filter((target) => target !== next);
  }
}

/** Enemy units of which some shooter has a figure in line and range, the nearest first. */
function unitsInSight(s: BayonetPointState, u: Unit, shooters: readonly Figure[]): Unit[] {
  return unitsOf(s, 1 - u.side)
    .map((target) => ({ target, apart: nearestShot(s, shooters, target) }))
    .filter(({ apart }) => apart !== null)
    .sort((a, b) => a.apart! - b.apart!)
    .map(({ target }) => target);
}

const nearestFirst = ([next]: readonly Unit[]): Unit | null => next ?? null;

/** BP-VIS-12: asks whom to look for next, until somebody has enough or wants everybody looked for. */
function lookoutOf(cx: PointCx, who: Omit<LookQuestion, 'options'>): (left: readonly Unit[]) => Unit | null {
  const { side } = unit(cx.s, who.unit);
  let everybody = false;
  return (left) => {
    if (everybody) return nearestFirst(left);
    const options = [...left.map(({ id }) => id), EVERYBODY, ENOUGH];
    const answer = cx.ask('lookFor', side, { ...who, options });
    if (answer === ENOUGH) return null;
    everybody = answer === EVERYBODY;
    return everybody ? nearestFirst(left) : unit(cx.s, answer);
  };
}
