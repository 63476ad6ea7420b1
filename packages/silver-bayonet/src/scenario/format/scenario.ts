import { MOST_AIMS, MOST_GUESTS } from '@vedette/scenario';
import { z } from 'zod';
import { bestiarySchema } from '../../muster/own-monster.ts';
import { terrainSchema, terrainTypeSchema } from '../../rules/setup/terrain.ts';
import { condition } from './condition.ts';
import {
  anchor,
  board,
  clue,
  deck,
  deployment,
  emplacement,
  exits,
  fate,
  guest,
  investigate,
  link,
  mounted,
  object,
  option,
  startingMonster,
  status,
  zone,
} from './declarations.ts';
import { aftermath, aim, end, reward } from './ending.ts';
import { operations } from './operation.ts';
import { scenarioAction, scenarioRule } from './rule.ts';
import { id, text } from './words.ts';

const MOST_SEATS = 4;

/** SB-OPS-03: a scenario as it is written down, built-in or a user's own. */
export const scenarioSchema = z.strictObject({
  /** For text editors; nothing asks for it. */
  $schema: z.string().max(300).optional(),
  id,
  name: z.string().min(1).max(80),
  rule: z.string().max(40).optional(),
  number: z.union([z.int(), z.string().max(8)]).optional(),
  page: z.int().optional(),
  premise: z.string().max(600).optional(),
  specialRules: z.array(z.strictObject({ rule: z.string().max(40).optional(), text })).optional(),
  mode: z.enum(['competitive', 'solo']),
  players: z.strictObject({
    min: z.int().min(1).max(MOST_SEATS),
    max: z.int().min(1).max(MOST_SEATS),
  }),
  boards: z.array(board).min(1).max(4),
  symmetry: z.enum(['rotate-180', 'mirror-north-south', 'mirror-west-east']).optional(),
  /** SB-OPS-06: types of its own, on top of the built-in ones. */
  terrainTypes: z.record(id, terrainTypeSchema).optional(),
  terrain: z.array(terrainSchema).max(200).optional(),
  zones: z.record(id, zone).optional(),
  anchors: z.record(id, anchor).optional(),
  links: z.array(link).max(40).optional(),
  clues: z.array(clue).max(40).optional(),
  decks: z.record(id, deck).optional(),
  objects: z.array(object).max(40).optional(),
  monsters: z.array(startingMonster).max(60).optional(),
  /** SB-MON-12: monsters of its own. */
  bestiary: bestiarySchema.optional(),
  guests: z.array(guest).max(MOST_GUESTS).optional(),
  emplacements: z.array(emplacement).max(20).optional(),
  statuses: z.record(id, status).optional(),
  fate: fate.optional(),
  mounted: mounted.optional(),
  exits: exits.optional(),
  investigate: investigate.optional(),
  directSunlight: z.literal(true).optional(),
  options: z.record(id, option).optional(),
  deployment,
  procedures: z.record(id, operations).optional(),
  rules: z.array(scenarioRule).max(100).optional(),
  actions: z.array(scenarioAction).max(20).optional(),
  end: z.array(end).optional(),
  mainObjective: condition.optional(),
  rewards: z.array(reward).max(40).optional(),
  aims: z.array(aim).max(MOST_AIMS).optional(),
  aftermath: z.array(aftermath).max(20).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
