import { z } from 'zod';
import { LARGEST, portalSchema, roomSchema, terrainSchema } from '../rules/ground/documents.ts';

/** What a match is played for, and on what ground. */
export const scenarioSchema = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(100),
  premise: z.string().max(1000).optional(),
  players: z.strictObject({ min: z.int().min(2).max(4), max: z.int().min(2).max(4) }).optional(),
  table: z
    .strictObject({ width: z.number().min(300).max(LARGEST), depth: z.number().min(300).max(LARGEST) })
    .optional(),
  terrain: z.array(terrainSchema).max(200).optional(),
  portals: z.array(portalSchema).max(100).optional(),
  rooms: z.array(roomSchema).max(50).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
