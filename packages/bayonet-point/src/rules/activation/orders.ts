import type { GaitId } from '../../data/troops.ts';
import { able, figure, members, onlyMan, unit } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { NOBODY } from '../../option-ids.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { charge, type Party } from '../charge/charge.ts';
import { mayCharge, unitsInReach } from '../charge/reach.ts';
import { inMelee } from '../melee/contact.ts';
import { coherent } from '../movement/coherency.ts';
import { closeUpOn, type Mover, march } from '../movement/march.ts';
import { moveTo } from '../movement/put.ts';
import { gaitAlong, gaitsOpen, paceOf, reachAlong } from '../movement/rate.ts';
import { SHAPES } from '../movement/shapes.ts';
import { lengthOf } from '../movement/way.ts';
import { fire, leaderLooksOut, lookOut } from '../shooting/fire.ts';
import { nameShots } from '../shooting/name-shots.ts';
import { mayShoot } from '../shooting/targets.ts';
import { maySee, sees } from '../vision/seen.ts';
import type { Manner } from './at-once.ts';
import { type Clock, mayBegin, spend, stopClock, takeMoves } from './clock.ts';
import { comeOn } from './come-on.ts';
import { runErrands, runKeptErrands } from './errands.ts';

/** BP-ACT-08, BP-CHG-13: those of a leader's group who charge along with the figure that declared it. */
export type Join = (target: Unit) => readonly Party[];

/** BP-SHT-09: an empty gun that takes an action to load. */
export function reloads(s: BayonetPointState, f: Figure): boolean {
  return able(f) && !inMelee(s, f) && f.unloaded.length > 0;
}

/** BP-SHT-12, BP-SEQ-05: those with a loaded gun shoot, those with an empty rifle load it. */
export function orderFire(cx: PointCx, u: Unit, clock: Clock, manner: Manner): boolean {
  const { s } = cx;
  const men = members(s, u).filter((f) => able(f) && coherent(s, u, f));
  const ready = men.filter((f) => mayBegin(s, clock, f, 'shoot') && mayShoot(s, f));
  lookOut(cx, u, ready, manner);
  for (const f of ready)
    if (f.leader && onlyMan(s, u) === null) leaderLooksOut(cx, u, f, 'beside-his-men', manner);
  const named = nameShots(cx, u, ready);
  const shooting = ready.filter(({ id }) => named.has(id));
  const loading = men.filter(
    (f) => !shooting.includes(f) && mayBegin(s, clock, f, 'reload') && reloads(s, f),
  );
  if (shooting.length === 0 && loading.length === 0) return false;
  fire(
    cx,
    u,
    shooting.filter((f) => spend(cx, clock, f, 'shoot', 'BP-SHT-01')),
    named,
  );
  for (const f of loading) if (able(f)) reload(cx, clock, f);
  if (s.ended === null) looseMoves(cx, u, clock, () => false);
  return true;
}

export function reload(cx: PointCx, clock: Clock, f: Figure): void {
  if (spend(cx, clock, f, 'reload', 'BP-SHT-09')) f.unloaded = f.unloaded.slice(1);
}

/**
 * BP-SEQ-05, BP-UNIT-05: under an order to fire or charge those who just got up have half a move, and those who lost
 * touch with their leader go back to him.
 */
function looseMoves(cx: PointCx, u: Unit, clock: Clock, besides: (f: Figure) => boolean): void {
  const { s } = cx;
  for (const f of members(s, u)) {
    if (!able(f) || inMelee(s, f) || !mayBegin(s, clock, f, 'move')) continue;
    const loose = coherent(s, u, f) && (clock.risen.has(f.id) || besides(f));
    if (loose && !(f.leader && onlyMan(s, u) === null)) moveAlone(cx, clock, f, slowest(f));
  }
  closeUp(cx, u, clock);
}

/** BP-UNIT-05: whoever is out of reach of the leader may do nothing but go back to him, whatever the order. */
export function closeUp(cx: PointCx, u: Unit, clock: Clock): void {
  const { s } = cx;
  if (u.anchor === null) return;
  const astray = members(s, u).filter(
    (f) => able(f) && !inMelee(s, f) && !coherent(s, u, f) && mayBegin(s, clock, f, 'move'),
  );
  if (astray.length === 0) return;
  const options = astray.map(({ id }) => id);
  const going = cx.ask('closeUp', u.side, { unit: u.id, options, min: 0, max: options.length });
  const anchor = figure(s, u.anchor);
  for (const f of astray)
    if (going.includes(f.id)) closeUpOn(cx, { figure: f, moves: takeMoves(clock, f) }, anchor);
}

function slowest(f: Figure): GaitId {
  return gaitsOpen(f)[0]!;
}

