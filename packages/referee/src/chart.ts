import {
  type BoardHelpers,
  type Game,
  type Locale,
  lengthUnitIn,
  type Ruleset,
  type Scene,
} from '@vedette/engine';
import type { Chart, Standing } from './snapshot.ts';
import { words } from './words/index.ts';

/** What the ruleset shows on a board; without one there is no table to play on. */
export function boardHelpersOf({ speech }: Ruleset<Game>, locale?: Locale): BoardHelpers<Game> {
  const { board, title } = speech.in(locale);
  if (board === undefined) throw new Error(words.in(locale).noTable(title));
  return board;
}

/** The ground that a view shows. */
export function chartOf(ruleset: Ruleset<Game>, view: Game['state'], locale?: Locale): Chart {
  return chartAndStanding(ruleset, boardHelpersOf(ruleset, locale).scene(view), locale).chart;
}

/** A scene as ground, which seldom changes, and what stands on it. */
export function chartAndStanding(
  { unit }: Ruleset<Game>,
  { terrain, yGrows, areaNames, manner, placeNames, scenery, ...standing }: Scene,
  locale?: Locale,
): { readonly chart: Chart; readonly standing: Standing } {
  const chart: Chart = {
    terrain,
    yGrows,
    areaNames,
    unit: lengthUnitIn(unit, locale),
    ...(manner === undefined ? {} : { manner }),
    ...(placeNames === undefined ? {} : { placeNames }),
    ...(scenery === undefined ? {} : { scenery }),
  };
  return { chart, standing };
}
