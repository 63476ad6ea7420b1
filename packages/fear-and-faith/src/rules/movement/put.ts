import { type Spot, snap } from '@vedette/engine/table';
import type { Manner } from '../../events.ts';
import type { FaithCx } from '../../game.ts';
import { inPlay } from '../../models.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { entersRoom } from './enter-room.ts';
import { passesThrough, touches } from './touched.ts';

/** FF-FEAR-13: what is a Move; nobody is frightened by being put on the table or by those who flee past. */
const MOVES: readonly Manner[] = ['move', 'charge', 'disengage', 'fly', 'climb', 'teleport'];

/** Nobody comes in who is simply there. */
const PLACED: readonly Manner[] = ['placed', 'swap'];

/** Somebody goes there, by his own will or not. */
export function put(
  cx: FaithCx,
  model: Model,
  to: Spot,
  manner: Manner,
  rule: string,
  by: 'own' | 'forced' = 'own',
): void {
  const from = { x: model.x, y: model.y, z: model.z };
  model.x = snap(to.x, GRID);
  model.y = snap(to.y, GRID);
  model.z = snap(to.z, GRID);
  cx.emit({ type: 'moved', rule, model: model.id, manner, x: model.x, y: model.y, z: model.z });
  cx.react('moved', model, { by });
  if (!PLACED.includes(manner)) entersRoom(cx, model, from);
  if (!MOVES.includes(manner)) return;
  touches(cx, model);
  passesThrough(cx, model, from);
  for (const other of inPlay(cx.s)) cx.react('moveSeen', other, { mover: model, from });
}
