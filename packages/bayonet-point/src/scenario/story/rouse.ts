import type { PointCx } from '../../game.ts';
import type { Unit } from '../../state.ts';

/** BP-SCN-15: roused for good. */
export function rouse(cx: PointCx, u: Unit): void {
  if (u.roused) return;
  u.roused = true;
  cx.emit({ type: 'roused', rule: 'BP-SCN-15', unit: u.id });
}
