import { able, leaderOf, members, onlyMan } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure, Unit } from '../../state.ts';
import { unitsInReach } from '../charge/reach.ts';
import { concede } from '../ending/ending.ts';
import { inMelee } from '../melee/contact.ts';
import { coherent } from '../movement/coherency.ts';
import { anyTarget, mayShoot } from '../shooting/targets.ts';
import { maySee } from '../vision/seen.ts';
import { atOnce, type Deed, isOwnOrder, type Manner, orderIn, type PlainDeed } from './at-once.ts';
import { type Clock, mayBegin, spend, startClock, stopClock } from './clock.ts';
import { leaderActs } from './leader.ts';
import { chargersOf, type Join, orderCharge, orderFire, orderMove, reloads } from './orders.ts';
import { orderOwn, ownOrdersOpen } from './own-order.ts';
import { mayAct } from './who-may.ts';

const NOBODY: Join = () => [];

/** BP-SEQ-03 to -05: the unit gets up, has its orders, and its leader acts before, with and after them. */
export function actTogether(cx: PointCx, u: Unit, join: Join = NOBODY): void {
  const { s } = cx;
  const men = members(s, u).filter((f) => mayAct(s, f));
  const clock = startClock(s, men);
  getUp(cx, u, clock, men);
  const manner = giveOrders(cx, u, clock, join);
  const leader = freeLeader(cx, u);
  if (leader !== null) leaderActs(cx, u, clock, leader, null, manner);
}

/**
 * BP-SEQ-05: a unit has one order, or in the scheme of phases one of each; a single figure goes on while it has time.
 * An order that finds nothing to do is none (BP-VIS-12). Gives the manner of the last one.
 */
function giveOrders(cx: PointCx, u: Unit, clock: Clock, join: Join): Manner {
  // BP-ACT-10: a leader who is the last of his unit has his two actions like any Master.
  const single = onlyMan(cx.s, u) !== null;
  const closed = new Set<Deed>();
  let last: Manner = 'man-by-man';
  while (cx.s.ended === null) {
    const open = ordersOpen(cx, u, clock).filter((order) => !closed.has(order));
    const own = ownOrdersOpen(cx.s, u, clock).filter((order) => !closed.has(order));
    if (open.length === 0 && own.length === 0) return last;
    const options = [...open.map(atOnce), ...open, ...own, 'hold', 'concede'] as const;
    const answer = cx.ask('order', u.side, { unit: u.id, options });
    if (answer === 'concede') {
      concede(cx, u.side);
      return last;
    }
    const { order, manner } = orderIn(answer);
    last = manner;
    cx.emit({ type: 'order', rule: 'BP-SEQ-05', unit: u.id, order });
    if (order === 'hold') return last;
    const done = carryOut(cx, u, clock, { order, manner }, join);
    if (done && !single && !clock.byPhase) return last;
    if (!done || !single) closed.add(order);
  }
  return last;
}

/** The leader while he has men, and more time than they. */
function freeLeader(cx: PointCx, u: Unit): Figure | null {
  const leader = leaderOf(cx.s, u);
  if (leader === null || onlyMan(cx.s, u) !== null || cx.s.ended !== null) return null;
  return able(leader) && !inMelee(cx.s, leader) && !leader.pursuing ? leader : null;
}

function carryOut(
  cx: PointCx,
  u: Unit,
  clock: Clock,
  { order, manner }: { readonly order: Deed; readonly manner: Manner },
  join: Join,
): boolean {
  const leader = freeLeader(cx, u);
  if (leader !== null) leaderActs(cx, u, clock, leader, order, manner);
  if (cx.s.ended !== null) return true;
  if (isOwnOrder(order)) return orderOwn(cx, u, clock, order);
  switch (order) {
    case 'fire':
      return orderFire(cx, u, clock, manner);
    case 'move':
      return orderMove(cx, u, clock, manner);
    case 'charge':
      return orderCharge(cx, u, clock, join);
  }
}

/** BP-SEQ-05: what the unit can be told to do. */
function ordersOpen(cx: PointCx, u: Unit, clock: Clock): PlainDeed[] {
  const { s } = cx;
  const men = members(s, u).filter(able);
  const open: PlainDeed[] = [];
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
  if (able(leader)) leaderActs(cx, u, clock, leader, 'alone', 'man-by-man');
}
