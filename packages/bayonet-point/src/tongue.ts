import { spoken, type Tongue } from '@vedette/engine';
import { optionWordsOf } from '@vedette/scenario';
import { board } from './board/board.ts';
import type { BayonetPoint } from './game.ts';
import { muster } from './muster/builder/muster.ts';
import { isChoice } from './scenario/format/scenario.ts';
import { describe } from './words/describe.ts';
import { tongues } from './words/index.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  (words): Tongue<BayonetPoint> => ({
    ...words,
    scenario: (scenario) => ({
      title: scenario.name,
      premise: scenario.premise ?? null,
      options: optionWordsOf((isChoice(scenario) ? undefined : scenario.options) ?? {}),
    }),
    describe,
    telling,
    prompt,
    board,
    muster,
  }),
);
