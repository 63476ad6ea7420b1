import { countOfDice, isDice } from '@vedette/scenario';
import type { FaithCx, Look } from '../../game.ts';
import { D6 } from '../../rules/quality/quality.ts';
import type { KnownNumber, ScenarioNumber } from '../format/condition.ts';
import { fitting } from './filter.ts';
import type { Heard } from './heard.ts';
import { seatsOf } from './sides.ts';

/** A number as it is now. */
export function knownAmount(look: Look, number: KnownNumber, heard: Heard): number {
  if (typeof number === 'number') return number;
  return (number.plus ?? 0) + counted(look, number, heard);
}

function counted(look: Look, number: Exclude<KnownNumber, number>, heard: Heard): number {
  const { s } = look;
  if ('var' in number) return s.story.variables[number.var] ?? 0;
  if ('turns' in number) return sum(seatsOf(s, number.turns, heard).map((seat) => s.parties[seat]!.turns));
  if ('turnovers' in number)
    return sum(seatsOf(s, number.turnovers, heard).map((seat) => s.parties[seat]!.turnovers));
  if (!('count' in number)) return s.round;
  const [part, of] = number.share ?? [1, 1];
  const all = (fitting(look, number.count, heard).length * part) / of;
  return number.round === 'up' ? Math.ceil(all) : Math.floor(all);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The same; dice are rolled when it is used. */
export function amountOf(cx: FaithCx, number: ScenarioNumber, heard: Heard): number {
  if (typeof number === 'number' || !isDice(number)) return knownAmount(cx, number, heard);
  let total = number.plus ?? 0;
  for (let i = 0; i < countOfDice(number); i++) {
    const die = cx.roll(number.faces ?? D6, 'scenario');
    cx.emit({ type: 'rolled', rule: heard.rule, seat: heard.seat, model: null, die, purpose: 'scenario' });
    total += die;
  }
  return total;
}
