import { z } from 'zod';
import { ITEMS } from './data/armoury/armoury.ts';
import { bestiarySchema } from './muster/own-monster.ts';
import { emplacementsSchema } from './rules/setup/emplacement.ts';
import { terrainSchema } from './rules/setup/terrain.ts';
import { scenarioSchema } from './scenario/format/scenario.ts';
import { edge } from './scenario/format/words.ts';

const itemId = z.enum(ITEMS.map(({ id }) => id) as [string, ...string[]]);
const coordinate = z.number().min(-10).max(300);
const count = z.int().min(0).max(99);
/** More than a figure ever bears at once. */
const MOST_MARKS = 50;
const stat = z.int().min(-999).max(999);

const gearSchema = z.strictObject({
  item: itemId,
  upgrades: z.array(itemId).default([]),
  loaded: z.boolean().default(true),
  state: z.enum(['whole', 'fouled', 'broken', 'lost']).default('whole'),
  types: z.array(z.string()).default([]),
});

/** A figure laid out by hand: a soldier or monster type, and whatever differs from its printed line. */
const figureSchema = z.strictObject({
  id: z.string().min(1).max(40),
  name: z.string().max(60).optional(),
  side: z.int().min(0).max(7).nullable(),
  role: z.enum(['officer', 'soldier', 'monster']).optional(),
  type: z.string().default('infantryman'),
  /** Which of the type's equipment sets, and for a monster which variant. */
  set: z.int().min(0).max(9).optional(),
  variant: z.string().optional(),
  x: coordinate,
  y: coordinate,
  z: coordinate.default(0),
  stats: z
    .strictObject({
      speed: z.number().min(0).max(99),
      melee: stat,
      accuracy: stat,
      defence: stat,
      courage: stat,
      health: stat,
    })
    .partial()
    .default({}),
  health: stat.optional(),
  attributes: z.array(z.string()).optional(),
  gear: z.array(z.union([itemId, gearSchema])).optional(),
  fatigue: z.int().min(0).max(2).default(0),
  terror: z
    .strictObject({ kind: z.enum(['paralysed', 'shaken', 'stunned', 'distracted']), activations: count })
    .nullable()
    .default(null),
  standing: z.enum(['waiting', 'standing', 'down', 'removed', 'collapsed', 'left']).default('standing'),
  mounted: z.boolean().default(false),
  activated: z.boolean().default(false),
  marks: z
    .record(z.string().max(100), z.number())
    .refine((marks) => Object.keys(marks).length <= MOST_MARKS, 'position.marks')
    .default({}),
  carries: z.array(z.string()).default([]),
  /** SB-OPS-13: the group of a monster, by which the scenario's rules know it. */
  group: z.string().optional(),
  /** SB-OPS-54: conditions that the scenario declares. */
  statuses: z.array(z.string()).default([]),
});

const marker = { id: z.string(), x: coordinate, y: coordinate, z: coordinate.default(0) };

export const positionSchema = z.strictObject({
  seats: z.int().min(1).max(8).default(2),
  width: z.number().min(6).max(120).default(36),
  depth: z.number().min(6).max(120).default(36),
  terrain: z.array(terrainSchema).max(200).default([]),
  figures: z.array(figureSchema).max(200),
  pools: z.array(z.strictObject({ power: count, skill: count, monster: count })).optional(),
  conditions: z
    .strictObject({
      rain: z.boolean(),
      fog: z.boolean(),
      deluge: z.boolean(),
      wheelOfFate: z.boolean(),
      enchantment: z.boolean(),
    })
    .partial()
    .default({}),
  order: z.array(z.int().min(0).max(7)).optional(),
  turn: z.int().min(1).default(1),
  phase: z
    .enum(['initiative', 'primary-1', 'monsters', 'secondary', 'primary-2', 'player-1', 'player-2', 'end'])
    .optional(),
  clues: z.array(z.strictObject({ ...marker, deck: z.string() })).default([]),
  decks: z.record(z.string(), z.array(z.string())).default({}),
  objects: z.array(z.strictObject({ ...marker, stuck: z.boolean().default(false) })).default([]),
  emplacements: emplacementsSchema,
  /** Whose rules, decks, objects and zones are in force; ground, figures and markers are the position's own. */
  scenario: scenarioSchema.optional(),
  /** SB-OPS-18, -62: what its rules remember: figures stored by name, and variables. */
  stored: z.record(z.string(), z.array(z.string())).default({}),
  variables: z.record(z.string(), z.number()).default({}),
  /** SB-SCN-GEN-05: by seat, the edge where each unit has deployed. */
  edges: z.array(edge.nullable()).optional(),
  /** SB-MON-12: monsters of its own. */
  bestiary: bestiarySchema.default([]),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
  /** For a trial: figures and markers where none could be, the dead on their feet, burdens and decks that are none. */
  anyway: z.boolean().default(false),
});

/** Anything that can be laid out, so that one rule can be tried. */
export type Position = z.infer<typeof positionSchema>;
export type FigureDocument = Position['figures'][number];
