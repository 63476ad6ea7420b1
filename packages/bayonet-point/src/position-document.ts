import { edge } from '@vedette/scenario';
import { z } from 'zod';
import { CLASS_IDS } from './data/classes.ts';
import { GAITS, TROOP_TYPE_IDS } from './data/troops.ts';
import { WEAPON_IDS } from './data/weapons.ts';
import { terrainSchema } from './rules/ground/terrain.ts';
import { TURN_STEPS } from './state.ts';

const coordinate = z.number().min(-100).max(3100);
const count = z.int().min(0).max(99);
const id = z.string().min(1).max(40);
const home = z.strictObject({
  edge,
  from: coordinate,
  to: coordinate,
});

/** A figure laid out by hand: what it leaves out comes from its unit. */
const figureSchema = z.strictObject({
  id,
  x: coordinate,
  y: coordinate,
  leader: z.boolean().default(false),
  class: z.enum(CLASS_IDS).optional(),
  weapons: z.array(z.enum(WEAPON_IDS)).optional(),
  unloaded: z.array(z.enum(WEAPON_IDS)).default([]),
  standing: z.enum(['waiting', 'table', 'incapacitated', 'routed', 'pursued', 'through']).default('table'),
  mounted: z.boolean().optional(),
  gait: z.enum(GAITS).default('halt'),
  wounds: count.default(0),
  horseWounds: count.default(0),
  down: count.default(0),
  ground: z.enum(['up', 'open', 'cover']).default('up'),
  fleeing: z.boolean().default(false),
  pursuing: z.boolean().default(false),
  inside: z.string().nullable().default(null),
  opponent: id.nullable().default(null),
  rounds: count.default(0),
  struck: z.boolean().default(false),
  charging: z.boolean().default(false),
  stirred: z.boolean().default(false),
});

const unitSchema = z.strictObject({
  id,
  name: z.string().min(1).max(60).optional(),
  side: z.int().min(0).max(1),
  class: z.enum(CLASS_IDS).default('average'),
  troops: z.enum(TROOP_TYPE_IDS).default('infantry'),
  weapons: z.array(z.enum(WEAPON_IDS)).default(['musket']),
  figures: z.array(figureSchema).min(1).max(40),
  home: home.optional(),
  morale: count.optional(),
  test: z.enum(['untested', 'active', 'failed', 'left-out']).default('untested'),
  idle: count.default(0),
  moved: z.boolean().default(false),
  fired: z.boolean().default(false),
  roused: z.boolean().default(true),
  flight: z
    .strictObject({
      moves: count,
      final: z.boolean(),
      number: count,
      gone: z.array(z.strictObject({ x: coordinate, y: coordinate })).default([]),
    })
    .nullable()
    .default(null),
  enters: z.boolean().default(false),
  routs: count.default(0),
  pursues: id.nullable().default(null),
});

export const positionSchema = z.strictObject({
  /** Where it lies on the table of this match, in the millimetres in which figures stand, whatever the scale. */
  terrain: z.array(terrainSchema).max(200).default([]),
  units: z.array(unitSchema).max(400),
  contacts: z
    .array(
      z.strictObject({
        a: id,
        b: id,
        across: z.string().nullable().default(null),
        held: id.nullable().default(null),
      }),
    )
    .default([]),
  horses: z
    .array(
      z.strictObject({
        id,
        rider: id,
        side: z.int().min(0).max(1),
        troops: z.enum(TROOP_TYPE_IDS),
        x: coordinate,
        y: coordinate,
        wounds: count.default(0),
      }),
    )
    .default([]),
  animals: z
    .array(
      z.strictObject({
        id,
        object: id,
        x: coordinate,
        y: coordinate,
        radius: z.number().positive().max(100),
        leader: id.nullable().default(null),
        taken: z.int().min(0).max(1).nullable().default(null),
      }),
    )
    .default([]),
  /** A built-in scenario. */
  scenario: z.string().default('open-battle'),
  /** BP-SCN-03: who has which of its roles; without a word they go to the seats in their order. */
  roles: z.record(id, z.int().min(0).max(1)).default({}),
  /** BP-SCN-08, BP-SCN-13: edges that players have chosen in it, by the name it stores them under. */
  edges: z.record(id, edge).default({}),
  /** Numbers that it has set. */
  variables: z.record(id, z.int().min(-9999).max(9999)).default({}),
  turn: z.int().min(1).default(1),
  turns: z.int().min(1).default(15),
  step: z.enum(TURN_STEPS).default('activations'),
  active: z.int().min(0).max(1).default(0),
  first: z.int().min(0).max(1).default(0),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
  /** For a trial: figures where none could stand, animals off the table, men and horses with more wounds than kill. */
  anyway: z.boolean().default(false),
});

/** Anything that can be laid out, so that one rule can be tried. */
export type Position = z.infer<typeof positionSchema>;

/** The same as it is written down: what it leaves out has not been filled in. */
export type PositionDraft = z.input<typeof positionSchema>;
export type UnitDocument = Position['units'][number];
