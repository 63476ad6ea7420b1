import type { Game, Tongue } from '@vedette/engine';
import type { Dispatch } from './snapshot.ts';

/** A fact as a line of the log; the rule stands beside the words, not in them. */
export function dispatchOf(
  tongue: Pick<Tongue<Game>, 'describe' | 'telling'>,
  event: Game['event'],
  number: number,
  view: Game['state'],
): Dispatch {
  return {
    number,
    text: tongue.describe(event, view),
    rule: event.rule,
    telling: tongue.telling(event, view),
    event: event as unknown as Dispatch['event'],
  };
}
