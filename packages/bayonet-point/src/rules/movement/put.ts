import type { Spot } from '@vedette/engine/table';
import type { GaitId } from '../../data/troops.ts';
import type { BayonetPointEvent } from '../../events.ts';
import { unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { put } from '../../near.ts';
import type { Figure } from '../../state.ts';
import { letGo } from '../animals/animal.ts';
import { follow, ledRate } from '../animals/follow.ts';
import { leaveTable } from '../animals/leave-table.ts';
import { leaveBehind, touchFallen } from '../melee/contact.ts';

type How = Extract<BayonetPointEvent, { readonly type: 'moved' }>['how'];

const OF_HIS_OWN_WILL: readonly How[] = ['move', 'cross', 'enter', 'leave'];

/** Moves a figure and tells so; BP-VIS-13: every kind of move is a move to those who look. */
export function moveTo(cx: PointCx, f: Figure, to: Spot, how: How, gait: GaitId, rule: string): void {
  const stayed = to.x === f.x && to.y === f.y;
  f.gait = !f.mounted ? 'halt' : ledRate(cx.s, f) === null ? gait : 'trot';
  f.stirred = true;
  if (stayed) return;
  // BP-TIME-04
  f.task = null;
  // BP-SCN-16: an animal comes along on a plain move, not over walls, nor when its leader is pushed about.
  const walks = how === 'move' || how === 'shift';
  if (!walks) letGo(cx, f);
  const before = { x: f.x, y: f.y };
  put(cx.s, f, to.x, to.y);
  follow(cx.s, f, before);
  unitOf(cx.s, f).moved = true;
  leaveBehind(cx.s, f);
  if (OF_HIS_OWN_WILL.includes(how)) touchFallen(cx.s, f);
  cx.emit({ type: 'moved', rule, figure: f.id, how, x: to.x, y: to.y, gait: f.gait });
  if (how === 'move') leaveTable(cx, f);
}
