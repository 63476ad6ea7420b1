import { type Spot, snap } from '@vedette/engine/table';
import type { Manner } from '../../events.ts';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';

/** Somebody goes there, by his own will or not. */
export function put(
  cx: FaithCx,
  model: Model,
  to: Spot,
  manner: Manner,
  rule: string,
  by: 'own' | 'forced' = 'own',
): void {
  model.x = snap(to.x, GRID);
  model.y = snap(to.y, GRID);
  model.z = snap(to.z, GRID);
  cx.emit({ type: 'moved', rule, model: model.id, manner, x: model.x, y: model.y, z: model.z });
  cx.react('moved', model, { by });
}
