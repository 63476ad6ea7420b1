import { figure, standing } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { inOwnOrder } from '../terror/in-own-order.ts';
import { terrorCheck } from '../terror/terror.ts';

/** SB-EVT-04: every unit member makes a Terror Check (-0); in decision order, each player in an order of his own. */
export function wailOfTerror(cx: SilverCx): void {
  const soldiers = standing(cx.s).filter(({ side }) => side !== null);
  const ids = soldiers.map(({ id }) => id);
  inOwnOrder(cx, ids, 'wail-of-terror', 'SB-EVT-04', (id) =>
    terrorCheck(cx, figure(cx.s, id), 0, 'wail-of-terror', 'SB-EVT-04'),
  );
}
