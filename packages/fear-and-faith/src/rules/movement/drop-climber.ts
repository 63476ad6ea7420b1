import type { Spot } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { fallFrom } from './falling.ts';
import { roomOn } from './room-on.ts';

/** Where somebody lands who falls so deep from where it hangs. */
export function footOf(look: Look, model: Model, height: number): Spot {
  const foot = { x: model.x, y: model.y, z: model.z - height };
  return roomOn(look, model, foot) ?? foot;
}

/** FF-MOV-18, FF-MOV-19, FF-SPEC-12: it loses its hold and falls to the foot of what it hung on. */
export function dropClimber(cx: FaithCx, model: Model, rule: string, by: Model | null = null): void {
  const { climbing } = model.conditions;
  if (climbing === undefined || !onTable(model)) return;
  const conscious = model.conditions.transfixed === undefined;
  relieve(model, 'climbing');
  const spot = footOf(cx, model, climbing.height);
  model.x = spot.x;
  model.y = spot.y;
  model.z = spot.z;
  cx.emit({ type: 'moved', rule, model: model.id, manner: 'fall', ...spot });
  fallFrom(cx, model, climbing.height, by, conscious);
}