/** BP-SEQ-05: errands, the march, and what was kept for after it; those astray close up. */
export function orderMove(cx: PointCx, u: Unit, clock: Clock, manner: Manner): boolean {
  const { s } = cx;
  const free = (f: Figure) => able(f) && !inMelee(s, f) && mayBegin(s, clock, f, 'move');
  const men = members(s, u).filter((f) => free(f) && coherent(s, u, f));
  if (manner === 'man-by-man') runErrands(cx, u, clock, men);
  goTogether(cx, u, clock, men.filter(free));
  runKeptErrands(cx, u, clock, men);
  closeUp(cx, u, clock);
  return true;
}

/** BP-MOV-01: the unit goes where it is sent, as far as its figures get; BP-SCN-04: those beside the table come on. */
function goTogether(cx: PointCx, u: Unit, clock: Clock, men: readonly Figure[]): void {
  const { s } = cx;
  const waiting = members(s, u).filter((f) => f.standing === 'waiting' && mayBegin(s, clock, f, 'move'));
  const all = [...men, ...waiting];
  if (all.length === 0) return;
  const gait = chooseGait(cx, u, all);
  if (waiting.length === 0 && men.length === 1) {
    moveAlone(cx, clock, men[0]!, gait);
    return;
  }
  const reach = Math.max(...all.map((f) => reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], { gait, moves: 1 })));
  const formation = cx.ask('march', u.side, { unit: u.id, reach, shapes: SHAPES });
  const onNow = comeOn(cx, u, waiting, formation.middle);
  const movers: Mover[] = [...men, ...onNow].map((f) => ({ figure: f, moves: takeMoves(clock, f) }));
  if (movers.length > 0) march(cx, u, movers, formation, gait);
}

/** BP-CAV-04: one gait for the order; those who are slower follow as they can. */
function chooseGait(cx: PointCx, u: Unit, men: readonly Figure[]): GaitId {
  const open = new Set(men.flatMap((f) => gaitsOpen(f)).filter((gait) => gait !== 'halt'));
  const options = [...open];
  if (options.length === 0) return 'halt';
  return options.length === 1 ? options[0]! : cx.ask('gait', u.side, { unit: u.id, options });
}

/** BP-MOV-01: along any path. BP-MOV-03: half a move on horseback is a trot. */
export function moveAlone(cx: PointCx, clock: Clock, f: Figure, wanted: GaitId): void {
  const pace = paceOf(f, wanted, takeMoves(clock, f));
  const path = cx.ask('move', f.side, { figure: f.id, ...pace });
  const way = [{ x: f.x, y: f.y, z: 0 }, ...path];
  const { x, y } = way[way.length - 1]!;
  moveTo(cx, f, { x, y, z: 0 }, 'move', gaitAlong(cx.s, f, way, lengthOf(way), pace.gait), 'BP-MOV-01');
}

/** BP-SEQ-05: those who go in when their unit charges. */
export function chargersOf(s: BayonetPointState, u: Unit, clock: Clock): Figure[] {
  return members(s, u).filter((f) => coherent(s, u, f) && mayCharge(s, f) && mayBegin(s, clock, f, 'charge'));
}

/** BP-CHG-01: at any enemy unit in reach that it sees; false when it sees none, or thinks better of it. */
export function orderCharge(cx: PointCx, u: Unit, clock: Clock, join: Join): boolean {
  const { s } = cx;
  const chargers = chargersOf(s, u, clock);
  const target = seenTarget(cx, u, chargers, {
    may: (enemy) => maySee(s, u, enemy),
    looks: (enemy) => sees(cx, u, enemy),
  });
  if (target === null) return false;
  // BP-SEQ-04: moves before the charge. The wounded come along without contact.
  looseMoves(cx, u, clock, (f) => f.wounds > 0);
  for (const f of chargers) spend(cx, clock, f, 'charge', 'BP-CHG-01');
  charge(cx, [{ unit: u, chargers }, ...join(target)], target);
  // BP-CHG-01, BP-CHG-04: a charge, come to blows or not, ends the activation.
  for (const f of members(s, u)) stopClock(clock, f);
  return true;
}

/** Who looks: whether he has not looked for an enemy in vain, and whether he sees him. */
interface Watch {
  readonly may: (enemy: Unit) => boolean;
  readonly looks: (enemy: Unit) => boolean;
}

/** Enemies to charge are named until one is seen; null when there is none or the player lets it be. */
export function seenTarget(
  cx: PointCx,
  u: Unit,
  chargers: readonly Figure[],
  { may, looks }: Watch,
): Unit | null {
  const inReach = unitsInReach(cx.s, chargers);
  for (const missed = new Set<Unit>(); ; ) {
    const open = inReach.filter((enemy) => !missed.has(enemy) && may(enemy));
    if (open.length === 0) return null;
    const options = [...open.map(({ id }) => id), NOBODY];
    const chosen = cx.ask('chargeWhom', u.side, { unit: u.id, options });
    if (chosen === NOBODY) return null;
    const enemy = unit(cx.s, chosen);
    if (looks(enemy)) return enemy;
    missed.add(enemy);
  }
}
