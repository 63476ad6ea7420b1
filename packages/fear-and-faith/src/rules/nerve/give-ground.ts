import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import { onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { freeHacks } from '../combat/settle-fights.ts';
import { recoil } from '../recoil/recoil.ts';

/** FF-FEAR-05: one base back; into contact with enemies, and they hack it (FF-HTH-13): that is no flight. */
export function startle(cx: FaithCx, model: Model, from: Spot): void {
  const hackers = recoil(cx, model, from, { rule: 'FF-FEAR-05' });
  if (onTable(model)) freeHacks(cx, hackers, model);
}
