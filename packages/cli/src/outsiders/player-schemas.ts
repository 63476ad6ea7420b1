import { z } from 'zod';
import { matchView } from '../protocol/methods/match-look.ts';
import { seatSchema } from '../protocol/schemas/dice.ts';
import { matchSchema, outcomeSchema } from '../protocol/schemas/standing.ts';

/** What Vedette says to a bot that it has started, and what it wants to hear. */
export const PLAYER_MESSAGES = {
  'player.begin': {
    summary: 'A game begins. Any reply says that the bot is ready.',
    params: z.object({
      match: matchSchema,
      seat: seatSchema.describe('Where the bot sits.'),
      seats: z.int().describe('How many there are.'),
      ruleset: z.string(),
      scenario: z.string().nullable(),
      seed: z
        .string()
        .describe("For the bot's own chance: whoever takes it from here plays the same game again."),
      seconds: z.number().describe('What it has for each decision.'),
    }),
    result: z.unknown(),
  },
  'player.decide': {
    summary:
      'The bot is asked. The params are a `match.view` of its seat, with the events since it was asked last.',
    params: matchView.result,
    result: z.object({ answer: z.unknown().describe('In the form that the question has.') }),
  },
  'player.end': {
    summary: 'The game is over. A notification: nothing is replied.',
    params: z.object({ match: matchSchema, outcome: outcomeSchema.nullable() }),
    result: null,
  },
} as const;
