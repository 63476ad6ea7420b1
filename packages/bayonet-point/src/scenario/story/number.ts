import { amountRemembered, countOfDice } from '@vedette/scenario';
import { members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { D10 } from '../../rules/test/test.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Filter } from '../format/condition.ts';
import type { ScenarioNumber } from '../format/operation.ts';
import { fits } from './filter.ts';

/** BP-SCN-02: single figures that count as a unit. */
const AS_A_UNIT = 8;

/** A number as it is now; dice are rolled when it is used. */
export function amountOf(cx: PointCx, number: ScenarioNumber): number {
  const { s } = cx;
  if (typeof number === 'number') return number;
  if ('turn' in number) return number.turn * s.turn;
  if ('var' in number) return amountRemembered(number, s.battle.variables);
  if ('units' in number) {
    const amount = unitsThatFit(s, number.units) * number.times;
    return Math.max(number.min ?? amount, amount);
  }
  let total = number.plus ?? 0;
  for (let i = 0; i < countOfDice(number); i++) total += cx.roll(number.faces ?? D10);
  return total;
}

function unitsThatFit(s: BayonetPointState, filter: Filter): number {
  const fitting = s.units.filter((u) => members(s, u).some((f) => fits(s, filter, f))).length;
  return s.options['play-mode'] === 'units' ? fitting : Math.ceil(fitting / AS_A_UNIT);
}
