import { amountOf } from '../number.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-62: a variable of the scenario's own. */
export const set: Doing<'set'> = (world, { op, name, value, until }, _context) => {
  const { variables, untilTurnEnd } = world.story;
  variables[name] = amountOf(world, value, op);
  const place = untilTurnEnd.indexOf(name);
  if (until === 'turn-end' && place < 0) untilTurnEnd.push(name);
  if (until === undefined && place >= 0) untilTurnEnd.splice(place, 1);
  return true;
};
