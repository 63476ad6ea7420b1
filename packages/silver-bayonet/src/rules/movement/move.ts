import { along, type Stretch, type Trace, type Waypoint } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { takeUpAtEnd } from '../../scenario/objects/take-up.ts';
import type { Figure, FigureId } from '../../state.ts';
import { mayMoveToAttack } from '../activation/may-attack.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { arrive, endMovement } from './arrive.ts';
import { touch } from './contact.ts';
import { beforeFall, beforeHalt, cutAt, WHOLE_JUMPS } from './cut.ts';
import { fall } from './danger-of-falling.ts';
import { declaredTarget } from './declared-target.ts';
import { toFirstContact } from './first-contact.ts';
import { forcedAttack } from './forced-attack.ts';
import { goUntil, type Onward } from './go-on.ts';
import { groundOf } from './ground-of.ts';
import { firstHalt } from './halt.ts';
import { jumpsShort, longJump } from './long-jump.ts';
import { traceOf } from './path.ts';
import { farthestSprint } from './sprint-distance.ts';
import { payForStairs, stoppedAtStairs, type WayToStairs } from './stairs.ts';

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
    longJump(cx, mover, halt === null ? way : beforeHalt(way, halt.at), budget, (left, passed) =>
      sprintOn(cx, mover, left, passed),
    );
    return;
  }
  const off = way.stretches.find(({ kind }) => kind === 'fall');
  if (off !== undefined) jumpOff(cx, mover, beforeFall(way), off, how, letPass);
  else go(cx, mover, way, budget, how, aim, letPass);
}

/** SB-OPS-17: the rest of a Move or Sprint, its path chosen anew by the player. */
function goOnAnew(cx: SilverCx, mover: Figure, how: 'move' | 'sprint', letPass: FigureId[]): Onward {
  return (left) => {
    const attack = mayMoveToAttack(cx, mover);
    const sprint = how === 'move' && cx.s.activation?.actionSpent === false ? farthestSprint(cx, mover) : 0;
    const path = cx.ask('move', mover.side!, { figure: mover.id, budget: left, how, attack, sprint });
    if (path.length > 0) moveAlong(cx, mover, path, left, how, letPass);
    else endMovement(cx, mover, null);
  };
}

/** So many inches of a Sprint that some enemies may have let pass already (SB-MOV-12.R2); false: it stays. */
export function sprintOn(cx: SilverCx, figure: Figure, budget: number, letPass: FigureId[] = []): boolean {
  const attack = mayMoveToAttack(cx, figure);
  const path = cx.ask('move', figure.side!, { figure: figure.id, budget, how: 'sprint', attack });
  moveAlong(cx, figure, path, budget, 'sprint', letPass);
  return path.length > 0;
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
