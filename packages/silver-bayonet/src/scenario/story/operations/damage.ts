import { stands } from '../../../figures.ts';
import { harm } from '../../../rules/damage/harm.ts';
import { wholeAmountOf } from '../number.ts';
import { toEach } from './each.ts';

/** SB-OPS-52: no attack, and nobody's doing. */
export const damage = toEach<'damage'>((cx, figure, { op, n }, _context, world) => {
  if (!stands(figure)) return false;
  harm(cx, figure, wholeAmountOf(world, n, op), 'scenario', 'SB-OPS-52');
  return true;
});
