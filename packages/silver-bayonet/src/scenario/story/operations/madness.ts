import { thoseOf } from '../who.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-66: a roll on the Madness table each; nobody goes mad before the game is over. */
export const madness: Doing<'madness'> = (world, { op, who }, context) => {
  const figures = thoseOf(world, who, context, op, 'alive');
  return figures.map((figure) => world.goMad(figure)).includes(true);
};
