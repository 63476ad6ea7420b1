import { edge } from '@vedette/scenario';
import { z } from 'zod';
import { ADVANCE_IDS } from './data/advances.ts';
import { SIZES } from './data/bodies.ts';
import { FEAR_CAUSES } from './data/fear-causes.ts';
import { LEAVING_IDS } from './data/leaving.ts';
import { argumentsOf, type RuleText } from './data/rule-text.ts';
import { SPECIAL_RULE_IDS } from './data/special-rules.ts';
import { STICKS } from './data/sticks.ts';
import { TAGS } from './data/tags.ts';
import { WEAPONS, type WeaponId } from './data/weapons/weapons.ts';
import { ownProfile } from './muster/party.ts';
import { LARGEST, portalSchema, roomSchema, terrainSchema } from './rules/ground/documents.ts';
import { filter } from './scenario/format/filter.ts';
import { operation } from './scenario/format/operation.ts';
import { scenarioSchema } from './scenario/format/scenario.ts';
import { ALL_TASKS } from './scenario/format/tasks.ts';
import {
  GAME_COUNTS,
  INFECTIONS,
  NOMINATION_KINDS,
  ORIGINS,
  PHASES,
  POSTURES,
  TURN_COUNTS,
} from './state.ts';
import { conditionsForm, counted } from './state-form.ts';

const coordinate = z
  .number()
  .min(-100)
  .max(LARGEST + 100);
const count = z.int().min(0).max(99);
const id = z.string().min(1).max(60);
const seat = z.int().min(0).max(3);
const weapon = z.enum(WEAPONS.map((one) => one.id) as [WeaponId, ...WeaponId[]]);
const RULE_TEXTS = SPECIAL_RULE_IDS.flatMap((rule) => [
  rule,
  ...argumentsOf(rule).map((argument) => `${rule}:${argument}`),
]) as [RuleText, ...RuleText[]];

/** A weapon as it is carried; its name alone: in hand where there is a hand for it, loaded, in order. */
const armSchema = z.union([
  weapon,
  z.strictObject({
    weapon,
    inHand: z.boolean().optional(),
    loaded: z.boolean().default(true),
    fault: z.enum(['none', 'mend', 'lost']).default('none'),
    silver: z.boolean().optional(),
    wooden: z.boolean().default(false),
    familiar: z.boolean().default(true),
  }),
]);

/** A model laid out by hand: what it leaves out comes from its profile. */
const modelSchema = z.strictObject({
  id,
  name: z.string().min(1).max(60).optional(),
  profile: id,
  party: seat,
  /** FF-SPEC-14, FF-CAMP-32: where somebody else nominates it. */
  controller: seat.optional(),
  home: seat.optional(),
  origin: z.enum(ORIGINS).default('roster'),
  x: coordinate.default(0),
  y: coordinate.default(0),
  z: coordinate.default(0),
  points: z.int().min(0).max(1000).optional(),
  quality: z.int().min(2).max(6).optional(),
  combat: z.int().min(0).max(6).optional(),
  movement: z.enum(STICKS).optional(),
  size: z.enum(SIZES).optional(),
  /** In place of the profile's. */
  rules: z.array(z.enum(RULE_TEXTS)).max(30).optional(),
  tags: z.array(z.enum(TAGS)).max(TAGS.length).optional(),
  arms: z.array(armSchema).max(12).optional(),
  standing: z.enum(['reserve', 'hidden', 'table', 'out']).default('table'),
  left: z.enum(LEAVING_IDS).nullable().default(null),
  escaped: z.boolean().default(false),
  posture: z.enum(POSTURES).default('standing'),
  conditions: conditionsForm.default({}),
  losses: z
    .strictObject({ wounds: count.default(0), poison: count.default(0), transformation: count.default(0) })
    .prefault({}),
  turn: counted(TURN_COUNTS).default({}),
  game: counted(GAME_COUNTS).default({}),
  startedHidden: z.boolean().default(false),
  master: id.nullable().default(null),
  prey: id.nullable().default(null),
  /** FF-SPEC-25: a room or a piece of terrain by its id, or any place. */
  haunt: z
    .union([id, z.strictObject({ shape: roomSchema.shape.shape, level: coordinate.default(0) })])
    .nullable()
    .default(null),
});

const partySchema = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  side: z.enum(['good', 'evil']),
  /** FF-MOR-01; left out: as many as there are of it. */
  strength: count.optional(),
  halved: z.boolean().default(false),
  turnovers: count.default(0),
  turns: count.default(1),
  pool: z.int().min(0).max(10_000).default(0),
  /** FF-SPEC-15: demons of its player's own. */
  demons: z.array(ownProfile).max(20).default([]),
  edge: edge.nullable().default(null),
  role: z.enum(['attacker', 'defender']).nullable().default(null),
  /** FF-CAMP-12: each as often as it was bought. */
  advances: z.array(z.enum(ADVANCE_IDS)).max(100).default([]),
  spent: counted(ADVANCE_IDS).default({}),
  earned: z.int().min(0).max(10_000).default(0),
  dormant: count.default(0),
  frightened: z.boolean().default(false),
});

