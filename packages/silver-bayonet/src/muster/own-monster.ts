import { z } from 'zod';
import { attributeTextSchema } from '../data/attribute-text.ts';
import { BASES } from '../data/bases.ts';
import type { MonsterType, Size } from '../data/monsters/monster.ts';

export const BEHAVIOURS = ['standard', 'caster', 'irritant', 'necromancer', 'non-aggressive'] as const;

const id = z
  .string()
  .max(40, { abort: true })
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

export const ownMonsterSchema = z.strictObject({
  format: z.literal('vedette-monster'),
  version: z.literal(1),
  ruleset: z.literal('silver-bayonet'),
  id,
  name: z.string().min(1).max(60),
  /** SB-MON-12: the listed monster it was made from. */
  model: id.optional(),
  stats: z.strictObject({
    speed: z.int().min(1).max(20),
    melee: z.int().min(-5).max(15),
    accuracy: z.int().min(-5).max(15),
    defence: z.int().min(5).max(25),
    courage: z.int().min(-5).max(20),
    health: z.int().min(1).max(60),
  }),
  xp: z
    .strictObject({ min: z.int().min(0).max(10), max: z.int().min(0).max(10) })
    .refine(({ min, max }) => min <= max, 'monster.experience'),
  attributes: z.array(attributeTextSchema).max(20),
  /** Free words for attributes that nobody has scripted; shown, without effect. */
  inventions: z.array(z.string().min(1).max(200)).max(10),
  /** Sets to take one from; none means natural weapons. */
  equipment: z.array(z.array(id).max(10)).max(6),
  body: z.strictObject({
    mm: z.literal(BASES.map(({ mm }) => mm)),
    height: z.number().min(0.25).max(6),
  }),
  behaviour: z.enum(BEHAVIOURS),
  tags: z.array(id).max(10),
  unique: z.boolean(),
});

/** A monster of a player's own, as data. */
export type OwnMonster = z.infer<typeof ownMonsterSchema>;

/** SB-MON-03: what Trample goes by. */
function sizeOf(attributes: readonly string[]): Size {
  if (attributes.includes('large')) return 'large';
  return attributes.includes('small') ? 'small' : 'normal';
}

/** What a scenario or position adds to the bestiary. */
export const bestiarySchema = z.array(ownMonsterSchema).max(50);

/** A checked document as the bestiary would list it. */
export function monsterFrom(own: OwnMonster): MonsterType {
  return {
    id: own.id,
    title: own.name,
    stats: own.stats,
    xp: own.xp,
    attributes: own.attributes,
    equipment: own.equipment.length === 0 ? [['natural-weapons']] : own.equipment,
    body: own.body,
    size: sizeOf(own.attributes),
    behaviour: own.behaviour,
    tags: own.tags,
    ...(own.unique ? { unique: true as const } : {}),
    source: 'own',
    rule: 'SB-MON-12',
  };
}
