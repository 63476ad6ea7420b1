import { BODIES } from '../../data/bases.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { put } from '../movement/put.ts';

/** SB-CAV-02: for the Move of this activation, and for good. No Forced Attack results. */
export function dismount(cx: SilverCx, figure: Figure): void {
  const spot = cx.ask('dismount', figure.side!, { figure: figure.id });
  const { radius, height } = onFoot(figure);
  figure.mounted = false;
  figure.radius = radius;
  figure.height = height;
  cx.emit({ type: 'acted', rule: 'SB-CAV-02', figure: figure.id, action: 'dismount', at: null });
  put(cx, figure, spot, 'placed', 0, 'SB-CAV-02');
}

/** SB-GEN-07: a rider's body without the horse; his base is half as wide at any scale (SB-GEN-04). */
export function onFoot(rider: Figure): Figure {
  return { ...rider, mounted: false, radius: rider.radius / 2, height: BODIES.foot.height };
}
