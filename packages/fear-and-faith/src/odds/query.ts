import { z } from 'zod';
import { FEAR_CAUSES } from '../data/fear-causes.ts';
import { MOST_DICE } from '../data/quality.ts';
import { BLAST_WEAPONS, type BlastId } from '../data/weapons/blasts.ts';
import { WEAPONS, type WeaponId } from '../data/weapons/weapons.ts';
import type { QualityPurpose } from '../events.ts';

const model = z.string().min(1).max(60).describe('Id of a model on the table.');
const spot = z.strictObject({
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
  z: z.number().min(-10_000).max(10_000).default(0),
});
const from = spot.describe('Where it would do it from; where it stands when absent.').optional();
const weapon = z
  .enum(WEAPONS.map(({ id }) => id) as [WeaponId, ...WeaponId[]])
  .describe('The first that serves when absent.')
  .optional();
const dice = z.int().min(1).max(MOST_DICE);
const modifier = z
  .int()
  .min(-9)
  .max(9)
  .describe('What the occasion adds: -1 for an ambush or a gruesome death.')
  .default(0);

/** FF-GEN-12: what a Quality roll may be asked about by itself. */
const PURPOSES = [
  'activation',
  'fear',
  'morale',
  'climb',
  'fall',
  'stairs',
  'ladder',
  'throw',
  'resist',
  'reaction',
  'close-shot',
  'hazard',
  'scared',
  'insanity',
  'cure',
  'orphan',
  'mishap',
  'infection',
  'scenario',
] as const satisfies readonly QualityPurpose[];

export const SPELLS = ['attack', 'curse', 'scare', 'transfix'] as const;

/** Everything whose chances can be asked. */
export const schema = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('fight').describe('Hand to hand, as if they were in contact (FF-HTH-02).'),
    attacker: model,
    target: model,
    weapon,
    powerful: z.boolean().default(false),
    from,
  }),
  z.strictObject({
    ask: z.literal('shot').describe('One pull of the trigger (FF-RNG-06, -13, -17).'),
    shooter: model,
    target: model,
    weapon,
    aimed: z.boolean().default(false),
    burst: z.boolean().default(false),
    from,
  }),
  z.strictObject({
    ask: z.literal('concentrated').describe('FF-GRP-06'),
    shooters: z.array(model).min(2).max(5),
    target: model,
  }),
  z.strictObject({
    ask: z.literal('throw').describe('A grenade or vial, and its blast where it falls (FF-RNG-23).'),
    thrower: model,
    weapon: z.enum(BLAST_WEAPONS.map(({ id }) => id) as [BlastId, ...BlastId[]]),
    at: spot,
  }),
  z.strictObject({
    ask: z.literal('spell').describe('Once it is cast, with so much power (FF-MAG-07).'),
    caster: model,
    spell: z.enum(SPELLS),
    target: model,
    power: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    from,
  }),
  z.strictObject({
    ask: z.literal('fear').describe('FF-FEAR-03'),
    model,
    source: model.optional(),
    cause: z.enum(FEAR_CAUSES).default('charge'),
    modifier,
  }),
  z.strictObject({ ask: z.literal('morale').describe('FF-MOR-02'), model }),
  z.strictObject({
    ask: z.literal('climb').describe('FF-MOV-16'),
    model,
    piece: z.string().min(1).max(60).optional(),
  }),
  z.strictObject({
    ask: z.literal('fall').describe('FF-MOV-21'),
    model,
    depth: z.number().min(0).max(10_000).describe('Millimetres.'),
  }),
  z.strictObject({
    ask: z.literal('door').describe('One try at a shut door (FF-MOV-10).'),
    bashers: z.array(model).min(1).max(2),
    door: z.string().min(1).max(60),
  }),
  z.strictObject({
    ask: z.literal('hacks').describe('Everybody who may strike if it turns its back (FF-HTH-17).'),
    model,
    fleeing: z.boolean().default(false),
  }),
  z.strictObject({
    ask: z.literal('activation').describe('What dice risk (FF-ACT-03); one, two and three when absent.'),
    models: z.array(model).min(1).max(60),
    dice: dice.optional(),
    declared: z.string().max(100).optional(),
  }),
  z.strictObject({
    ask: z.literal('quality').describe('Any Quality roll (FF-GEN-12).'),
    model,
    purpose: z.enum(PURPOSES).default('scenario'),
    dice: dice.default(1),
    modifier,
  }),
  z.strictObject({
    ask: z.literal('pending').describe('Each answer to the open question, if it is the seat’s own.'),
  }),
]);

export type OddsQuery = z.infer<typeof schema>;
export type Query<Ask extends OddsQuery['ask']> = Extract<OddsQuery, { ask: Ask }>;
