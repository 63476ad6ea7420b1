import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { recoil } from '../recoil/recoil.ts';
import { freeHacks } from './settle-fights.ts';

/** FF-HTH-12, FF-HTH-13: driven back by something that is no attack; enemies it backs into strike at it. */
export function recoilAmong(cx: FaithCx, model: Model, from: Spot, rule: string): void {
  freeHacks(cx, recoil(cx, model, from, { rule }), model);
}
