import type { FaithCx } from '../../game.ts';
import { isFallen, setPosture } from '../../models.ts';
import type { Model, Posture } from '../../state.ts';

/** FF-HTH-03: knocked down; who lies already stays as he is. */
export function knockDown(cx: FaithCx, model: Model, rule: string, posture: Posture = 'fallen'): void {
  if (isFallen(model)) return;
  setPosture(model, posture);
  cx.emit({ type: 'posture', rule, model: model.id, posture });
}

export function rise(cx: FaithCx, model: Model, rule: string): void {
  setPosture(model, 'standing');
  cx.emit({ type: 'posture', rule, model: model.id, posture: 'standing' });
}
