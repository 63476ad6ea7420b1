import { answer, type Game, type Match, refusal, type Seat, undo } from '@vedette/engine';
import { Host } from '@vedette/referee';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { refusedBy } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { seatOf } from '../matches.ts';
import { method, type Room } from '../method.ts';
import { type BotAsked, botFor, botParams, hurriedSchema, hurry } from '../schemas/bot.ts';
import { seatSchema } from '../schemas/dice.ts';
import { matchSchema, playSchema } from '../schemas/standing.ts';
import { granted, playOf } from '../standing.ts';
import { freshSeed } from './match-open.ts';

const expectedSeq = z
  .int()
  .min(0)
  .optional()
  .describe('The `seq` you decided on; refused when the match has gone on since.');

function inOrder(match: Match<Game>, seq: number | undefined): void {
  const { length } = match.answers;
  if (seq === undefined || seq === length) return;
  const order = refusal('answer.out-of-order', { seq: length, given: seq }, '/seq');
  throw refusedBy(tongueOf(match.ruleset).refusals, [order]);
}

function goneOn({ matches }: Room, id: string, match: Match<Game>) {
  return { result: playOf(id, match), commit: () => matches.put(id, match) };
}

export const matchAnswer = method({
  summary: 'Answers the open question. What is refused leaves the match as it was.',
  params: z.strictObject({
    match: matchSchema,
    seat: seatSchema.describe('Who answers.'),
    answer: z
      .unknown()
      .describe(
        'In the form that the question has: an option, a list of them, a number, a place, a path, a formation, a document.',
      ),
    seq: expectedSeq,
  }),
  result: playSchema,
  run: ({ match: id, seat, answer: given, seq }, room) => {
    const match = room.matches.get(id);
    inOrder(match, seq);
    return goneOn(room, id, granted(match.ruleset, answer(match, seat, given)));
  },
});

export const matchUndo = method({
  summary: 'Takes the last answer back, unless a die has fallen or a secret was shown since.',
  params: z.strictObject({ match: matchSchema, seq: expectedSeq }),
  result: playSchema,
  run: ({ match: id, seq }, room) => {
    const match = room.matches.get(id);
    inOrder(match, seq);
    return goneOn(room, id, granted(match.ruleset, undo(match)));
  },
});

export const matchPlay = method({
  summary:
    "Lets bots answer until it is a seat's turn, the match is over, or the limit or most of the time is used up.",
  params: z.strictObject({
    match: matchSchema,
    seat: seatSchema.optional().describe('Stop when this seat is asked; without it, play to the end.'),
    level: botParams.level
      .optional()
      .describe('Who answers; any legal answer will do for `random`, the usual one.'),
    simulations: botParams.simulations,
    policySeed: botParams.policySeed,
    limit: z.int().min(1).max(LIMITS.playAnswers).optional().describe('Answers to give at most.'),
  }),
  result: z.object({
    ...playSchema.shape,
    given: z.int().min(0).describe('Answers that were given.'),
    hurried: hurriedSchema,
  }),
  run: ({ match: id, seat, limit = LIMITS.playAnswers, level = 'random', ...asked }, room) => {
    const match = room.matches.get(id);
    const until = seat === undefined ? null : seatOf(match, seat);
    const enough = hurry(room.time);
    const played = playOn(match, until, { level, ...asked }, { limit, enough: enough.now });
    const { result, commit } = goneOn(room, id, played);
    const given = played.answers.length - match.answers.length;
    return { result: { ...result, given, hurried: enough.wasSaid }, commit };
  },
});

interface Stops {
  readonly limit: number;
  /** Whether the time is up. */
  enough(): boolean;
}

function playOn(
  match: Match<Game>,
  until: Seat | null,
  asked: BotAsked,
  { limit, enough }: Stops,
): Match<Game> {
  const { policySeed = freshSeed() } = asked;
  const one = botFor(match, { ...asked, policySeed });
  // Whoever keeps nothing in mind can sit everywhere; a plan is that of its seat.
  const forgetful = asked.level === 'random' || asked.level === 'recruit';
  const players = Array.from({ length: match.state.seats }, (_, seat) =>
    forgetful ? one : botFor(match, { ...asked, policySeed: `${policySeed}/seat ${seat}` }),
  );
  const host = new Host(match, players);
  for (let given = 0; given < limit; given++) {
    const { pending } = host.match;
    if (pending === null || pending.seat === until || enough()) break;
    host.decide(enough);
  }
  return host.match;
}
