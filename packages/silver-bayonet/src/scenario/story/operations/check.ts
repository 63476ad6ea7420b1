import { wholeAmountOf } from '../number.ts';
import { thoseOf } from '../who.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-46: each figure makes a Check, and what follows from it comes before the next figure's. */
export const check: Doing<'check'> = (world, operation, context) => {
  const { op, who, autoPass = [], mod = 0 } = operation;
  const figures = thoseOf(world, who, context, op);
  for (const actor of figures) {
    if (world.isOver()) break;
    if (!world.isThere(actor, 'on-table')) continue;
    const exempt = autoPass.some((filter) => world.fits(actor, filter, context));
    if (exempt) world.tell({ type: 'needNotRoll', rule: 'SB-OPS-46', figure: actor });
    const passed = exempt || world.passes(actor, operation, wholeAmountOf(world, mod, op));
    const [list, name] = passed ? [operation.pass, 'pass'] : [operation.fail, 'fail'];
    const player = world.playerOf(actor);
    world.run(list ?? [], { ...context, actor, player, trail: `${context.trail}/${name}` });
  }
  return figures.length > 0;
};
