import { z } from 'zod';
import { figureIdSchema, spotSchema } from './board.ts';
import { seatSchema } from './dice.ts';

const signSchema = z.object({ kind: z.string(), words: z.string(), count: z.number().optional() });

const sceneFigureSchema = z.object({
  id: figureIdSchema,
  name: z.string(),
  type: z.string(),
  symbol: z.string(),
  mark: z.string().optional(),
  side: seatSchema.nullable().describe('Whom it fights for; null: nobody at the table.'),
  ...spotSchema.shape,
  radius: z.number(),
  height: z.number(),
  place: z.enum(['table', 'waiting', 'out']),
  health: z
    .object({ left: z.number(), full: z.number() })
    .nullable()
    .describe('What is left of what it could stand; null where that is not counted.'),
  signs: z.array(signSchema).describe('What is the matter with it.'),
  fell: z.literal(true).optional(),
  group: z.string().optional(),
});

export const sceneSchema = z
  .object({
    title: z.string(),
    terrain: z
      .looseObject({ width: z.number(), depth: z.number() })
      .describe('The ground: pieces, links, areas.'),
    yGrows: z.enum(['north', 'south']),
    areaNames: z.array(z.string()),
    manner: z.string().optional(),
    placeNames: z.record(z.string(), z.string()).optional(),
    scenery: z.array(z.looseObject({ kind: z.string() })).optional(),
    sides: z
      .array(z.looseObject({ name: z.string() }))
      .describe('By seat: names, coats, what dice or points they hold.'),
    figures: z.array(sceneFigureSchema),
    groups: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          type: z.string(),
          side: seatSchema.nullable(),
          signs: z.array(signSchema),
        }),
      )
      .optional()
      .describe('Figures that stand and go together.'),
    markers: z
      .array(z.object({ id: z.string(), kind: z.string(), name: z.string(), ...spotSchema.shape }))
      .describe('Things that are neither ground nor figure.'),
    turn: z.int(),
    turnName: z.string().optional(),
    phases: z.array(z.looseObject({ name: z.string(), now: z.boolean() })),
    objectives: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          of: z.number().nullable().describe('How many there are, or are wanted.'),
          counts: z.array(z.number()).describe('By seat.'),
          shared: z.literal(true).optional(),
        }),
      )
      .optional()
      .describe('What it is all about, and how far each seat has come with it.'),
    weather: z.array(z.string()),
  })
  .meta({ id: 'Scene', description: 'A match in general terms, the same for every game.' });
