import type { Doing } from './operation.ts';

/** SB-OPS-67: one list or the other. */
export const either: Doing<'if'> = (world, operation, context) => {
  const branch = world.holds(operation.cond, context) ? 'then' : 'else';
  world.run(operation[branch] ?? [], { ...context, trail: `${context.trail}/${branch}` });
  return true;
};
