import { z } from 'zod';

export const oddsQuerySchema = z.strictObject({
  table: z.enum(['injury', 'madness', 'permanent-injury']),
  /** SB-ATT-53. */
  infected: z.boolean(),
  /** SB-CAMP-03: results that would be rolled again. */
  rerolling: z.array(z.string().max(40)).max(10),
});

export type OddsQuery = z.infer<typeof oddsQuerySchema>;
