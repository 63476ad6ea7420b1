import type { Seat } from '@vedette/engine';
import { chosenOption, holdsCombined, isWithin } from '@vedette/scenario';
import type { BayonetPointState } from '../../state.ts';
import type { Condition, SimpleCondition, Tally } from '../format/condition.ts';
import { aimOf } from './aim-of.ts';
import { fits } from './filter.ts';
import { playable, seatOf } from './playable.ts';
import { type Counting, countOf, isAhead, lostOf } from './tally.ts';

/** Whether it is true now. BP-SCN-09: at the turn limit everybody who flees is lost. */
export function isTrue(s: BayonetPointState, condition: Condition, counting: Counting = 'in-play'): boolean {
  return holdsCombined<SimpleCondition>(condition, (simple) => {
    if ('count' in simple) return isWithin(s.figures.filter((f) => fits(s, simple.count, f)).length, simple);
    if ('var' in simple) return isWithin(s.battle.variables[simple.var] ?? 0, simple);
    if ('turn' in simple) return isWithin(s.turn, simple.turn);
    if ('option' in simple)
      return chosenOption(playable(s).options ?? {}, s.options, simple.option) === simple.is;
    if ('ahead' in simple) {
      const lost = (role: string) => lostOf(s, seatOf(s, role), counting);
      return isAhead(lost(simple.ahead), lost(simple.of), simple.by);
    }
    if ('aim' in simple) return meetsAim(s, seatOf(s, simple.aim), counting);
    return reached(s, simple, counting);
  });
}

/** BP-SCN-09: whether a seat has what it wanted; who has drawn nothing has not. */
export function meetsAim(s: BayonetPointState, seat: Seat, counting: Counting): boolean {
  const aim = aimOf(s, seat);
  return aim !== null && isTrue(s, aim.if, counting);
}

function reached(s: BayonetPointState, tally: Tally, counting: Counting): boolean {
  const { count, of } = countOf(s, tally, counting);
  // BP-GEN-14: half of nothing is not reached.
  const [part, whole] = tally.minShare ?? [0, 1];
  return isWithin(count, tally) && count * whole >= part * of && (part === 0 || of > 0);
}
