import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { isClimbing, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { freeHacks } from '../combat/settle-fights.ts';
import { fallFrom } from '../movement/falling.ts';
import { recoil } from '../recoil/recoil.ts';

/** FF-FEAR-05: one base back; into contact with enemies, and they hack it (FF-HTH-13): that is no flight. */
export function startle(cx: FaithCx, model: Model, from: Spot): void {
  const hackers = recoil(cx, model, from, 'FF-FEAR-05');
  if (onTable(model)) freeHacks(cx, hackers, model);
}

/** FF-MOV-19: whoever hangs on a wall and loses heart loses his hold; whether he did. */
export function fallOff(cx: FaithCx, model: Model): boolean {
  const { climbing } = model.conditions;
  if (climbing === undefined || !isClimbing(model)) return false;
  relieve(model, 'climbing');
  cx.emit({ type: 'condition', rule: 'FF-MOV-19', model: model.id, condition: 'climbing', begins: false });
  model.z -= climbing.height;
  cx.emit({ type: 'moved', rule: 'FF-MOV-19', model: model.id, manner: 'fall', ...spotOf(model) });
  fallFrom(cx, model, climbing.height, null);
  return true;
}

function spotOf({ x, y, z }: Model): Spot {
  return { x, y, z };
}
