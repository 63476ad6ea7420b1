import {
  edge,
  edgeName,
  id,
  MOST_AIMS,
  MOST_GUESTS,
  option,
  ownAction,
  ownAim,
  ownGuest,
  text,
  turns,
} from '@vedette/scenario';
import { z } from 'zod';
import { single } from '../../muster/force.ts';
import { terrainSchema } from '../../rules/ground/terrain.ts';
import { condition, filter } from './condition.ts';
import { number, operations } from './operation.ts';
import { areaShape, distance, pair, share } from './words.ts';

const SEATS = 2;
const from = z.int().min(1).max(99).optional();

/** BP-GEN-05 */
const board = z.strictObject({
  id,
  width: z.number().min(600).max(3000),
  height: z.number().min(600).max(3000),
});

const head = {
  /** For text editors; nothing asks for it. */
  $schema: z.string().max(300).optional(),
  id,
  name: z.string().min(1).max(80),
  rule: z.string().max(40).optional(),
  premise: z.string().max(600).optional(),
};

const rule = z.strictObject({
  id,
  when: z.discriminatedUnion('event', [
    z.strictObject({ event: z.literal('deployed') }),
    z.strictObject({ event: z.literal('turn-start'), turns: turns.optional(), from }),
    z.strictObject({ event: z.literal('turn-end'), turns: turns.optional(), from }),
  ]),
  if: condition.optional(),
  limit: z.int().min(1).max(99).optional(),
  /** What the log says when it has its day. */
  text: text.optional(),
  do: operations,
});
export type ScenarioRule = z.infer<typeof rule>;

/** BP-SCN-01, BP-SEQ-05: an order that units can be given here and nowhere else. */
const action = z.strictObject({
  ...ownAction(filter, condition, operations),
  limit: z.int().min(1).max(99).optional(),
});
export type ScenarioAction = z.infer<typeof action>;

/** BP-SCN-16: what can be secured and led off the table. */
const object = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  base: pair,
  /** How far it goes in a full move of whoever leads it. */
  lead: distance,
  secure: z.strictObject({ side: id, edges: z.array(edge).min(1) }),
});
export type ObjectDocument = z.infer<typeof object>;

/** BP-GEN-08: somebody of the scenario's own who is one of a side's men, and a unit by himself. */
const guest = z.strictObject({ ...single.omit({ leader: true }).shape, ...ownGuest });

/** BP-SCN-09: what a side wants and the other does not know; each draws one as soon as it knows its role. */
const aim = z.strictObject({ ...ownAim(condition), side: id });
export type Aim = z.infer<typeof aim>;

/** BP-SCN-09: who has won, and why. */
const end = z.strictObject({ id, when: z.enum(['at-once', 'turn-end']), if: condition, wins: id, text });

/** BP-SCN-05, BP-DIG-02: how long, and who has won then. */
const limit = z.strictObject({
  turns: number,
  cases: z
    .array(z.strictObject({ if: condition, wins: id, level: z.enum(['minor', 'full']).optional() }))
    .optional(),
  /** When no case holds. */
  otherwise: z.union([z.literal('draw'), id]),
});

const playable = z.strictObject({
  ...head,
  mode: z.literal('competitive'),
  players: z.strictObject({ min: z.literal(SEATS), max: z.literal(SEATS) }),
  boards: z.array(board).length(1),
  /** BP-SCN-03 */
  roles: z.tuple([id, id]),
  terrain: z.array(terrainSchema).max(200).optional(),
  zones: z.record(id, z.strictObject({ shape: areaShape })).optional(),
  objects: z.array(object).max(10).optional(),
  guests: z.array(guest).max(MOST_GUESTS).optional(),
  options: z.record(id, option).optional(),
  /** BP-SCN-17: what one side may spend of the other's points, where players want that. */
  pointShare: z.strictObject({ side: id, of: id, share }).optional(),
  /** BP-SCN-13, BP-SCN-18: who leaves by an edge of his own will is through. */
  exits: z
    .array(z.strictObject({ side: id, edge: edgeName }))
    .max(4)
    .optional(),
  /** BP-SCN-15: these must pass so many activations in one turn before they stir. */
  alert: z.strictObject({ who: filter, activations: z.int().min(2).max(5) }).optional(),
  deployment: z.strictObject({ order: z.literal('listed'), steps: operations }),
  procedures: z.record(id, operations).optional(),
  rules: z.array(rule).max(100).optional(),
  actions: z.array(action).max(20).optional(),
  end: z.array(end).max(20).optional(),
  aims: z.array(aim).max(MOST_AIMS).optional(),
  limit,
});
export type Playable = z.infer<typeof playable>;

/** BP-SCN-01: a die that says which of the built-in ones is played. */
const choice = z.strictObject({
  ...head,
  die: z.int().min(2).max(100).optional(),
  rows: z.array(z.strictObject({ range: z.tuple([z.int(), z.int()]), scenario: id })).min(1),
});
export type ScenarioChoice = z.infer<typeof choice>;

/** A scenario as it is written down, built-in or a user's own. */
export const scenarioSchema = z.union([playable, choice]);
export type Scenario = z.infer<typeof scenarioSchema>;

export function isChoice(scenario: Scenario): scenario is ScenarioChoice {
  return 'rows' in scenario;
}
