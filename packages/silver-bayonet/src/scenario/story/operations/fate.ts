import type { FateDie } from '../../../state.ts';
import { wholeAmountOf } from '../number.ts';
import type { Doing } from './operation.ts';

/** SB-OPS-45, SB-SCN-GEN-11: dice for the Fate Pool of each of these players, or out of it. */
export const fate: Doing<'fate'> = (world, { op, side, die, n, nextGame = false }, context) => {
  const dice: readonly FateDie[] = typeof die === 'string' ? [die] : die;
  let done = false;
  for (const seat of world.players(side, context)) {
    done = world.gainDice(seat, dice, wholeAmountOf(world, n, op), nextGame) || done;
  }
  return done;
};
