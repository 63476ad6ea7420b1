import { tire } from '../../../rules/melee/fatigue.ts';
import { wholeAmountOf } from '../number.ts';
import { toEach } from './each.ts';

/** SB-OPS-53: tokens, as many of them as the figure can have. */
export const fatigue = toEach<'fatigue'>((cx, figure, { op, n }, _context, world) => {
  const before = figure.fatigue;
  for (let left = wholeAmountOf(world, n, op); left > 0; left--) tire(cx, figure, 'SB-OPS-53');
  return figure.fatigue > before;
});
