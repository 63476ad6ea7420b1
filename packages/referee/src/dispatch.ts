import type { Game, Ruleset } from '@vedette/engine';
import type { Dispatch } from './snapshot.ts';

/** A fact as a line of the log; the rule stands beside the words, not in them. */
export function dispatchOf(
  ruleset: Ruleset<Game>,
  event: Game['event'],
  number: number,
  view: Game['state'],
): Dispatch {
  return {
    number,
    text: ruleset.describe(event, view),
    rule: event.rule,
    telling: ruleset.telling(event, view),
    event: event as unknown as Dispatch['event'],
  };
}
