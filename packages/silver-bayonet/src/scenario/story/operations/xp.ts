import { wholeAmountOf } from '../number.ts';
import { thoseOf } from '../who.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-65: extra experience, also for those who have left the table. */
export const xp: Doing<'xp'> = (world, { op, who, n }, context) => {
  const figures = thoseOf(world, who, context, op, 'alive');
  for (const figure of figures) world.learn(figure, Math.max(0, wholeAmountOf(world, n, op)));
  return figures.length > 0;
};
