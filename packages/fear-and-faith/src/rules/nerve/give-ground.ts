import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import { isClimbing, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { freeHacks } from '../combat/settle-fights.ts';
import { dropClimber } from '../movement/drop-climber.ts';
import { recoil } from '../recoil/recoil.ts';

/** FF-FEAR-05: one base back; into contact with enemies, and they hack it (FF-HTH-13): that is no flight. */
export function startle(cx: FaithCx, model: Model, from: Spot): void {
  const hackers = recoil(cx, model, from, 'FF-FEAR-05');
  if (onTable(model)) freeHacks(cx, hackers, model);
}

/** FF-MOV-19: whoever hangs on a wall and loses heart loses his hold; whether he did. */
export function fallOff(cx: FaithCx, model: Model): boolean {
  if (!isClimbing(model)) return false;
  dropClimber(cx, model, 'FF-MOV-19');
  return true;
}
