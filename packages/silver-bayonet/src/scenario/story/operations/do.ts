import type { Doing } from './operation.ts';

/** SB-OPS-67: a list that the scenario has given a name, in the present context. */
export const procedure: Doing<'do'> = (world, operation, context) => {
  const list = world.scenario.procedures?.[operation.procedure];
  if (list === undefined) return false;
  world.run(list, { ...context, trail: `/procedures/${operation.procedure}` });
  return true;
};
