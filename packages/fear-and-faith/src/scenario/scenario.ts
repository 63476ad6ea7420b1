import { z } from 'zod';

/** What a match is played for, and on what ground. */
export const scenarioSchema = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(100),
  premise: z.string().max(1000).optional(),
  players: z.strictObject({ min: z.int().min(2).max(4), max: z.int().min(2).max(4) }).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
