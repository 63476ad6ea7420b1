import { z } from 'zod';
import { CLASS_IDS } from '../data/classes.ts';
import { TROOP_TYPE_IDS } from '../data/troops.ts';

export const LONGEST_NAME = 60;
const name = z.string().min(1).max(LONGEST_NAME);
/** What a document has room for. */
export const MOST_WRITTEN = { units: 40, figures: 400, inUnit: 40, limit: 10_000 } as const;
/** An id of the data. Unknown ones are problems, not faults of form, so that each gets its rule. */
const weapons = z
  .array(
    z
      .string()
      .max(30, { abort: true })
      .regex(/^[a-z]+(?:-[a-z]+)*$/),
  )
  .max(6);

const unit = z.strictObject({
  name,
  troops: z.enum(TROOP_TYPE_IDS),
  /** Of the men; their leader is a Master (BP-UNIT-03). */
  class: z.enum(CLASS_IDS),
  /** Leader included (BP-UNIT-02). */
  figures: z.int().min(1).max(MOST_WRITTEN.inUnit),
  weapons,
  /** BP-ARMY-05: a pistol or a sword for the leader beyond his men's arms. */
  extra: z.enum(['pistol', 'sword']).optional(),
});

export const single = z.strictObject({
  name,
  troops: z.enum(TROOP_TYPE_IDS),
  class: z.enum(CLASS_IDS),
  weapons,
  /** BP-DIG-14 */
  leader: z.boolean().optional(),
});

const faces = (sides: number, most: number) => z.array(z.int().min(1).max(sides)).max(most);

/** BP-ARMY-08: sides of the die for the numbers of a random army. */
export const GENERATION_DICE = [4, 6, 8, 10, 12] as const;

/** BP-ARMY-02 to -08: the dice that made it, and what was agreed before. */
const rolled = z.strictObject({
  die: z.literal(GENERATION_DICE),
  lancers: z.boolean(),
  dice: z.strictObject({
    numbers: faces(12, 2),
    sizes: faces(12, 18),
    arms: faces(6, 18),
    classes: faces(10, 400),
  }),
});

/** A force as its player writes it down: units for unit play, single figures for individual play (BP-GEN-08). */
export const forceSchema = z.strictObject({
  format: z.literal('vedette-force'),
  version: z.literal(1),
  ruleset: z.literal('bayonet-point'),
  name,
  /** BP-ARMY-10: the limit it was bought for; null when it was diced for (BP-ARMY-01). */
  limit: z.int().min(1).max(MOST_WRITTEN.limit).nullable(),
  /** BP-ARMY-01: nobody is named: the army is diced for when the match begins. BP-ARMY-06: did it ever have lancers? */
  random: z.strictObject({ lancers: z.boolean().default(true) }).optional(),
  /** Left out by whoever did not dice for it here. */
  rolled: rolled.optional(),
  units: z.array(unit).max(MOST_WRITTEN.units).default([]),
  figures: z.array(single).max(MOST_WRITTEN.figures).default([]),
});

export type Force = z.infer<typeof forceSchema>;
export type Rolled = z.infer<typeof rolled>;
export type UnitEntry = z.infer<typeof unit>;
export type FigureEntry = z.infer<typeof single>;
