import { STARTS } from '@vedette/engine';
import { z } from 'zod';
import { dieKindSchema, rolledDieSchema } from './die.ts';

const spotSchema = z.object({ x: z.number(), y: z.number(), z: z.number() });

const choiceSchema = z
  .object({
    id: z.string(),
    words: z.string(),
    deed: z.string().optional().describe('What is done by it, where its words are no more than a name.'),
    note: z.string().optional().describe('What choosing it means, where its words do not say it.'),
    spends: z
      .array(z.enum(['die', 'move', 'action']))
      .optional()
      .describe('What it takes of what somebody has.'),
    die: dieKindSchema.optional().describe('The kind of die that is spent by it, or that it stands for.'),
    ends: z
      .enum(['activation', 'turn', 'match'])
      .optional()
      .describe('What is over with it; the match perhaps only if others agree.'),
    grave: z.literal(true).optional().describe('Nobody should give it by mistake.'),
    figure: z.string().optional().describe('The figure or group that it means.'),
    target: z
      .string()
      .optional()
      .describe(
        'At whom that figure aims by it: of the options of one figure that aim, one is chosen at most.',
      ),
    at: spotSchema.optional().describe('The place that it means.'),
    starts: z
      .enum(STARTS)
      .optional()
      .describe('send: its figure acts next; all others: what whom the question is about does.'),
    usual: z.literal(true).optional().describe('Most would choose it, where several can be chosen.'),
    seldom: z.literal(true).optional().describe('Few ever want it.'),
  })
  .meta({ id: 'PromptChoice', description: 'One answer, in words, and what it means.' });

export const promptSchema = z
  .object({
    title: z.string(),
    hint: z.string().optional().describe('A line for those who play for the first time.'),
    about: z
      .object({ figures: z.array(z.string()), at: spotSchema.optional() })
      .describe('The figures and groups that it is about, the one that is asked first.'),
    roll: z
      .object({
        dice: z.array(rolledDieSchema),
        total: z.number().nullable().describe('With everything that is added.'),
        needed: z.number().nullable(),
      })
      .optional()
      .describe('Dice that lie on the table while something is decided about them.'),
    standing: z
      .object({ of: z.string().optional(), when: z.string(), answers: z.record(z.string(), z.string()) })
      .optional()
      .describe('Where some players have one answer for good: when, and which options, after "always".'),
    deploys: z.literal(true).optional().describe('It asks where or how somebody begins.'),
    choices: z.array(choiceSchema).describe('The options, or the shapes of a formation.'),
    options: z.record(z.string(), z.string()).describe('The words of the choices by their ids.'),
    notes: z.record(z.string(), z.string()).optional().describe('Their notes by their ids.'),
  })
  .meta({ id: 'Prompt', description: 'A question in words.' });
