import { recordProblems } from '@vedette/engine';
import { z } from 'zod';

/**
 * Records as the documents name their members. What is inside them only the kernel knows (`recordProblems`), and of
 * scenarios, units and states only their ruleset: no second word on their form is spoken here.
 */

const part = z.record(z.string(), z.unknown());

const gameRecord = {
  build: z.string().describe('Of whoever wrote it.'),
  begun: z.string().describe('The build under which the match began.'),
  ruleset: z.string(),
  origin: part.describe('Where the match began: {setup, dice} or {position, dice}.'),
  answers: z.array(z.unknown()),
  forks: z.array(part).describe('Other dice from an answer on: {at, seed, seat}.'),
};

function ofForm(format: 'vedette-replay' | 'vedette-save') {
  return (document: unknown, context: z.core.$RefinementCtx) => {
    for (const { path = '', code, params } of recordProblems(document, format)) {
      const [, ...keys] = path.split('/');
      context.addIssue({ code: 'custom', path: keys, params: { says: code, ...params } });
    }
  };
}

export const replaySchema = z
  .looseObject({
    format: z.literal('vedette-replay'),
    version: z.union([z.literal(1), z.literal(2)]),
    ...gameRecord,
    steps: z
      .array(part)
      .optional()
      .describe(
        'Version 2: every boundary and the end as {at, hash}: answers so far, and what they came to.',
      ),
    hash: z.string().describe('Of the state after the last answer.'),
  })
  .superRefine(ofForm('vedette-replay'))
  .meta({ id: 'Replay', description: 'A whole game from its beginning: same build, same replay, same end.' });

export const saveSchema = z
  .looseObject({
    format: z.literal('vedette-save'),
    version: z.literal(1),
    schema: z.int().min(0).describe("Number of the boundary's form; older ones are migrated."),
    ...gameRecord,
    boundary: part.describe('The state between two steps that play goes on from.'),
    at: z.int().min(0).describe('Answers given before the boundary.'),
    told: z.array(part).describe('Everything told before the boundary: {event, to}.'),
    floor: part.describe('How far undo goes back: {at, cause}.'),
  })
  .superRefine(ofForm('vedette-save'))
  .meta({ id: 'Save', description: 'A game to go on with.' });
