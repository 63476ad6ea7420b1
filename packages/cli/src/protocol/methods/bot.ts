import { decide, outlookOf } from '@vedette/bots';
import { diceLeft, refusal } from '@vedette/engine';
import { z } from 'zod';
import { SENTENCES } from '../../locale.ts';
import { refusedBy } from '../errors.ts';
import { method } from '../method.ts';
import { botFor, botParams, hurriedSchema, hurry } from '../schemas/bot.ts';
import { seatSchema } from '../schemas/dice.ts';
import { diceLeftSchema, matchSchema, seqSchema } from '../schemas/standing.ts';

export const botAnswer = method({
  summary:
    'What a bot would answer to the open question, by what its seat may know, or the best it has when most of the time is used up. The match stays as it is.',
  params: z.strictObject({
    match: matchSchema,
    level: botParams.level,
    simulations: botParams.simulations,
    policySeed: botParams.policySeed,
  }),
  result: z.object({
    match: matchSchema,
    seat: seatSchema,
    seq: seqSchema,
    kind: z.string().describe('Of the question.'),
    answer: z.unknown().describe('As `match.answer` takes it.'),
    hurried: hurriedSchema,
    diceLeft: diceLeftSchema,
  }),
  run: ({ match: id, ...asked }, { matches, time }) => {
    const match = matches.get(id);
    const outlook = outlookOf(match);
    if (outlook === null) throw refusedBy(SENTENCES, [refusal('match.over')]);
    const { kind, seat } = outlook.asked;
    const enough = hurry(time);
    const answer = decide(botFor(match, asked).think(outlook), enough.now);
    const hurried = enough.wasSaid;
    return {
      result: {
        match: id,
        seat,
        seq: outlook.seq,
        kind,
        answer,
        hurried,
        diceLeft: diceLeft(match.state.dice),
      },
    };
  },
});
