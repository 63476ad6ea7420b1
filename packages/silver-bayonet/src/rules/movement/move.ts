import { along, distanceToEdge, snap, type Trace, type Waypoint } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { takeOut } from '../damage/at-zero.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { enemiesTouching } from './contact.ts';
import { finishFallen } from './fallen.ts';
import { forcedAttack } from './forced-attack.ts';
import { groundOf } from './ground-of.ts';
import { traceOf } from './path.ts';
import { put } from './put.ts';

/** Base edge this near the table's edge touches it. */
const AT_EDGE = 0.002;

/**
 * A Move or Sprint along a path (SB-MOV-01): interrupted by enemies who Force the Attack (SB-MOV-12), ending in a
 * Move to Attack (SB-MOV-11) or, at the edge, perhaps off the table (SB-MOV-10).
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
  const reached = along(groundOf(cx, mover), mover, trace, budget, {
    leapsOverspend: true,
    jumpsShort: false,
  });
  // SB-ATT-21.R1: the attack is declared before the first step.
  const target = declaredTarget(cx, { ...mover, ...reached.spot }, aim);
  const dared = target === null || dares(cx, mover, target);
  if (forcedAttack(cx, mover, trace, how)) return;
  const passed = trace.stretches.slice(0, reached.stretch).map(({ to }) => to);
  put(cx, mover, reached.spot, how, reached.cost, 'SB-MOV-01', passed);
  finishFallen(cx, mover, trace, reached);
  const { activation } = cx.s;
  if (how === 'move' && activation?.figure === mover.id) activation.distance = snap(reached.cost, cx.s.terrain.grid);
  if (target !== null && cx.s.ended === null) meleeAttack(cx, mover, target, dared);
  if (aim === null && stands(mover) && cx.s.ended === null) leaveTable(cx, mover);
}

/** SB-MOV-11: contact made by a Move or Sprint is a Move to Attack. */
export function attackOnContact(cx: SilverCx, mover: Figure): boolean {
  const target = declaredTarget(cx, mover, null);
  if (target !== null) meleeAttack(cx, mover, target);
  return target !== null;
}

/** Whom a figure attacks when it stands there; of several its player picks one. */
function declaredTarget(cx: SilverCx, there: Figure, aim: Figure | null): Figure | null {
  const touching = enemiesTouching(cx.s, there);
  if (aim !== null && touching.includes(aim)) return aim;
  if (touching.length <= 1 || there.side === null) return touching[0] ?? null;
  return choose(cx, there, touching);
}

function choose(cx: SilverCx, mover: Figure, touching: readonly Figure[]): Figure {
  const options = touching.map(({ id }) => id);
  const id = cx.ask('attackWhom', mover.side!, { options, figure: mover.id });
  return touching.find((enemy) => enemy.id === id)!;
}

/** SB-MOV-10: a unit member whose Move ends at the edge may leave. */
function leaveTable(cx: SilverCx, mover: Figure): void {
  if (mover.side === null || cx.s.activation?.over === true) return;
  if (distanceToEdge(mover, cx.s.terrain.width, cx.s.terrain.depth) > AT_EDGE) return;
  const choice = cx.ask('leave', mover.side, { options: ['stay', 'leave'], figure: mover.id });
  if (choice === 'leave') takeOut(cx, mover, 'left', 'SB-MOV-10');
}
