import { timesUp } from '../times.ts';
import type { Doing } from './operation.ts';

const FACES = 10;

/** SB-OPS-59: one die, and the row that holds it. */
export const table: Doing<'table'> = (world, { die: faces = FACES, rows }, context) => {
  const die = world.roll(faces);
  const i = rows.findIndex(({ range: [from, to] }) => from <= die && die <= to);
  const row = rows[i];
  if (row === undefined) return false;
  const trail = `${context.trail}/rows/${i}/do`;
  const spent = timesUp(world.story, trail, row.limit);
  world.tell({ type: 'rowRolled', rule: 'SB-OPS-59', die, row: row.name, spent });
  if (!spent) world.run(row.do, { ...context, trail });
  return true;
};
