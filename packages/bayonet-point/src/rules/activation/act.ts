import { able, leaderOf, members, onlyMan } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Order } from '../../questions.ts';
import type { Figure, Unit } from '../../state.ts';
import { unitsInReach } from '../charge/reach.ts';
import { concede } from '../ending/ending.ts';
import { inMelee } from '../melee/contact.ts';
import { coherent } from '../movement/coherency.ts';
import { anyTarget, mayShoot } from '../shooting/targets.ts';
import { maySee } from '../vision/seen.ts';
import { type Clock, mayBegin, spend, startClock, stopClock } from './clock.ts';
import { leaderActs } from './leader.ts';
import { chargersOf, type Join, orderCharge, orderFire, orderMove, reloads } from './orders.ts';
import { mayAct } from './who-may.ts';

const NOBODY: Join = () => [];

/** BP-SEQ-03 to -05: the unit gets up, has its orders, and its leader acts before, with and after them. */
export function actTogether(cx: PointCx, u: Unit, join: Join = NOBODY): void {
  const { s } = cx;
  const men = members(s, u).filter((f) => mayAct(s, f));
  const clock = startClock(s, men);
  getUp(cx, u, clock, men);
  giveOrders(cx, u, clock, join);
  const leader = freeLeader(cx, u);
  if (leader !== null) leaderActs(cx, u, clock, leader, null);
}

/**
 * BP-SEQ-05: a unit has one order, or in the scheme of phases one of each; a single figure goes on while it has time.
 * An order that finds nothing to do is none (BP-VIS-12).
 */
function giveOrders(cx: PointCx, u: Unit, clock: Clock, join: Join): void {
  // BP-ACT-10: a leader who is the last of his unit has his two actions like any Master.
  const single = onlyMan(cx.s, u) !== null;
  const closed = new Set<Order>();
  while (cx.s.ended === null) {
    const open = ordersOpen(cx, u, clock).filter((order) => !closed.has(order));
    if (open.length === 0) return;
    const order = cx.ask('order', u.side, { unit: u.id, options: [...open, 'hold', 'concede'] });
    if (order === 'concede') {
      concede(cx, u.side);
      return;
    }
    cx.emit({ type: 'order', rule: 'BP-SEQ-05', unit: u.id, order });
    if (order === 'hold') return;
    const done = carryOut(cx, u, clock, order, join);
    if (done && !single && !clock.byPhase) return;
    if (!done || !single) closed.add(order);
  }
}

/** The leader while he has men, and more time than they. */
function freeLeader(cx: PointCx, u: Unit): Figure | null {
  const leader = leaderOf(cx.s, u);
  if (leader === null || onlyMan(cx.s, u) !== null || cx.s.ended !== null) return null;
  return able(leader) && !inMelee(cx.s, leader) && !leader.pursuing ? leader : null;
}

function carryOut(cx: PointCx, u: Unit, clock: Clock, order: Exclude<Order, 'hold'>, join: Join): boolean {
  const leader = freeLeader(cx, u);
  if (leader !== null) leaderActs(cx, u, clock, leader, order);
  if (cx.s.ended !== null) return true;
  switch (order) {
    case 'fire':
      return orderFire(cx, u, clock);
    case 'move':
      return orderMove(cx, u, clock);
    case 'charge':
      return orderCharge(cx, u, clock, join);
  }
}

/** BP-SEQ-05: what the unit can be told to do. */
function ordersOpen(cx: PointCx, u: Unit, clock: Clock): Exclude<Order, 'hold'>[] {
  const { s } = cx;
  const men = members(s, u).filter(able);
  const open: Exclude<Order, 'hold'>[] = [];
  if (men.some((f) => coherent(s, u, f) && mayFire(cx, u, clock, f))) open.push('fire');
  const waiting = members(s, u).filter(({ standing }) => standing === 'waiting');
  if ([...men, ...waiting].some((f) => mayBegin(s, clock, f, 'move') && !inMelee(s, f))) open.push('move');
  const inReach = unitsInReach(s, chargersOf(s, u, clock));
  if (inReach.some((target) => maySee(s, u, target))) open.push('charge');
  return open;
}

/** Something in line and range that has not been looked for in vain, or a gun to load. */
function mayFire(cx: PointCx, u: Unit, clock: Clock, f: Figure): boolean {
  const { s } = cx;
  if (mayBegin(s, clock, f, 'reload') && reloads(s, f)) return true;
  if (!mayBegin(s, clock, f, 'shoot') || !mayShoot(s, f)) return false;
  return anyTarget(s, f, (target) => maySee(s, u, target));
}

/** BP-HIT-13: getting up comes first; whoever wants to lie on may. */
function getUp(cx: PointCx, u: Unit, clock: Clock, men: readonly Figure[]): void {
  const { s } = cx;
  const lying = men.filter((f) => f.ground !== 'up');
  if (lying.length === 0) return;
  const options = lying.map(({ id }) => id);
  const rising = cx.ask('getUp', u.side, { unit: u.id, options, min: 0, max: options.length });
  for (const f of lying) {
    if (!rising.includes(f.id) || !spend(cx, clock, f, 'get-up', 'BP-HIT-13')) continue;
    f.ground = 'up';
    cx.emit({ type: 'gotUp', rule: 'BP-HIT-13', figure: f.id });
    // BP-ACT-07: with enemies upon him that is all he does.
    if (inMelee(s, f)) stopClock(clock, f);
  }
}

/** BP-ACT-10: the unit failed, its leader acts alone. */
export function actAlone(cx: PointCx, u: Unit, leader: Figure): void {
  if (!mayAct(cx.s, leader)) return;
  const clock = startClock(cx.s, [leader]);
  getUp(cx, u, clock, [leader]);
  if (able(leader)) leaderActs(cx, u, clock, leader, 'alone');
}
