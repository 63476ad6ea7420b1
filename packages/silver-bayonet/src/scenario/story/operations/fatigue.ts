import { tire } from '../../../rules/melee/fatigue.ts';
import { amountOf } from '../number.ts';
import { toEach } from './each.ts';

/** SB-OPS-53: tokens, as many of them as the figure can have. */
export const fatigue = toEach<'fatigue'>((cx, figure, { op, n }, _context, world) => {
  const before = figure.fatigue;
  for (let left = amountOf(world, n, op); left > 0; left--) tire(cx, figure, 'SB-OPS-53');
  return figure.fatigue > before;
});
