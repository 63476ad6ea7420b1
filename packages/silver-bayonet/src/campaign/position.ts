import {
  type DiceState,
  type DocumentSpec,
  optionProblems,
  type Refusal,
  withDefaults,
} from '@vedette/engine';
import { z } from 'zod';
import { unitSchema } from '../muster/unit.ts';
import { foundings } from './founding.ts';
import { type CampaignOptions, campaignOptions } from './options.ts';
import { begin, unitProblemsAt } from './setup.ts';
import type { CampaignState } from './state.ts';

/** A campaign that is under way already: units with their records, as they were kept on paper. */
const schema = z.strictObject({
  founding: foundings.schema,
  seats: z
    .array(z.strictObject({ name: z.string().max(200), unit: unitSchema }))
    .min(1)
    .max(8),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
});

export type CampaignPosition = z.infer<typeof schema>;

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
  schema,
  problems,
  arrange: ({ founding, seats, options }, dice) =>
    begin({ scenario: founding, seats, options: { ...filled(options) } }, dice),
};
