import { heal as regain } from '../../../rules/damage/heal.ts';
import { amountOf } from '../number.ts';
import { toEach } from './each.ts';

/** SB-OPS-51. */
export const heal = toEach<'heal'>(
  (cx, figure, { op, n }, _context, world) => regain(cx, figure, amountOf(world, n, op), 'SB-OPS-51') > 0,
);
