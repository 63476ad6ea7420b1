import { FALL_DICE } from '../../data/moving.ts';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { setPosture } from '../../models.ts';
import type { Model } from '../../state.ts';
import { knockDown } from '../combat/posture.ts';
import { leave } from '../leaving/leaving.ts';
import { rollQuality } from '../quality/quality.ts';

/** FF-MOV-21: a lower drop only knocks down. */
const HARMLESS = 25;

/** FF-MOV-21: dice by the depth; any failure kills, else it lies hard. It is where it landed already. */
export function fallFrom(cx: FaithCx, model: Model, depth: number, by: Model | null): void {
  const rule = 'FF-MOV-21';
  if (depth < HARMLESS) {
    knockDown(cx, model, rule);
    return;
  }
  const stick =
    depth <= LENGTH.short + TOLERANCE ? 'short' : depth <= LENGTH.medium + TOLERANCE ? 'medium' : 'long';
  const { failures } = rollQuality(cx, [model], { purpose: 'fall', rule, dice: FALL_DICE[stick] });
  if (failures > 0) {
    leave(cx, model, 'killed', by, rule);
    return;
  }
  setPosture(model, 'fallen-hard');
  cx.emit({ type: 'posture', rule, model: model.id, posture: 'fallen-hard' });
}
