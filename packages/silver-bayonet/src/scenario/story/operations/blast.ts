import { stands } from '../../../figures.ts';
import { harm } from '../../../rules/damage/harm.ts';
import type { Figure } from '../../../state.ts';
import { fits } from '../filter.ts';
import { near } from '../near.ts';
import { wholeAmountOf } from '../number.ts';
import { atTable } from './operation.ts';

/** SB-OPS-52: no attack, and nobody's doing; each suffers by the first ring that he stands in. */
export const blast = atTable<'blast'>((cx, { op, of, rings, who = {} }, context, world) => {
  const ringOf = (figure: Figure) => rings.find(({ within }) => near(cx, figure, within, of, context));
  // Who stands where is settled before anybody falls or backs off.
  const struck = cx.s.figures
    .filter((figure) => stands(figure) && fits(cx, who, figure, context))
    .flatMap((figure) => {
      const ring = ringOf(figure);
      return ring === undefined ? [] : [{ figure, n: ring.n }];
    });
  for (const { figure, n } of struck) {
    if (world.isOver() || !stands(figure)) continue;
    harm(cx, figure, wholeAmountOf(world, n, op), 'scenario', 'SB-OPS-52');
  }
  return struck.length > 0;
});
