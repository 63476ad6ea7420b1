import { TELLING_KINDS } from '@vedette/engine';
import { z } from 'zod';
import { cueSchema } from './cue.ts';
import { seatSchema } from './dice.ts';
import { rolledDieSchema } from './die.ts';

export const tellingSchema = z
  .object({
    kind: z.enum(TELLING_KINDS),
    figures: z.array(z.string()).describe('The figures and groups that did it or bore it.'),
    dice: z.array(rolledDieSchema).describe('As they lie after it.'),
    modifiers: z.array(z.object({ words: z.string(), value: z.number(), rule: z.string().nullable() })),
    attempt: z
      .object({
        who: z.string(),
        total: z.number(),
        needed: z.number(),
        passes: z.enum(['at-least', 'at-most']),
        passed: z.boolean(),
      })
      .optional()
      .describe('A roll of these dice that could succeed.'),
    hurt: z.object({ figure: z.string(), by: z.string().nullable(), points: z.number() }).optional(),
    struck: z.object({ by: z.string().nullable().optional() }).optional(),
    lost: z
      .string()
      .optional()
      .describe('The figure that its side has lost by it; one that was down may be told of again.'),
    regained: z
      .string()
      .optional()
      .describe('The figure that stands by it, whether or not it was lost before.'),
    account: z
      .object({
        seats: z.array(seatSchema),
        points: z.number(),
        lines: z.array(
          z.object({
            id: z.string(),
            points: z.number(),
            words: z.string(),
            figures: z.array(z.string()).nullable(),
          }),
        ),
      })
      .optional()
      .describe('What some seats have earned together.'),
    why: z.string().optional().describe('Of an ending whose line says who has won, too: why alone.'),
    amends: z
      .array(z.string())
      .optional()
      .describe('It puts right what was told of its figures before: these words do not hold any more.'),
    turn: z.number().optional().describe('Of a heading: the turn that begins, or goes on.'),
    moveOf: seatSchema.optional().describe('Whose move it is from then on.'),
    cues: z.array(cueSchema).optional().describe('How it is shown on a table, gesture after gesture.'),
    together: z
      .object({ key: z.string(), words: z.string() })
      .optional()
      .describe('Lines with the same key that follow one another are one line, in these words.'),
  })
  .meta({ id: 'Telling', description: 'What an event is to those who follow a match.' });
