import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** What somebody leaves to be answered for him: which order, and how. */
const givenOrderSchema = z
  .strictObject({
    order: z.string().min(1).max(LIMITS.nameLength).describe('One of those that the game offers.'),
    choice: z.string().min(1).max(LIMITS.nameLength).describe('One of its choices.'),
    least: z
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe(
        'The number that goes with it, where the choice has one: a chance in per cent, dice to be left.',
      ),
  })
  .describe('A standing order.');

export const givenOrdersSchema = z
  .array(givenOrderSchema)
  .max(LIMITS.orders)
  .describe('All of them; an order that is not among them is withdrawn.');

/** One use of an order. */
export const obeyedSchema = z
  .strictObject({
    number: z.int().min(0).describe('Answers given before it. Taken back with them by a rewind.'),
    after: z.int().min(0).describe('Events that this seat was told before it: its place in the log.'),
    order: z.string(),
    choice: z.string(),
    asked: z.string().describe('The question, in words.'),
    said: z.string().describe('The answer, in words; empty where it is a place or a way.'),
  })
  .describe('An answer that was given for you by a standing order. Nobody else is told.');

export type Obeyed = z.infer<typeof obeyedSchema>;
