import { z } from 'zod';
import { seatSchema } from './dice.ts';
import { promptSchema } from './prompt.ts';
import { tellingSchema } from './telling.ts';

export const outcomeSchema = z
  .object({
    shares: z
      .array(z.number())
      .describe(
        "Each seat's share of the win, 1 in all; 0 for everybody who plays against the game itself and has lost.",
      ),
    reason: z.string(),
  })
  .meta({ id: 'Outcome', description: 'How a finished match ended.' });

export const matchSchema = z.string().max(100).describe('Id of an open match.');

export const seqSchema = z.int().min(0).describe('Number of answers given so far.');

export const diceLeftSchema = z
  .int()
  .min(0)
  .describe('Scripted dice that nobody has rolled yet; 0 without a script.');

export const waitingForSchema = seatSchema
  .nullable()
  .describe('Who decides now; null when the match is over.');

export const standingSchema = z
  .object({
    match: matchSchema,
    ruleset: z.string(),
    seq: seqSchema,
    waitingFor: waitingForSchema,
    asks: z.string().nullable().describe('Kind of the open question; null when the match is over.'),
    outcome: outcomeSchema.nullable(),
    diceLeft: diceLeftSchema,
    hash: z.string().describe('Of the whole state, secrets and dice included.'),
  })
  .meta({ id: 'Standing', description: 'How a match stands.' });

export const questionSchema = z
  .object({
    kind: z.string(),
    seat: seatSchema,
    form: z
      .enum(['one', 'some', 'number', 'point', 'path', 'formation', 'document'])
      .describe('What an answer looks like.'),
    question: z.record(z.string(), z.unknown()).describe('Its facts, with the legal options or the limits.'),
    prompt: promptSchema,
  })
  .meta({ id: 'Question', description: 'A question that waits for its answer.' });

export const playSchema = z
  .object({
    ...standingSchema.shape,
    pending: questionSchema
      .nullable()
      .describe("The open question, whoever's it is. For that seat's eyes only."),
  })
  .meta({ id: 'Play', description: 'How a match stands and what is asked next.' });

const eventSchema = z
  .looseObject({ type: z.string(), rule: z.string().describe('Id of the rule at work.') })
  .describe("The fact, in the ruleset's own numbers and ids.");

export const toldSchema = z.object({ event: eventSchema, words: z.string(), telling: tellingSchema }).meta({
  id: 'Told',
  description: 'An event, the same in words, and what it is to those who follow the match.',
});

export const toldToSchema = z
  .object({
    ...toldSchema.shape,
    to: z.array(seatSchema).nullable().describe('Who was told; null: everybody.'),
  })
  .meta({ id: 'ToldTo', description: 'An event as `Told` has it, and who knows of it.' });

export const stateSchema = z.record(z.string(), z.unknown());
