import { heal as regain } from '../../../rules/damage/heal.ts';
import { wholeAmountOf } from '../number.ts';
import { toEach } from './each.ts';

/** SB-OPS-51. */
export const heal = toEach<'heal'>(
  (cx, figure, { op, n }, _context, world) =>
    regain(cx, figure, wholeAmountOf(world, n, op), 'SB-OPS-51') > 0,
);
