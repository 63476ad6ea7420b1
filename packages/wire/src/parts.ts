import type { Json } from '@vedette/engine';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** 128 bits in base64url: a seat's key, an invitation, an onlooker's token, a match's id. */
export const tokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('128 random bits in base64url.');

/** 256 bits. */
export const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('32 bytes in small hexadecimal letters.');

export const seatSchema = z
  .int()
  .min(0)
  .max(LIMITS.people - 1);

export const seqSchema = z
  .int()
  .min(0)
  .describe("Entries in the match's journal: answers, and whatever else changes it.");

export const timeSchema = z.int().min(0).describe('Milliseconds since 1970, by the clock of the server.');

export const nameSchema = z.string().trim().min(1).max(LIMITS.nameLength);

/** What the rules' own documents look like they say themselves. */
export const jsonSchema: z.ZodType<Json> = z.unknown().describe('Any JSON.') as unknown as z.ZodType<Json>;

export const sitterSchema = z
  .enum(['person', 'random', 'recruit', 'regular', 'veteran'])
  .describe('Who decides for a seat.');

export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      bankSeconds: z.int().min(30).max(86_400).describe('What each seat has at the beginning.'),
      incrementSeconds: z
        .int()
        .min(0)
        .max(3600)
        .describe('What a seat gets whenever the decision passes on to another.'),
    }),
    z.strictObject({
      kind: z.literal('letter'),
      days: z.literal([1, 3, 7]).describe('For one answer.'),
      holidayDays: z.int().min(0).max(60).describe('Days off that each seat may take in the whole match.'),
    }),
  ])
  .describe('How long one may think.');

export type ClockSpec = z.infer<typeof clockSchema>;

export const refusalSchema = z
  .object({
    code: z.string(),
    rule: z.string().nullish(),
    params: jsonSchema.optional(),
    path: z.string().nullish(),
    message: z.string().optional().describe('The sentence, in English.'),
  })
  .describe('Why the rules refuse something.');

/** Phrases that need no typing; their words are the page's. */
export const PHRASES = [
  'greeting',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'back',
  'sorry',
  'lucky',
  'unlucky',
  'your-turn',
  'good-game',
  'farewell',
] as const;
