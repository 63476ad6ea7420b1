import { z } from 'zod';
import { partySchema } from '../muster/party.ts';
import { foundings } from './founding.ts';

/** A campaign that is under way already: parties with their records and advances, as they were kept on paper. */
export const positionSchema = z.strictObject({
  founding: foundings.schema,
  seats: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        unit: partySchema,
        /** FF-CAMP-01: victory points in the bank. */
        points: z.int().min(0).max(10_000).default(0),
      }),
    )
    .min(2)
    .max(4),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
});

export type CampaignPosition = z.infer<typeof positionSchema>;
