import type { BoardHelpers, Game, Ruleset } from '@vedette/engine';
import { enReferee } from '../words/en-referee.ts';
import type { Chart, Standing } from './messages.ts';

/** What the ruleset shows on a board; without one there is no table to play on. */
export function boardOf({ board, title }: Ruleset<Game>): BoardHelpers<Game> {
  if (board === undefined) throw new Error(enReferee.noTable(title));
  return board;
}

/** A view as ground, which seldom changes, and what stands on it. */
export function chartAndStanding(
  ruleset: Ruleset<Game>,
  view: Game['state'],
): { readonly chart: Chart; readonly standing: Standing } {
  const { terrain, yGrows, areaNames, ...standing } = boardOf(ruleset).scene(view);
  return { chart: { terrain, yGrows, areaNames, unit: ruleset.unit }, standing };
}
