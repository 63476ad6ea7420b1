import { randomBytes } from 'node:crypto';
import {
  begin,
  checkPosition,
  type DiceSource,
  diceLeft,
  fork,
  type Game,
  type Match,
  type Origin,
  prepare,
  type Ruleset,
  refusal,
} from '@vedette/engine';
import { z } from 'zod';
import { SENTENCES } from '../../locale.ts';
import { refusedBy } from '../errors.ts';
import { seatOf } from '../matches.ts';
import { method, type Room } from '../method.ts';
import { says } from '../params-refusals.ts';
import { diceSchema, seatSchema, seedSchema } from '../schemas/dice.ts';
import { diceLeftSchema, matchSchema, playSchema, standingSchema } from '../schemas/standing.ts';
import { granted, playOf, standingOf } from '../standing.ts';
import { rulesetIdSchema } from './ruleset-head.ts';

const createParams = z
  .strictObject({
    ruleset: rulesetIdSchema,
    scenario: z
      .union([z.string().max(1000), z.record(z.string(), z.unknown())])
      .optional()
      .describe('Id of a built-in scenario, or a whole one.'),
    seats: z
      .array(z.strictObject({ name: z.string().max(200).optional(), unit: z.unknown() }))
      .max(100)
      .optional()
      .describe('Who plays with which unit.'),
    options: z
      .record(z.string(), z.union([z.boolean(), z.number(), z.string()]))
      .optional()
      .describe('The rest are as the ruleset has them.'),
    position: z
      .unknown()
      .optional()
      .describe('Instead of scenario, seats and options: any position, legal in play or not.'),
    dice: diceSchema.optional().describe('Without it: a seed that nobody can guess.'),
  })
  .refine((params) => params.position !== undefined || params.scenario !== undefined, {
    path: ['scenario'],
    error: says('params.scenario-or-position'),
  })
  .refine((params) => params.position === undefined || params.scenario === undefined, {
    path: ['position'],
    error: says('params.not-both'),
  })
  .refine((params) => (params.seats === undefined) === (params.scenario === undefined), {
    path: ['seats'],
    error: says('params.seats'),
  })
  .refine((params) => params.options === undefined || params.scenario !== undefined, {
    path: ['options'],
    error: says('params.no-options'),
  });

export const matchCreate = method({
  summary: 'Begins a match, from a scenario with its seats or from any position.',
  params: createParams,
  result: playSchema,
  run: (params, room) => {
    const ruleset = room.shelf.get(params.ruleset);
    return opened(room, begin(ruleset, originOf(ruleset, params)));
  },
});

/** A seed with 128 bits of chance in it. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

function originOf(ruleset: Ruleset<Game>, params: z.output<typeof createParams>): Origin<Game> {
  const { scenario, position, options } = params;
  const dice: DiceSource = params.dice ?? { seed: freshSeed() };
  if (scenario === undefined)
    return { position: granted(ruleset, checkPosition(ruleset, position, '/position')), dice };
  return {
    setup: granted(ruleset, prepare(ruleset, { scenario, seats: params.seats ?? [], options })),
    dice,
  };
}

/** Puts a new match among the open ones. */
export function opened(room: Room, match: Match<Game>) {
  const id = room.matches.next();
  return { result: playOf(id, match), commit: () => room.matches.put(id, match) };
}

export const matchFork = method({
  summary:
    'The same past with other dice from here on, as a new match; with a seat, what it cannot see is imagined anew.',
  params: z
    .strictObject({
      match: matchSchema,
      dice: z
        .strictObject({ seed: seedSchema })
        .optional()
        .describe('The other dice; no script here. Without it: a seed that nobody can guess.'),
      seed: seedSchema.optional().describe('The same as `dice`, in short.'),
      seat: seatSchema
        .nullable()
        .optional()
        .describe('Whose knowledge stays true, and who must be asked now; without it nothing is imagined.'),
    })
    .refine(({ dice, seed }) => dice === undefined || seed === undefined, {
      path: ['seed'],
      error: says('params.dice-or-seed'),
    }),
  result: playSchema,
  run: ({ match: id, dice, seed, seat = null }, room) => {
    const match = room.matches.get(id);
    const source = dice?.seed ?? seed ?? freshSeed();
    return opened(room, fork(match, source, seat === null ? null : seatOf(match, seat)));
  },
});

export const matchList = method({
  summary: 'All open matches.',
  params: z.strictObject({}),
  result: z.object({ matches: z.array(standingSchema) }),
  run: (_, { matches, time }) => {
    const standings = matches.ids.map((id) => {
      time.mustBeLeft();
      return standingOf(id, matches.get(id));
    });
    return { result: { matches: standings } };
  },
});

export const matchClose = method({
  summary:
    'Forgets a match. Scripted dice that were never rolled make it refuse, so that a trial fails loudly.',
  params: z.strictObject({
    match: matchSchema,
    force: z.boolean().optional().describe('Close it whatever dice are left.'),
  }),
  result: z.object({ match: matchSchema, diceLeft: diceLeftSchema }),
  run: ({ match: id, force = false }, { matches }) => {
    const left = diceLeft(matches.get(id).state.dice);
    if (left > 0 && !force) {
      throw refusedBy(SENTENCES, [refusal('dice.left-over', { left })]);
    }
    return { result: { match: id, diceLeft: left }, commit: () => matches.remove(id) };
  },
});
