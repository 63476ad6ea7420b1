import {
  accepted,
  buildId,
  checkDocument,
  diceLeft,
  type Game,
  load,
  type Origin,
  prepare,
  type Result,
  type Ruleset,
  refused,
  replayOf,
  type Save,
  saveOf,
  verify,
} from '@vedette/engine';
import { z } from 'zod';
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
    'Opens a save as a new match, migrating older forms. Answers that no longer stand are dropped. Its events begin at the boundary.',
  params: z.strictObject({ save: saveSchema }),
  result: z.object({
    ...playSchema.shape,
    dropped: z.int().min(0).describe('Answers of the save that do not stand any more.'),
    refused: refusalSchema.nullable().describe('Why the first of them does not.'),
  }),
  run: ({ save }, room) => {
    const ruleset = room.shelf.get(save.ruleset);
    // Only the form can be checked here: a boundary is as true as whoever saved it.
    const { match, dropped, refused: why } = granted(load(ruleset, save as unknown as Save<Game>));
    const { result, commit } = opened(room, match);
    return { result: { ...result, dropped, refused: why }, commit };
  },
});

export const matchReplay = method({
  summary: 'The whole game from its beginning, with the hash of where it stands.',
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
  summary: 'Plays a replay again, checking its beginning and every answer, and compares the end.',
  params: z.strictObject({ replay: replaySchema }),
  result: z.object({
    problems: problemsSchema,
    build: z.string().describe('What it was verified with; another build may rightly give another game.'),
    seq: seqSchema.nullable().describe('Answers it has; null when it does not hold.'),
    outcome: outcomeSchema.nullable(),
  }),
  run: ({ replay }, { shelf }) => {
    const ruleset = shelf.get(replay.ruleset);
    const build = buildId(ruleset);
    const origin = originOf(ruleset, replay.origin);
    const verified = origin.ok ? verify(ruleset, { ...replay, origin: origin.value }) : origin;
    if (!verified.ok)
      return { result: { problems: listed(verified.refusals), build, seq: null, outcome: null } };
    const { answers, state } = verified.value;
    return { result: { problems: [], build, seq: answers.length, outcome: ruleset.outcome(state) } };
  },
});

/** The beginning of somebody's game, checked like one's own. */
function originOf(ruleset: Ruleset<Game>, origin: Origin<Game>): Result<Origin<Game>> {
  const { dice } = origin;
  if ('position' in origin) {
    const position = checkDocument(ruleset.positions, origin.position, '/origin/position');
    return position.ok ? accepted({ position: position.value, dice }) : position;
  }
  const setup = prepare(ruleset, origin.setup);
  if (setup.ok) return accepted({ setup: setup.value, dice });
  return refused(
    ...setup.refusals.map((problem) => ({ ...problem, path: `/origin/setup${problem.path ?? ''}` })),
  );
}
