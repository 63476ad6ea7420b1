import { spoken, type Tongue } from '@vedette/engine';
import { boardIn } from './board/board.ts';
import type { FearAndFaith } from './game.ts';
import { musterIn } from './muster/builder/muster.ts';
import { tongues } from './words/index.ts';

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  ({
    title,
    refusals,
    options,
    optionGroups,
    scenario,
    describe,
    endingOf,
    telling,
    prompt,
    board,
    odds,
    muster,
  }): Tongue<FearAndFaith> => ({
    title,
    refusals,
    options,
    optionGroups,
    scenario,
    describe,
    ending: endingOf,
    telling,
    prompt,
    board: boardIn(board),
    odds,
    muster: musterIn(muster),
  }),
);
