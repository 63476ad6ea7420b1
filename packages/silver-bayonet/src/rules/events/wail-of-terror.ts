import { stands, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { terrorCheck } from '../terror/terror.ts';

/** SB-EVT-04: every unit member makes a Terror Check (-0); in decision order, each player in an order of his own. */
export function wailOfTerror(cx: SilverCx): void {
  for (const seat of cx.s.order) {
    let left = unitOf(cx.s, seat).map(({ id }) => id);
    while (left.length > 0 && cx.s.ended === null) {
      const id =
        left.length === 1
          ? left[0]!
          : cx.ask('chooseFigure', seat, { options: left, purpose: 'wail-of-terror', rule: 'SB-EVT-04' });
      left = left.filter((other) => other !== id);
      const figure = cx.s.figures.find((f) => f.id === id)!;
      if (stands(figure)) terrorCheck(cx, figure, 0, 'wail-of-terror', 'SB-EVT-04');
    }
  }
}
