import { gap } from '@vedette/engine/table';
import { able, members, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { contactPoint, placeAgainst } from '../charge/place.ts';
import { homePoint } from '../ground/home-edge.ts';
import { TOUCH } from '../ground/pieces.ts';
import { type Hit, resolveHits } from '../hit/hits.ts';
import { takeOut } from '../hit/take-out.ts';
import { strike } from '../melee/strike.ts';
import { pickWeapon } from '../melee/weapon.ts';
import { keepsNerve } from '../morale/morale.ts';
import { moveTo } from '../movement/put.ts';
import { gaitAlong, gaitsOpen, paceOf, reachAlong } from '../movement/rate.ts';
import { farthestStand, lengthOf, straight } from '../movement/way.ts';

/** Those of a fleeing unit who are running. */
function fleersOf(s: BayonetPointState, prey: Unit): Figure[] {
  return members(s, prey).filter((f) => onTable(f) && f.fleeing && f.down === 0);
}

/** BP-CHG-12: somebody of it is running now; those who lie wounded are not. */
export function isRunning(s: BayonetPointState, u: Unit): boolean {
  return fleersOf(s, u).length > 0;
}

/** Somebody to run after: on the table, or just gone over its edge (BP-CAV-11). */
function isThereToChase(s: BayonetPointState, prey: Unit): boolean {
  return fleersOf(s, prey).length > 0 || (prey.flight?.gone.length ?? 0) > 0;
}

/**
 * BP-CHG-11, BP-CAV-10, BP-MOR-09, BP-MOR-20: what those do whose enemies ran from them. Riders pursue or feint while
 * men on foot beside them stop; men on foot alone choose, and `pressOn` finishes their charge.
 */
export function chooseAfterFlight(
  cx: PointCx,
  u: Unit,
  prey: Unit,
  figures: readonly Figure[],
  pressOn: ((f: Figure) => void) | null = null,
): void {
  if (figures.length === 0) return;
  const riders = figures.filter(({ mounted }) => mounted);
  const chase = isThereToChase(cx.s, prey);
  if (riders.length > 0) {
    if (chase && !holdsBack(cx, u, 'riders')) pursue(cx, u, prey, riders);
    return;
  }
  const may = chase && cx.s.options['foot-pursuit'] === 'optional';
  const options = [
    'hold-back' as const,
    ...(pressOn === null ? [] : (['press-on'] as const)),
    ...(may ? (['pursue'] as const) : []),
  ];
  const choice =
    options.length === 1 ? 'hold-back' : cx.ask('pursue', u.side, { unit: u.id, mounted: false, options });
  if (choice === 'press-on') for (const f of figures) pressOn!(f);
  if (choice === 'pursue') pursue(cx, u, prey, figures);
}

/** BP-MOR-09: riders must pass a test to hold back; men on foot simply may. */
function holdsBack(cx: PointCx, u: Unit, who: 'riders' | 'men'): boolean {
  const mounted = who === 'riders';
  if (!mounted && cx.s.options['foot-pursuit'] === 'never') return true;
  const options = ['hold-back', 'pursue'] as const;
  if (cx.ask('pursue', u.side, { unit: u.id, mounted, options }) === 'pursue') return false;
  return !mounted || keepsNerve(cx, u, 'BP-MOR-09');
}

/** BP-CAV-10: after them at once. */
export function pursue(cx: PointCx, u: Unit, prey: Unit, figures: readonly Figure[]): void {
  // Others who charged with them may have seen to it already.
  if (!isThereToChase(cx.s, prey)) return;
  if (u.pursues !== null && u.pursues !== prey.id) endPursuit(cx, u);
  u.pursues = prey.id;
  for (const f of figures) f.pursuing = true;
  cx.emit({ type: 'pursues', rule: 'BP-CAV-10', unit: u.id, prey: prey.id });
  pursuitMove(cx, u, prey, figures);
}

export function endPursuit(cx: PointCx, u: Unit): void {
  u.pursues = null;
  for (const f of members(cx.s, u)) f.pursuing = false;
  cx.emit({ type: 'pursuitEnded', rule: 'BP-CAV-10', unit: u.id });
}

/** BP-CAV-10: whoever is shot down, driven off or taken out has dropped out; with the last of them it is over. */
export function endIdlePursuits(cx: PointCx): void {
  for (const u of cx.s.units)
    if (u.pursues !== null && !members(cx.s, u).some((f) => f.pursuing)) endPursuit(cx, u);
}

/** BP-MOR-13, steps 2 and 3: a later move of a pursuit, unless it is given up. */
export function followOn(cx: PointCx, u: Unit, prey: Unit): void {
  const { s } = cx;
  const pursuers = members(s, u).filter((f) => f.pursuing && able(f));
  const mounted = pursuers.some((f) => f.mounted);
  const done = pursuers.length === 0 || !isThereToChase(s, prey);
  if (done || holdsBack(cx, u, mounted ? 'riders' : 'men')) endPursuit(cx, u);
  else pursuitMove(cx, u, prey, pursuers);
}

/** BP-CAV-10, BP-MEL-16: each straight at the nearest fleer, one gait up; those who reach one strike. */
function pursuitMove(cx: PointCx, u: Unit, prey: Unit, pursuers: readonly Figure[]): void {
  const { s } = cx;
  const hits: Hit[] = [];
  const fleers = fleersOf(s, prey);
  for (const f of pursuers) {
    if (fleers.length === 0) {
      followOff(cx, f, prey);
      continue;
    }
    const at = fleers.reduce((best, other) => (gap(f, other) < gap(f, best) ? other : best));
    chase(cx, f, at);
    if (gap(f, at) > TOUCH) continue;
    const hit = strike(cx, f, at, pickWeapon(cx, f, at));
    if (hit !== null) hits.push(hit);
  }
  resolveHits(cx, hits);
  const going = members(s, u).some((f) => f.pursuing && able(f));
  if (u.pursues !== null && (!going || fleersOf(s, prey).length === 0)) endPursuit(cx, u);
}

function chase(cx: PointCx, f: Figure, at: Figure): void {
  const { s } = cx;
  if (gap(f, at) <= TOUCH) return;
  const path = [{ x: f.x, y: f.y, z: 0 }, contactPoint(f, at)];
  if (!straight(s, f, path[1]!)) {
    f.pursuing = false;
    return;
  }
  const pace = fastest(f);
  const reach = reachAlong(s, f, path, pace);
  const spot = gap(f, at) <= reach ? placeAgainst(s, f, at) : farthestStand(s, f, path, reach);
  if (spot === null) f.pursuing = false;
  else moveTo(cx, f, spot, 'pursue', gaitAlong(s, f, path, reach, pace.gait), 'BP-CAV-10');
}

/** BP-CAV-11: over the edge by which the fleers have just left, if he gets that far. */
function followOff(cx: PointCx, f: Figure, prey: Unit): void {
  const { s } = cx;
  const start = { x: f.x, y: f.y, z: 0 };
  const ways = (prey.flight?.gone ?? []).map((at) => [start, homePoint(s, f, prey.home, at)]);
  const path = ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best), ways[0]!);
  const pace = fastest(f);
  const reach = reachAlong(s, f, path, pace);
  if (!straight(s, f, path[1]!)) {
    f.pursuing = false;
    return;
  }
  if (lengthOf(path) <= reach) {
    takeOut(cx, f, 'pursued', 'BP-CAV-11');
    return;
  }
  const spot = farthestStand(s, f, path, reach);
  if (spot !== null) moveTo(cx, f, spot, 'pursue', gaitAlong(s, f, path, reach, pace.gait), 'BP-CAV-10');
}

function fastest(f: Figure) {
  const open = gaitsOpen(f);
  return paceOf(f, open[open.length - 1]!, 1);
}
