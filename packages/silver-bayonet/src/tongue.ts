import { spoken, type Tongue } from '@vedette/engine';
import { optionWordsOf } from '@vedette/scenario';
import { board } from './board/board.ts';
import type { SilverBayonet } from './game.ts';
import { muster } from './muster/builder/muster.ts';
import { detachment } from './muster/detachment.ts';
import { tell } from './odds/tell.ts';
import { describe } from './words/describe.ts';
import { tongues } from './words/index.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  (words): Tongue<SilverBayonet> => ({
    ...words,
    scenario: ({ name, premise, options = {} }) => ({
      title: name,
      premise: premise ?? null,
      options: optionWordsOf(options),
    }),
    describe,
    telling,
    prompt,
    odds: tell,
    board,
    muster,
    detachment,
  }),
);
