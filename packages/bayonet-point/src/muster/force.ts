import { z } from 'zod';
import { CLASS_IDS } from '../data/classes.ts';
import { TROOP_TYPE_IDS } from '../data/troops.ts';

const name = z.string().min(1).max(60);
/** An id of the data. Unknown ones are problems, not faults of form, so that each gets its rule. */
const weapons = z
  .array(
    z
      .string()
      .regex(/^[a-z]+(?:-[a-z]+)*$/)
      .max(30),
  )
  .max(6);

const unit = z.strictObject({
  name,
  troops: z.enum(TROOP_TYPE_IDS),
  /** Of the men; their leader is a Master (BP-UNIT-03). */
  class: z.enum(CLASS_IDS),
  /** Leader included (BP-UNIT-02). */
  figures: z.int().min(1).max(40),
  weapons,
  /** BP-ARMY-05: a pistol or a sword for the leader beyond his men's arms. */
  extra: z.enum(['pistol', 'sword']).optional(),
});

const single = z.strictObject({
  name,
  troops: z.enum(TROOP_TYPE_IDS),
  class: z.enum(CLASS_IDS),
  weapons,
  /** BP-DIG-14 */
  leader: z.boolean().optional(),
});

/** A force as its player writes it down: units for unit play, single figures for individual play (BP-GEN-08). */
export const forceSchema = z.strictObject({
  format: z.literal('vedette-force'),
  version: z.literal(1),
  ruleset: z.literal('bayonet-point'),
  name,
  /** BP-ARMY-10: the limit it was bought for; null when it was diced for (BP-ARMY-01). */
  limit: z.int().min(1).max(10_000).nullable(),
  /** BP-ARMY-01: nobody is named: the army is diced for when the match begins. BP-ARMY-06: did it ever have lancers? */
  random: z.strictObject({ lancers: z.boolean().default(true) }).optional(),
  units: z.array(unit).max(40).default([]),
  figures: z.array(single).max(400).default([]),
});

export type Force = z.infer<typeof forceSchema>;
export type UnitEntry = z.infer<typeof unit>;
export type FigureEntry = z.infer<typeof single>;
