import { spoken, type Tongue } from '@vedette/engine';
import type { SilverCampaign } from './game.ts';
import { describe } from './words/describe.ts';
import { tongues } from './words/index.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** Everything that a campaign says, in every language that it has. */
export const speech = spoken(
  tongues,
  (words): Tongue<SilverCampaign> => ({
    ...words,
    scenario: ({ title }) => ({ title, premise: null }),
    describe,
    telling,
    prompt,
  }),
);
