import {
  along,
  distanceToEdge,
  type Reached,
  type Stretch,
  snap,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { takeOut } from '../damage/at-zero.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { barrierCost, enemiesTouching, touch } from './contact.ts';
import { fall } from './danger-of-falling.ts';
import { finishFallen } from './fallen.ts';
import { toFirstContact } from './first-contact.ts';
import { forcedAttack } from './forced-attack.ts';
import { groundOf } from './ground-of.ts';
import { jumpsShort, longJump } from './long-jump.ts';
import { beforeFall, traceOf, WHOLE_JUMPS } from './path.ts';
import { put } from './put.ts';

/** Base edge this near the table's edge touches it. */
const AT_EDGE = 0.002;

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
): void {
  if (path.length > 0) follow(cx, mover, traceOf(cx, mover, path), budget, how);
}

/**
 * The same along a way that is measured already. A charge has somebody to `aim` at: it attacks that one, and never
 * leaves the table.
 */
export function follow(
  cx: SilverCx,
  mover: Figure,
  trace: Trace,
  budget: number,
  how: 'move' | 'sprint',
  aim: Figure | null = null,
): void {
  const way = toFirstContact(cx, mover, trace);
  if (aim === null && how === 'move' && jumpsShort(cx, mover, way, budget)) {
    longJump(cx, mover, way, budget);
    return;
  }
  const off = way.stretches.find(({ kind }) => kind === 'fall');
  if (off !== undefined) jumpOff(cx, mover, beforeFall(way), off, how);
  else go(cx, mover, way, budget, how, aim);
}

/** A way that ends on its feet: there, into its melee or off the table. */
function go(
  cx: SilverCx,
  mover: Figure,
  way: Trace,
  budget: number,
  how: 'move' | 'sprint',
  aim: Figure | null,
): void {
  const reached = along(groundOf(cx, mover), mover, way, budget, WHOLE_JUMPS);
  // SB-ATT-21.R1: the attack is declared before the first step.
  const target = declaredTarget(cx, mover, { ...mover, ...reached.spot }, aim, budget - reached.cost);
  const dared = target === null || dares(cx, mover, target);
  if (forcedAttack(cx, mover, way, how, target)) return;
  arrive(cx, mover, way, reached, how);
  if (cx.s.ended !== null || !stands(mover)) return;
  if (target !== null) meleeAttack(cx, mover, target, dared);
  else if (aim === null) leaveTable(cx, mover);
}

/** Puts the mover where it got to and settles what lay on the way. */
export function arrive(
  cx: SilverCx,
  mover: Figure,
  way: Trace,
  reached: Reached,
  how: 'move' | 'sprint',
): void {
  const passed = way.stretches.slice(0, reached.stretch).map(({ to }) => to);
  put(cx, mover, reached.spot, how, reached.cost, 'SB-MOV-01', passed);
  finishFallen(cx, mover, way, reached);
  const { activation } = cx.s;
  if (how === 'move' && activation?.figure === mover.id)
    activation.distance = snap(reached.cost, cx.s.terrain.grid);
}

/** SB-MOV-19.R1: more than 3" down by choice is a fall without a Check; it ends the Move, and no Sprint follows. */
function jumpOff(cx: SilverCx, mover: Figure, way: Trace, off: Stretch, how: 'move' | 'sprint'): void {
  const { from, to, rise, piece } = off;
  if (forcedAttack(cx, mover, way, how, null)) return;
  arrive(cx, mover, way, { spot: from, cost: way.cost, stretch: way.stretches.length, part: 1 }, how);
  if (cx.s.activation?.figure === mover.id) cx.s.activation.maySprint = false;
  if (!stands(mover) || cx.s.ended !== null) return;
  fall(cx, mover, { x: from.x, y: from.y, z: to.z, drop: -rise, distance: 0, piece }, null);
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
  there: Figure,
  aim: Figure | null,
  left: number,
): Figure | null {
  // SB-GEN-09.R2: contact across a barrier must be paid for by the move that makes it.
  const touching = enemiesTouching(cx.s, there).filter(
    (enemy) => touch(cx.s, mover, enemy) || barrierCost(cx.s, there, enemy) <= left + 1 / cx.s.terrain.grid,
  );
  if (aim !== null && touching.includes(aim)) return aim;
  if (touching.length <= 1 || there.side === null) return touching[0] ?? null;
  const options = touching.map(({ id }) => id);
  const id = cx.ask('attackWhom', there.side, { options, figure: there.id });
  return touching.find((enemy) => enemy.id === id)!;
}

/** SB-MOV-10: a unit member whose Move or Sprint has ended at the edge may leave. */
function leaveTable(cx: SilverCx, mover: Figure): void {
  if (mover.side === null || cx.s.activation?.over === true) return;
  if (distanceToEdge(mover, cx.s.terrain.width, cx.s.terrain.depth) > AT_EDGE) return;
  const choice = cx.ask('leave', mover.side, { options: ['stay', 'leave'], figure: mover.id });
  if (choice === 'leave') takeOut(cx, mover, 'left', 'SB-MOV-10');
}
