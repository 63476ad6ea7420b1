import { thoseOf } from '../who.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-61: figures remembered under a name, in place of those it held. */
export const pick: Doing<'pick'> = (world, { op, store, who }, context) => {
  const figures = thoseOf(world, who, context, op);
  world.story.figures[store] = figures;
  return figures.length > 0;
};
