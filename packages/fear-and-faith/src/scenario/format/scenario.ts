import { id, MOST_AIMS, option, text } from '@vedette/scenario';
import { z } from 'zod';
import { LARGEST } from '../../rules/ground/documents.ts';
import { condition } from './condition.ts';
import {
  action,
  aim,
  creature,
  environment,
  exit,
  ground,
  groundLimits,
  layout,
  scoring,
  token,
} from './declarations.ts';
import { filter } from './filter.ts';
import { force } from './force.ts';
import { operation, operations } from './operation.ts';
import { STANDARD_TASKS } from './tasks.ts';
import { sideName } from './words.ts';

const whose = sideName.optional();
const nth = z.array(z.int().min(1).max(99)).min(1).optional();

/** FF-GEN-16: what rules of a scenario can wait for. */
const when = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('deployed') }),
  z.strictObject({ event: z.literal('round-start'), rounds: nth }),
  z.strictObject({ event: z.literal('round-end'), rounds: nth }),
  /** `turns`: by the count of that player's own. */
  z.strictObject({ event: z.literal('turn-start'), whose, turns: nth }),
  z.strictObject({ event: z.literal('turn-end'), whose, turns: nth }),
  /** FF-GEN-16: at the instant it is rolled; `which` of that side's. */
  z.strictObject({ event: z.literal('turnover'), whose, which: nth }),
  /** FF-RNG-29: the actor has fired a gun or thrown a grenade. */
  z.strictObject({
    event: z.literal('noise'),
    who: filter.optional(),
    /** Of what; without it, of either. */
    of: z.enum(['firearm', 'blast']).optional(),
  }),
  /** FF-SCN-11: a kill result on the actor, by the other, whatever came of it. */
  z.strictObject({ event: z.literal('killed'), who: filter.optional() }),
  /** FF-GEN-21: the actor is out of play. */
  z.strictObject({ event: z.literal('left'), who: filter.optional() }),
  /** FF-MOV-29: with what it led away. */
  z.strictObject({ event: z.literal('exited'), who: filter.optional(), token: id.optional() }),
  z.strictObject({ event: z.literal('time-changed'), to: z.enum(['day', 'night']).optional() }),
  /** FF-GEN-19: face up now. */
  z.strictObject({ event: z.literal('revealed'), token: id.optional(), who: filter.optional() }),
  z.strictObject({ event: z.literal('taken'), token: id.optional(), who: filter.optional() }),
  /** The actor has come into contact with the other. */
  z.strictObject({ event: z.literal('touched'), who: filter.optional(), other: filter.optional() }),
  z.strictObject({ event: z.literal('room-entered'), room: id.optional(), who: filter.optional() }),
  /** FF-SPEC-30: the actor has moved through the other. */
  z.strictObject({ event: z.literal('passed-through'), who: filter.optional(), other: filter.optional() }),
]);
export type When = z.infer<typeof when>;

const rule = z.strictObject({
  id,
  rule: z.string().max(40).optional(),
  when,
  if: condition.optional(),
  limit: z.int().min(1).max(99).optional(),
  /** What the log says when it has its day. */
  text: text.optional(),
  do: operations,
});
export type ScenarioRule = z.infer<typeof rule>;

/** Who has won, and why: a side, nobody, or whoever has more points. */
const wins = z.union([z.literal('points'), z.literal('draw'), sideName]);

const end = z.strictObject({
  id,
  when: z.enum(['at-once', 'turn-end']).optional(),
  if: condition,
  wins,
  text,
});

const limit = z.strictObject({
  rounds: z.int().min(1).max(30),
  cases: z
    .array(z.strictObject({ if: condition, wins }))
    .max(10)
    .optional(),
  otherwise: wins,
});

const players = z.int().min(2).max(4);
const side = z.number().min(300).max(LARGEST);

/** A scenario as it is written down, built-in or a user's own. */
export const scenarioSchema = z.strictObject({
  /** For text editors; nothing asks for it. */
  $schema: z.string().max(300).optional(),
  id,
  name: z.string().min(1).max(80),
  rule: z.string().max(40).optional(),
  premise: z.string().max(600).optional(),
  mode: z.literal('competitive').optional(),
  players: z.strictObject({ min: players, max: players }).optional(),
  boards: z
    .array(z.strictObject({ id, width: side, height: side }))
    .length(1)
    .optional(),
  /** Role by role; without them anybody may play. */
  forces: z.record(id, force).optional(),
  environment: environment.optional(),
  ...ground,
  /** Of which `by` chooses one, or draws his own where there are limits for that. */
  layouts: z.array(layout).min(1).max(10).optional(),
  layout: z.strictObject({ by: sideName, limits: groundLimits.optional() }).optional(),
  bestiary: z.record(id, creature).optional(),
  /** FF-CAMP-11: who infects besides the usual, and what a victim becomes: a printed profile, or one of the bestiary. */
  infecting: z
    .array(z.strictObject({ who: filter, profile: id }))
    .max(20)
    .optional(),
  tokens: z.array(token).max(20).optional(),
  options: z.record(id, option).optional(),
  actions: z.array(action).max(20).optional(),
  exits: z.array(exit).max(10).optional(),
  /** FF-SET-01: tasks of every game by name, and what this one has of its own; `first`: who begins, without a roll. */
  deployment: z
    .strictObject({
      order: z.literal('listed'),
      steps: z.array(z.union([z.enum(STANDARD_TASKS), operation])).max(50),
      first: sideName.optional(),
    })
    .optional(),
  procedures: z.record(id, operations).optional(),
  rules: z.array(rule).max(100).optional(),
  /** Without it: FF-SET-13. */
  end: z.array(end).max(20).optional(),
  limit: limit.optional(),
  /** Without it: FF-CAMP-02. */
  victory: z.array(scoring).max(10).optional(),
  aims: z.array(aim).max(MOST_AIMS).optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;
