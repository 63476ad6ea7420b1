import { z } from 'zod';
import { unitSchema } from '../muster/unit.ts';
import { foundings } from './founding.ts';

/** A campaign that is under way already: units with their records, as they were kept on paper. */
export const positionSchema = z.strictObject({
  founding: foundings.schema,
  seats: z
    .array(z.strictObject({ name: z.string().max(200), unit: unitSchema }))
    .min(1)
    .max(8),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
});

export type CampaignPosition = z.infer<typeof positionSchema>;
