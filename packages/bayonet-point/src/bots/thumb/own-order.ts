import type { Seat } from '@vedette/engine';
import { changesNumbers, numbersAsked, operationsWithin } from '@vedette/scenario';
import type { OrderQuestion, OwnOrder } from '../../questions.ts';
import { isOwnOrder } from '../../rules/activation/at-once.ts';
import { playable, seatOf } from '../../scenario/story/playable.ts';
import type { BayonetPointState } from '../../state.ts';

/** BP-SCN-09: an action of the scenario's own that changes a number by which this side wins. */
export function ownOrder(
  s: BayonetPointState,
  seat: Seat,
  options: OrderQuestion['options'],
): OwnOrder | null {
  const offered = options.filter(isOwnOrder);
  if (offered.length === 0) return null;
  const { actions = [], procedures, end = [], limit } = playable(s);
  const wins = [...end, ...(limit.cases ?? [])].filter((one) => seatOf(s, one.wins) === seat);
  const wanted = numbersAsked(wins.map((one) => one.if));
  const promises = (order: OwnOrder) => {
    const action = actions.find(({ id }) => order === `do:${id}`);
    return changesNumbers(operationsWithin(action?.do, procedures), wanted, s.battle.variables);
  };
  return offered.find(promises) ?? null;
}
