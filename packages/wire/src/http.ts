import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { LIMITS } from './limits.ts';
import {
  clockSchema,
  jsonSchema,
  nameSchema,
  refusalSchema,
  seatSchema,
  sitterSchema,
  tokenSchema,
} from './parts.ts';

/** `POST /api/matches`. */
export const newMatchSchema = z
  .strictObject({
    ruleset: z.string().max(60),
    scenario: jsonSchema.describe('The id of a scenario of the game, or a whole one of your own.'),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
    seats: z
      .array(
        z.strictObject({
          sitter: sitterSchema.default('person'),
          name: nameSchema.optional().describe("The player's; whoever sits down may say another."),
          unit: jsonSchema.describe('A whole unit, as it is built in the muster.'),
        }),
      )
      .min(1)
      .max(LIMITS.people),
    continues: jsonSchema
      .optional()
      .describe(
        'A game played elsewhere so far, as a replay. Scenario, options and units are its own; dice from here on are those of the match.',
      ),
    clock: clockSchema.default({ kind: 'none' }),
    talk: z.boolean().default(true),
    onlookerDelaySeconds: z.int().min(0).max(3600).default(0),
  })
  .describe('A match as somebody asks for it.');

export type NewMatch = z.infer<typeof newMatchSchema>;

export const madeMatchSchema = z
  .strictObject({
    match: tokenSchema,
    seats: z
      .array(z.strictObject({ seat: seatSchema, invite: tokenSchema.nullable() }))
      .describe('The invitation to each seat; null where a bot sits.'),
    watch: tokenSchema.describe('What lets somebody look on.'),
  })
  .describe('The match, and what its links are made of. The server cannot tell them a second time.');

export type MadeMatch = z.infer<typeof madeMatchSchema>;

/** `POST /api/mailbox`. */
export const mailboxAnswerSchema = z
  .strictObject({
    match: tokenSchema,
    seat: seatSchema,
    token: tokenSchema.describe('From the link in the letter.'),
    wanted: z.boolean().describe('False: nothing is sent there any more.'),
  })
  .describe('Whether the owner of a mailbox wants to be told there.');

export type MailboxAnswer = z.infer<typeof mailboxAnswerSchema>;

export const httpErrorSchema = z
  .strictObject({ code: z.enum(ERROR_CODES), refusals: z.array(refusalSchema).optional() })
  .describe('Why a request was refused.');

export type HttpError = z.infer<typeof httpErrorSchema>;
