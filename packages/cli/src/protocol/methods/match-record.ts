import {
  buildId,
  diceLeft,
  doubtAbout,
  type Game,
  load,
  type Replay,
  replayOf,
  type Save,
  saveOf,
  toldOrNull,
  verify,
} from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { listed } from '../errors.ts';
import { method } from '../method.ts';
import { replaySchema, saveSchema } from '../schemas/record.ts';
import { problemsSchema, refusalSchema } from '../schemas/refusal.ts';
import { diceLeftSchema, matchSchema, outcomeSchema, playSchema, seqSchema } from '../schemas/standing.ts';
import { granted } from '../standing.ts';
import { opened } from './match-open.ts';

export const matchSave = method({
  summary: 'The match as a document to go on with later. It holds every secret.',
  params: z.strictObject({ match: matchSchema }),
  result: z.object({
    match: matchSchema,
    save: z.unknown().describe('A Save: see `match.load`.'),
    diceLeft: diceLeftSchema,
  }),
  run: ({ match: id }, { matches }) => {
    const match = matches.get(id);
    return { result: { match: id, save: saveOf(match), diceLeft: diceLeft(match.state.dice) } };
  },
});

export const matchLoad = method({
  summary:
    'Opens a save as a new match, migrating older forms. It is played again from its beginning; where the rules have changed since, it goes on from its boundary, and `doubt` says so. Answers that no longer stand are dropped.',
  params: z.strictObject({ save: saveSchema }),
  result: z.object({
    ...playSchema.shape,
    dropped: z.int().min(0).describe('Answers of the save that do not stand any more.'),
    refused: refusalSchema.nullable().describe('Why the first of them does not.'),
    doubt: refusalSchema
      .nullable()
      .describe('`save.unproved` where nobody can tell how the match came to stand as it does; else null.'),
  }),
  run: async ({ save }, room) => {
    const ruleset = await room.shelf.rulesOf(save.ruleset);
    const { match, dropped, refused: why } = granted(ruleset, load(ruleset, save as unknown as Save<Game>));
    const { result, commit } = opened(room, match);
    const { refusals } = tongueOf(ruleset);
    const doubt = toldOrNull(refusals, doubtAbout(match));
    return { result: { ...result, dropped, refused: toldOrNull(refusals, why), doubt }, commit };
  },
});

export const matchReplay = method({
  summary: 'The whole game from its beginning, with a hash for every step and for where it stands.',
  params: z.strictObject({ match: matchSchema }),
  result: z.object({
    match: matchSchema,
    replay: z.unknown().describe('A Replay: see `replay.verify`.'),
    diceLeft: diceLeftSchema,
  }),
  run: ({ match: id }, { matches }) => {
    const match = matches.get(id);
    return { result: { match: id, replay: replayOf(match), diceLeft: diceLeft(match.state.dice) } };
  },
});

export const replayVerify = method({
  summary:
    'Plays a replay again, checking its beginning and every answer, and compares every step and the end.',
  params: z.strictObject({ replay: replaySchema }),
  result: z.object({
    problems: problemsSchema,
    build: z.string().describe('What it was verified with; another build may rightly give another game.'),
    seq: seqSchema.nullable().describe('Answers it has; null when it does not hold.'),
    proved: z
      .enum(['steps', 'end'])
      .nullable()
      .describe(
        '`end`: it is of version 1, which has no steps; only its end is proved. null: it does not hold.',
      ),
    outcome: outcomeSchema.nullable(),
  }),
  run: async ({ replay }, { shelf }) => {
    const ruleset = await shelf.rulesOf(replay.ruleset);
    const build = buildId(ruleset);
    const verified = verify(ruleset, replay as unknown as Replay<Game>);
    if (!verified.ok) {
      const problems = listed(tongueOf(ruleset).refusals, verified.refusals);
      return { result: { problems, build, seq: null, proved: null, outcome: null } };
    }
    const { answers, state } = verified.value;
    const proved = replay.version === 1 ? ('end' as const) : ('steps' as const);
    return {
      result: { problems: [], build, seq: answers.length, proved, outcome: ruleset.outcome(state) },
    };
  },
});
