import { z } from 'zod';
import { recordSchema } from './record.ts';

/** Names are free text (SB-UNIT-18). */
export const LONGEST_NAME = 60;
const name = z.string().min(1).max(LONGEST_NAME);
/** What a document has room for; the rules allow far less. */
export const MOST_WRITTEN = { soldiers: 40, equipment: 20, special: 10 } as const;
/** An id of the data. Unknown ones are problems, not faults of form, so that each gets its rule. */
const id = z
  .string()
  .max(40, { abort: true })
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

const dice = z.int().min(0).max(99);

const fateSchema = z.strictObject({ power: dice, skill: dice, monster: dice });

const specialSchema = z.strictObject({
  item: id,
  /** For an upgrade: the item it is put on. `pistol#2` is the second of two. */
  host: z
    .string()
    .max(42, { abort: true })
    .regex(/^[a-z]+(?:-[a-z]+)*(?:#[1-9])?$/)
    .optional(),
});

export const officerSchema = z.strictObject({
  name,
  rank: z.string().max(60).optional(),
  /** SB-UNIT-05: one stat of each pair. */
  increases: z.array(id).max(10),
  attributes: z.array(id).max(10),
  equipment: z.array(id).max(MOST_WRITTEN.equipment),
  special: z.array(specialSchema).max(MOST_WRITTEN.special),
  /** Left out by a new one. */
  record: recordSchema.optional(),
});

export const soldierSchema = z.strictObject({
  name,
  type: id,
  /** Which of the type's equipment sets, from 0; the first when absent. */
  set: z.int().min(0).max(9).optional(),
  /** Only for types that equip by slots. */
  equipment: z.array(id).max(MOST_WRITTEN.equipment).optional(),
  /** Only for types that choose an attribute. */
  attribute: id.optional(),
  special: z.array(specialSchema).max(MOST_WRITTEN.special),
  /** SB-UNIT-15: recruited from outside the national list. */
  outside: z.boolean().optional(),
  /** Left out by a recruit. */
  record: recordSchema.optional(),
});

export const unitSchema = z.strictObject({
  format: z.literal('vedette-unit'),
  /** 2: with what a campaign writes, `record` and `fate`. */
  version: z.union([z.literal(1), z.literal(2)]),
  ruleset: z.literal('silver-bayonet'),
  name,
  nation: id,
  /** SB-UNIT-03: the country shown, when it borrows another's list. */
  country: z.string().max(60).optional(),
  officer: officerSchema,
  soldiers: z.array(soldierSchema).max(MOST_WRITTEN.soldiers),
  /** SB-OPS-45, SB-CAMP-26: dice that its pool starts its next game with on top. */
  fate: fateSchema.optional(),
});

/** A unit as its player writes it down: right in form, not yet by the rules. */
export type Unit = z.infer<typeof unitSchema>;
export type OfficerEntry = z.infer<typeof officerSchema>;
export type SoldierEntry = z.infer<typeof soldierSchema>;
export type SpecialEntry = z.infer<typeof specialSchema>;
