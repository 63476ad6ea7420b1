import {
  along,
  bodyAt,
  type Reached,
  type Spot,
  type Stretch,
  snap,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { takeUpAtEnd } from '../../scenario/objects/take-up.ts';
import type { Figure, FigureId } from '../../state.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { barrierCost, enemiesTouching, touch } from './contact.ts';
import { fall } from './danger-of-falling.ts';
import { finishFallen } from './fallen.ts';
import { toFirstContact } from './first-contact.ts';
import { forcedAttack } from './forced-attack.ts';
import { goOnAnew, goUntil, type Onward } from './go-on.ts';
import { groundOf } from './ground-of.ts';
import { firstHalt } from './halt.ts';
import { leaveTable } from './leave-table.ts';
import { jumpsShort, longJump } from './long-jump.ts';
import { beforeFall, beforeHalt, cutAt, traceOf, WHOLE_JUMPS } from './path.ts';
import { payForStairs, stoppedAtStairs, type WayToStairs } from './stairs.ts';
import { walk } from './walk.ts';

/** Costs are sums of fractions: a budget that misses by this little suffices. */
const ENOUGH = 1e-9;

/**
 * A Move or Sprint along a path (SB-MOV-01): interrupted by enemies who Force the Attack (SB-MOV-12), ending in a
 * Move to Attack (SB-MOV-11), in a fall (SB-MOV-19) or, at the edge, perhaps off the table (SB-MOV-10).
 */
export function moveAlong(
  cx: SilverCx,
  mover: Figure,
  path: readonly Waypoint[],
  budget: number,
  how: 'move' | 'sprint',
  letPass: FigureId[] = [],
): void {
  if (path.length > 0) follow(cx, mover, traceOf(cx, mover, path), budget, how, null, letPass);
}

/**
 * The same along a way that is measured already. A charge has somebody to `aim` at: it attacks that one, and never
 * leaves the table.
 */
export function follow(
  cx: SilverCx,
  mover: Figure,
  trace: WayToStairs,
  budget: number,
  how: 'move' | 'sprint',
  aim: Figure | null = null,
  letPass: FigureId[] = [],
  /** How it goes on when it is held up on the way (SB-OPS-17, SB-OPS-09): its player is asked unless this says so. */
  onward: Onward = goOnAnew(cx, mover, how, letPass),
): void {
  const way = toFirstContact(cx, mover, trace);
  const halt = firstHalt(cx, mover, way);
  if (halt !== null && halt.at.cost <= budget + ENOUGH) {
    goUntil(cx, mover, way, halt, { budget, how, aim, letPass, onward });
    return;
  }
  if (aim === null && how === 'move' && jumpsShort(cx, mover, way, budget)) {
    longJump(cx, mover, halt === null ? way : beforeHalt(way, halt.at), budget);
    return;
  }
  const off = way.stretches.find(({ kind }) => kind === 'fall');
  if (off !== undefined) jumpOff(cx, mover, beforeFall(way), off, how, letPass);
  else go(cx, mover, way, budget, how, aim, letPass);
}

/** A way that ends on its feet: there, into its melee or off the table. */
function go(
  cx: SilverCx,
  mover: Figure,
  whole: WayToStairs,
  budget: number,
  how: 'move' | 'sprint',
  aim: Figure | null,
  letPass: FigureId[],
): void {
  const table = groundOf(cx, mover);
  const stopped = stoppedAtStairs(table, mover, whole, budget);
  const way = stopped === null ? whole : cutAt(whole, stopped.reached);
  const reached = stopped?.reached ?? along(table, mover, way, budget, WHOLE_JUMPS);
  // SB-ATT-21.R1: the attack is declared before the first step.
  const target = declaredTarget(cx, mover, reached.spot, aim, budget - reached.cost);
  const dared = target === null || dares(cx, mover, target);
  if (forcedAttack(cx, mover, way, how, target, letPass)) return;
  if (stopped === null || way.stretches.length > 0) arrive(cx, mover, way, reached, how);
  if (cx.s.ended !== null || !stands(mover)) return;
  if (target !== null) {
    if (stands(target) && touch(cx.s, mover, target)) meleeAttack(cx, mover, target, dared);
    return;
  }
  if (stopped !== null) payForStairs(cx, mover, stopped.stairs, budget - reached.cost, table);
  endMovement(cx, mover, aim);
}

/** What may follow where a Move or Sprint has ended that led into no melee. */
export function endMovement(cx: SilverCx, mover: Figure, aim: Figure | null): void {
  takeUpAtEnd(cx, mover);
  if (aim === null) leaveTable(cx, mover);
}

/** Puts the mover where it got to and settles what lay on the way. */
export function arrive(
  cx: SilverCx,
  mover: Figure,
  way: Trace,
  reached: Reached,
  how: 'move' | 'sprint',
): void {
  const { activation } = cx.s;
  // Several stretches of one Move add up.
  if (how === 'move' && activation?.figure === mover.id)
    activation.distance = snap(activation.distance + reached.cost, cx.s.terrain.grid);
  walk(cx, mover, way, reached, how, 'SB-MOV-01');
  finishFallen(cx, mover, way, reached);
}

/** SB-MOV-19.R1: more than 3" down by choice is a fall without a Check; it ends the Move, and no Sprint follows. */
function jumpOff(
  cx: SilverCx,
  mover: Figure,
  way: Trace,
  off: Stretch,
  how: 'move' | 'sprint',
  letPass: FigureId[],
): void {
  const { from, to, rise, piece } = off;
  if (forcedAttack(cx, mover, way, how, null, letPass)) return;
  arrive(cx, mover, way, { spot: from, cost: way.cost, stretch: way.stretches.length, part: 1 }, how);
  if (cx.s.activation?.figure === mover.id) cx.s.activation.maySprint = false;
  if (!stands(mover) || cx.s.ended !== null) return;
  fall(cx, mover, { x: from.x, y: from.y, z: to.z, drop: -rise, distance: 0, piece }, null);
  takeUpAtEnd(cx, mover);
}

/** SB-MOV-11.R1: an attack from existing contact. */
export function attackOnContact(cx: SilverCx, mover: Figure): void {
  const target = declaredTarget(cx, mover, mover, null, 0);
  if (target !== null) meleeAttack(cx, mover, target);
}

/** Whom a figure attacks when it stands there, with so much movement left; of several its player picks one. */
export function declaredTarget(
  cx: SilverCx,
  mover: Figure,
  spot: Spot,
  aim: Figure | null,
  left: number,
): Figure | null {
  // SB-GEN-09.R2: contact across a barrier must be paid for by the move that makes it.
  const there = bodyAt(spot, mover);
  const touching = enemiesTouching(cx.s, mover, there).filter(
    (enemy) => touch(cx.s, mover, enemy) || barrierCost(cx.s, there, enemy) <= left + 1 / cx.s.terrain.grid,
  );
  if (aim !== null && touching.includes(aim)) return aim;
  if (touching.length <= 1 || mover.side === null) return touching[0] ?? null;
  const options = touching.map(({ id }) => id);
  const id = cx.ask('attackWhom', mover.side, { options, figure: mover.id });
  return touching.find((enemy) => enemy.id === id)!;
}
