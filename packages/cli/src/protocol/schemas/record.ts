import { z } from 'zod';
import { diceSchema, diceStateSchema, seatSchema, seedSchema } from './dice.ts';

const setupSchema = z.strictObject({
  scenario: z.looseObject({ id: z.string(), title: z.string() }),
  seats: z
    .array(z.strictObject({ name: z.string(), unit: z.unknown() }))
    .min(1)
    .max(100),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
});

const originSchema = z
  .union(
    [
      z.strictObject({ setup: setupSchema, dice: diceSchema }),
      z.strictObject({ position: z.unknown(), dice: diceSchema }),
    ],
    { error: 'must be {setup, dice} or {position, dice}, as match.replay and match.save write them' },
  )
  .describe('Where the match began: a scenario with its seats, or a position.');

const toldSchema = z.strictObject({
  event: z.looseObject({ type: z.string(), rule: z.string() }),
  to: z.array(seatSchema).nullable(),
});

const gameRecord = {
  version: z.literal(1),
  build: z.string().max(1000),
  begun: z.string().max(1000).describe('The build under which the match began.'),
  ruleset: z.string().max(1000),
  origin: originSchema,
  answers: z.array(z.unknown()),
  forks: z.array(z.strictObject({ at: z.int().min(0), seed: seedSchema, seat: seatSchema.nullable() })),
};

export const replaySchema = z
  .strictObject({ format: z.literal('vedette-replay'), ...gameRecord, hash: z.string().max(100) })
  .meta({ id: 'Replay', description: 'A whole game from its beginning: same build, same replay, same end.' });

export const saveSchema = z
  .strictObject({
    format: z.literal('vedette-save'),
    schema: z.int().min(0).describe("Number of the boundary's form; older ones are migrated."),
    ...gameRecord,
    boundary: z
      .looseObject({ ruleset: z.string(), seats: z.int().min(1).max(100), dice: diceStateSchema })
      .describe('The state between two steps that play goes on from.'),
    at: z.int().min(0).describe('Answers given before the boundary.'),
    told: z.array(toldSchema).describe('Everything told before the boundary.'),
    floor: z
      .strictObject({ at: z.int().min(0), cause: z.enum(['dice', 'secret', 'age']).nullable() })
      .describe('How far undo goes back.'),
  })
  .refine((save) => save.at <= save.answers.length, {
    path: ['at'],
    error: 'counts more answers than there are',
  })
  .refine((save) => save.floor.at <= save.answers.length, {
    path: ['floor', 'at'],
    error: 'counts more answers than there are',
  })
  .refine((save) => save.boundary.ruleset === save.ruleset, {
    path: ['boundary', 'ruleset'],
    error: 'must be the ruleset of the save',
  })
  .meta({ id: 'Save', description: 'A game to go on with.' });
