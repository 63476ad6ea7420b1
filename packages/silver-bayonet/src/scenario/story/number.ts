import { amountRemembered, countOfDice } from '@vedette/scenario';
import type { ScenarioNumber } from '../format/words.ts';
import type { World } from './world.ts';

export const FACES = 10;

/** SB-OPS-23: a number as it is now; dice are rolled when it is used. */
export function amountOf(world: World, number: ScenarioNumber, op: string): number {
  if (typeof number === 'number') return number;
  if ('turn' in number) return number.turn * world.turn;
  if ('var' in number) return amountRemembered(number, world.story.variables);
  const dice = Array.from({ length: countOfDice(number) }, () => world.roll(number.faces ?? FACES));
  const total = dice.reduce((sum, die) => sum + die, number.plus ?? 0);
  world.tell({ type: 'diceRolled', rule: 'SB-OPS-23', op, dice, total });
  return total;
}

/** The same where nothing is ever halved: points, dice, modifiers. */
export function wholeAmountOf(world: World, number: ScenarioNumber, op: string): number {
  return Math.trunc(amountOf(world, number, op));
}
