import { LEVELS, type Level, levelsOf, type Player, seated } from '@vedette/bots';
import type { Game, Match } from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import type { Time } from '../allowance.ts';
import { protocolError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { freshSeed } from '../methods/match-open.ts';
import { seedSchema } from './dice.ts';

/** What is told of a bot that is to answer. */
export const botParams = {
  level: z.enum(LEVELS),
  simulations: z
    .int()
    .min(0)
    .max(LIMITS.simulations)
    .optional()
    .describe('Times a `veteran` plays the match on in its head for a decision; others never do.'),
  policySeed: seedSchema.optional().describe('The same seed gives the same answers.'),
};

export const hurriedSchema = z
  .boolean()
  .describe('Time cut it short: with the same `policySeed` it may go otherwise another time.');

/** Tells a bot when its time is up, and remembers having told. */
export function hurry(time: Time): { now(): boolean; readonly wasSaid: boolean } {
  let said = false;
  return {
    now: () => {
      said ||= time.isShort();
      return said;
    },
    get wasSaid() {
      return said;
    },
  };
}

export interface BotAsked {
  readonly level: Level;
  readonly simulations?: number | undefined;
  readonly policySeed?: string | undefined;
}

/** A bot that knows of the match only what the seat that is asked may know. A name that would promise more than it plays is refused. */
export function botFor(
  { ruleset }: Match<Game>,
  { level, simulations, policySeed = freshSeed() }: BotAsked,
): Player<Game> {
  const levels = levelsOf(ruleset);
  if (!levels.includes(level)) {
    throw protocolError(
      'bot.none',
      `${tongueOf(ruleset).title} has no ${level} yet, only ${levels.join(' and ')}.`,
    );
  }
  const budget = simulations === undefined ? {} : { simulations };
  return seated(ruleset, { level, seed: policySeed, budget });
}
