import { along, snap, surfacesAt, type Trace, tableOf } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { fallTo } from './danger-of-falling.ts';
import { finishFallen } from './fallen.ts';
import { forcedAttack } from './forced-attack.ts';
import { groundOf } from './ground-of.ts';
import { arrive, declaredTarget } from './move.ts';
import { cutAt, WHOLE_JUMPS } from './path.ts';
import { put } from './put.ts';
import { sprintDistance, sprintOn } from './sprint.ts';

const SHORT_JUMPS = { leapsOverspend: true, jumpsShort: true } as const;

/** SB-MOV-17: whether the budget runs out over a gap. */
export function jumpsShort(look: Look, mover: Figure, way: Trace, budget: number): boolean {
  const { stretch, part } = along(groundOf(look, mover), mover, way, budget, SHORT_JUMPS);
  return way.stretches[stretch]?.kind === 'jump' && part < 1;
}

/**
 * SB-MOV-17: the Move is used up over the gap, then a Sprint Check lengthens the jump. Still short, the figure falls
 * and its activation is over; across, it walks on with what is left of the Sprint.
 */
export function longJump(cx: SilverCx, mover: Figure, way: Trace, budget: number): void {
  const now = cx.s.activation!;
  const ground = groundOf(cx, mover);
  const hanging = along(ground, mover, way, budget, SHORT_JUMPS);
  const edge = way.stretches[hanging.stretch]!.from;
  const runUp = cutAt(way, { spot: edge, stretch: hanging.stretch, part: 0 });
  if (forcedAttack(cx, mover, runUp, 'move', null)) return;
  arrive(cx, mover, way, hanging, 'move');
  if (!stands(mover) || cx.s.ended !== null) return;
  now.actionSpent = true;
  now.sprinted = true;
  const total = budget + sprintDistance(cx, mover);
  if (!jumpsShort(cx, mover, way, total)) {
    landAcross(cx, mover, way, hanging.stretch, budget, total);
    return;
  }
  const { spot } = along(ground, mover, way, total, SHORT_JUMPS);
  put(cx, mover, spot, 'sprint', total - budget, 'SB-MOV-17');
  const below = surfacesAt(tableOf(cx.s.terrain), spot.x, spot.y).filter(({ z }) => z <= spot.z);
  const bottom = Math.max(0, ...below.map(({ z }) => z));
  fallTo(cx, mover, { ...spot, z: bottom }, spot.z - bottom, null);
  now.over = true;
}

/** Across the gap with the Sprint: into a melee there, or on with what is left. */
function landAcross(
  cx: SilverCx,
  mover: Figure,
  way: Trace,
  jump: number,
  spent: number,
  total: number,
): void {
  const reached = along(groundOf(cx, mover), mover, way, total, WHOLE_JUMPS);
  const left = snap(total - reached.cost, cx.s.terrain.grid);
  const target = declaredTarget(cx, mover, { ...mover, ...reached.spot }, null, left);
  const dared = target === null || dares(cx, mover, target);
  const stretches = way.stretches.slice(jump);
  if (forcedAttack(cx, mover, { ...way, stretches }, 'sprint', target)) return;
  const passed = stretches.slice(0, reached.stretch - jump).map(({ to }) => to);
  put(cx, mover, reached.spot, 'sprint', reached.cost - spent, 'SB-MOV-17', passed);
  finishFallen(cx, mover, way, reached);
  if (!stands(mover) || cx.s.ended !== null) return;
  if (target !== null) meleeAttack(cx, mover, target, dared);
  else if (left > 0) sprintOn(cx, mover, left);
}
