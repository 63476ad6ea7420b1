import type { Game, Ruleset } from '@vedette/engine';
import type { Dispatch } from './snapshot.ts';

/** A fact as a line of the log; the rule stands beside the words, not in them. */
export function dispatchOf(
  ruleset: Ruleset<Game>,
  event: Game['event'],
  number: number,
  view: Game['state'],
): Dispatch {
  const text = ruleset.describe(event, view).replace(/ \[[A-Z0-9.-]+\]$/, '');
  return { number, text, rule: event.rule, event: event as unknown as Dispatch['event'] };
}