export const positionSchema = z.strictObject({
  width: z.number().min(300).max(LARGEST).default(900),
  depth: z.number().min(300).max(LARGEST).default(900),
  terrain: z.array(terrainSchema).max(200).default([]),
  portals: z.array(portalSchema).max(100).default([]),
  rooms: z.array(roomSchema).max(50).default([]),
  parties: z
    .array(partySchema)
    .min(2)
    .max(4)
    .prefault([{ side: 'good' }, { side: 'evil' }]),
  models: z.array(modelSchema).max(200),
  /** FF-CAMP-07; left out: as the options have it. */
  infectious: z.array(z.enum(INFECTIONS)).max(INFECTIONS.length).optional(),
  corpses: z
    .array(
      z.strictObject({
        of: id,
        x: coordinate,
        y: coordinate,
        z: coordinate.default(0),
        raisable: z.boolean().default(true),
        arms: z.array(armSchema).max(12).default([]),
      }),
    )
    .max(200)
    .default([]),
  tokens: z
    .array(
      z.strictObject({
        id,
        kind: id,
        x: coordinate,
        y: coordinate,
        z: coordinate.default(0),
        carrier: id.nullable().default(null),
      }),
    )
    .max(100)
    .default([]),
  /** FF-SCN-31: counters; `truth`: the hidden model that one stands for, or "nothing". */
  markers: z
    .array(
      z.strictObject({
        id,
        party: seat,
        x: coordinate,
        y: coordinate,
        z: coordinate.default(0),
        truth: id,
        turn: counted(TURN_COUNTS).default({}),
      }),
    )
    .max(100)
    .default([]),
  /** FF-GEN-19: the room of a hidden ghost, what lies under a token, what wears a guise, who is bought, what somebody wants. */
  secrets: z
    .array(
      z.strictObject({
        kind: z.enum(['lair', 'token', 'guise', 'corruption', 'aim']),
        of: id,
        owner: seat,
        truth: id,
      }),
    )
    .max(100)
    .default([]),
  clock: z
    .strictObject({
      time: z.enum(['fixed', 'twilight', 'dawn']).default('fixed'),
      day: z.boolean().default(true),
      moon: z.boolean().default(false),
      weather: z.enum(['normal', 'rain', 'fog', 'storm']).default('normal'),
      outdoors: z.boolean().default(true),
      sight: z.number().positive().max(LARGEST).nullable().default(null),
      clouds: z.boolean().default(false),
    })
    .prefault({}),
  phase: z.enum(PHASES).default('nominate'),
  round: z.int().min(1).max(99).default(1),
  rounds: z.int().min(1).max(30).nullable().default(null),
  order: z.array(seat).max(4).optional(),
  active: seat.default(0),
  /** A nomination whose dice have been rolled. */
  activation: z
    .strictObject({
      kind: z.enum(NOMINATION_KINDS).default('model'),
      leader: id.nullable().default(null),
      waiting: z.array(id).min(1).max(60),
      successes: z.int().min(1).max(3),
      turnover: z.boolean().default(false),
      declared: z.string().max(100).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Of setting up, where the phase is that. */
  toDo: z
    .array(z.union([z.enum(ALL_TASKS), operation]))
    .max(60)
    .default([]),
  /** A scenario by its id, or whole; the ground is still the position's own. */
  scenario: z.union([id, scenarioSchema]).default('open-fight'),
  /** What has come of it so far; roles are found by the sides of the parties where none are given. */
  story: z
    .strictObject({
      roles: z.record(id, seat).optional(),
      layout: id.nullable().default(null),
      variables: z.record(id, z.int().min(-1000).max(1000)).default({}),
      edges: z.record(id, edge).default({}),
      held: z.array(id).max(60).default([]),
      /** Slots that somebody has are laid on the ground as well. */
      slots: z.record(id, z.strictObject({ model: id, open: z.boolean().default(false) })).default({}),
      drawn: z.record(id, z.array(id).max(20)).default({}),
      /** FF-SCN-22: who does not test for what. */
      immune: z
        .array(z.strictObject({ who: filter, to: z.array(z.enum(FEAR_CAUSES)).min(1) }))
        .max(20)
        .default([]),
      scores: z.array(z.int().min(-100).max(100)).max(4).optional(),
    })
    .prefault({}),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
  /** Models where none could stand and in states that none can be in, for a trial. */
  anyway: z.boolean().default(false),
});

/** Anything that can be laid out, so that one rule can be tried. */
export type Position = z.infer<typeof positionSchema>;

/** The same as it is written down: what it leaves out has not been filled in. */
export type PositionDraft = z.input<typeof positionSchema>;
export type ModelDocument = Position['models'][number];
export type ArmDocument = z.infer<typeof armSchema>;
