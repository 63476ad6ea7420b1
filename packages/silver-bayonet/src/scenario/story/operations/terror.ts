import { wholeAmountOf } from '../number.ts';
import { thoseOf } from '../who.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-47: a Terror Check each; whatever the scenario makes of a result comes right after it. */
export const terror: Doing<'terror'> = (world, { op, who, mod, on = {}, store }, context) => {
  const figures = thoseOf(world, who, context, op);
  world.inOwnOrder(figures, op, (actor) => {
    const result = world.terror(actor, wholeAmountOf(world, mod, op));
    if (store !== undefined) world.story.figures[store] = [actor];
    const name = on[result] === undefined ? 'other' : result;
    const player = world.playerOf(actor);
    world.run(on[name] ?? [], { ...context, actor, player, trail: `${context.trail}/on/${name}` });
  });
  if (store !== undefined) world.story.figures[store] = figures;
  return figures.length > 0;
};
