import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { put } from '../movement/put.ts';

/** FF-MOV-04: a Move that ends in contact with these. */
export function chargeTo(cx: FaithCx, mover: Model, to: Spot, targets: readonly Model[]): void {
  cx.emit({ type: 'charged', rule: 'FF-MOV-04', model: mover.id, targets: targets.map(({ id }) => id) });
  put(cx, mover, to, 'charge', 'FF-MOV-04');
}
