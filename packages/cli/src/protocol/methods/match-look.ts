import { checkForm, diceLeft, toldOdds, viewOf } from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { protocolError } from '../errors.ts';
import { seatOf } from '../matches.ts';
import { method } from '../method.ts';
import { seatSchema } from '../schemas/dice.ts';
import {
  diceLeftSchema,
  matchSchema,
  outcomeSchema,
  playSchema,
  questionSchema,
  seqSchema,
  stateSchema,
  toldSchema,
  toldToSchema,
  waitingForSchema,
} from '../schemas/standing.ts';
import { granted, playOf, questionOf, toldOf } from '../standing.ts';

export const matchView = method({
  summary: 'The match as a seat may see it: the only thing to give to a player or a bot.',
  params: z.strictObject({
    match: matchSchema,
    seat: seatSchema.nullable().describe('null: an onlooker.'),
    after: z.int().min(0).optional().describe('Only events after so many that this seat has seen already.'),
  }),
  result: z.object({
    match: matchSchema,
    seat: seatSchema.nullable(),
    state: stateSchema.describe('Secrets of others emptied, dice hidden.'),
    pending: questionSchema.nullable().describe("The open question, if it is this seat's."),
    waitingFor: waitingForSchema,
    seq: seqSchema,
    events: z.array(toldSchema).describe('What this seat was told.'),
    outcome: outcomeSchema.nullable(),
    diceLeft: diceLeftSchema,
  }),
  run: ({ match: id, seat, after = 0 }, { matches }) => {
    const match = matches.get(id);
    const { ruleset } = match;
    const view = viewOf(match, seat === null ? null : seatOf(match, seat));
    // Counted in what the seat was told: a number of all events would give away that others were whispered to.
    const events = view.events.slice(after).map((event) => toldOf(ruleset, event, view.state));
    const result = {
      match: id,
      seat,
      state: { ...view.state },
      pending: questionOf(ruleset, view.pending, view.state),
      waitingFor: view.waitingFor,
      seq: view.seq,
      events,
      outcome: view.outcome,
      diceLeft: diceLeft(match.state.dice),
    };
    return { result };
  },
});

export const matchState = method({
  summary: 'The whole truth, secrets and dice included. For referees and tests; never for players.',
  params: z.strictObject({ match: matchSchema }),
  result: z.object({
    ...playSchema.shape,
    state: stateSchema,
    floor: z
      .object({ at: z.int(), cause: z.enum(['dice', 'secret', 'age']).nullable() })
      .describe('Undo goes back to this number of answers: there a die fell or a secret was shown.'),
    report: z
      .unknown()
      .describe('Of a match that is over: what a campaign asks to be told about it. Else null.'),
  }),
  run: ({ match: id }, { matches }) => {
    const match = matches.get(id);
    const { ruleset, state, floor } = match;
    const over = ruleset.outcome(state) !== null;
    const report = over ? (ruleset.report?.(state) ?? null) : null;
    return { result: { ...playOf(id, match), state: { ...state }, floor, report } };
  },
});

export const matchEvents = method({
  summary: 'Everything that was told, to whom it was told, and the same in words. For referees.',
  params: z.strictObject({
    match: matchSchema,
    after: z.int().min(0).optional().describe('Only events after so many.'),
  }),
  result: z.object({
    match: matchSchema,
    events: z.array(toldToSchema),
    total: z.int().min(0).describe('How many there are in all: `after` for the next time.'),
    diceLeft: diceLeftSchema,
  }),
  run: ({ match: id, after = 0 }, { matches }) => {
    const { ruleset, state, told } = matches.get(id);
    const events = told.slice(after).map(({ event, to }) => ({ ...toldOf(ruleset, event, state), to }));
    return { result: { match: id, events, total: told.length, diceLeft: diceLeft(state.dice) } };
  },
});

export const matchOdds = method({
  summary: "Exact chances as a seat can know them, asked in the ruleset's own terms.",
  params: z.strictObject({
    match: matchSchema,
    seat: seatSchema.nullable().optional().describe("Whose knowledge counts; without it an onlooker's."),
    query: z.unknown().describe('As `schemas.odds` of the ruleset says.'),
  }),
  result: z.object({ match: matchSchema, odds: z.unknown(), diceLeft: diceLeftSchema }),
  run: ({ match: id, seat = null, query }, { matches }) => {
    const match = matches.get(id);
    const { ruleset, state } = match;
    if (ruleset.odds === null)
      throw protocolError('odds.none', `${tongueOf(ruleset).title} computes no odds.`);
    const odds = ruleset.odds.odds(
      ruleset.view(state, seat),
      granted(ruleset, checkForm(ruleset.odds.schema, query, '/query')),
      seat === null ? null : viewOf(match, seatOf(match, seat)).pending,
    );
    const told = toldOdds(tongueOf(ruleset).refusals, odds);
    return { result: { match: id, odds: told, diceLeft: diceLeft(state.dice) } };
  },
});
