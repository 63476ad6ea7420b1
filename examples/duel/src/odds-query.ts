import { z } from 'zod';

export const oddsQuerySchema = z.strictObject({
  striker: z.union([z.literal(0), z.literal(1)]),
  target: z.union([z.literal(0), z.literal(1)]),
});

export type OddsQuery = z.infer<typeof oddsQuerySchema>;
