import { type Reached, snap, type Trace } from '@vedette/engine/table';
import type { SilverCx } from '../../game.ts';
import { takeUpAtEnd } from '../../scenario/objects/take-up.ts';
import type { Figure } from '../../state.ts';
import { finishFallen } from './fallen.ts';
import { leaveTable } from './leave-table.ts';
import { walk } from './walk.ts';

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
