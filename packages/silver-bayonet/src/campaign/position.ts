import {
  type DiceState,
  type DocumentSpec,
  optionProblems,
  type Refusal,
  withDefaults,
} from '@vedette/engine';
import { foundings } from './founding.ts';
import { type CampaignOptions, campaignOptions } from './options.ts';
import { type CampaignPosition, positionSchema } from './position-document.ts';
import { begin, unitProblemsAt } from './setup.ts';
import type { CampaignState } from './state.ts';

function filled(options: CampaignPosition['options']): CampaignOptions {
  return withDefaults(campaignOptions, options) as unknown as CampaignOptions;
}

function problems({ founding, seats, options }: CampaignPosition): readonly Refusal[] {
  return [
    ...optionProblems(campaignOptions, options),
    ...foundings.problems(founding).map((found) => ({ ...found, path: `/founding${found.path ?? ''}` })),
    ...seats.flatMap(({ unit }, i) => unitProblemsAt(unit, filled(options), `/seats/${i}/unit`)),
  ];
}

export const positions: DocumentSpec<CampaignPosition> & {
  arrange(position: CampaignPosition, dice: DiceState): CampaignState;
} = {
  schema: positionSchema,
  problems,
  arrange: ({ founding, seats, options }, dice) =>
    begin({ scenario: founding, seats, options: { ...filled(options) } }, dice),
};
