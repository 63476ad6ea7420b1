import { z } from 'zod';

/** Names are free text (SB-UNIT-18). */
const name = z.string().min(1).max(60);
/** An id of the data. Unknown ones are problems, not faults of form, so that each gets its rule. */
const id = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .max(40);

const special = z.strictObject({
  item: id,
  /** For an upgrade: the item it is put on. `pistol#2` is the second of two. */
  host: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*(?:#[1-9])?$/)
    .max(42)
    .optional(),
});

const officer = z.strictObject({
  name,
  rank: z.string().max(60).optional(),
  /** SB-UNIT-05: one stat of each pair. */
  increases: z.array(id).max(10),
  attributes: z.array(id).max(10),
  equipment: z.array(id).max(20),
  special: z.array(special).max(10),
});

const soldier = z.strictObject({
  name,
  type: id,
  /** Which of the type's equipment sets, from 0; the first when absent. */
  set: z.int().min(0).max(9).optional(),
  /** Only for types that equip by slots. */
  equipment: z.array(id).max(20).optional(),
  /** Only for types that choose an attribute. */
  attribute: id.optional(),
  special: z.array(special).max(10),
  /** SB-UNIT-15: recruited from outside the national list. */
  outside: z.boolean().optional(),
});

export const unitSchema = z.strictObject({
  format: z.literal('vedette-unit'),
  version: z.literal(1),
  ruleset: z.literal('silver-bayonet'),
  name,
  nation: id,
  /** SB-UNIT-03: the country shown, when it borrows another's list. */
  country: z.string().max(60).optional(),
  officer,
  soldiers: z.array(soldier).max(40),
});

/** A unit as its player writes it down: right in form, not yet by the rules. */
export type Unit = z.infer<typeof unitSchema>;
export type OfficerEntry = z.infer<typeof officer>;
export type SoldierEntry = z.infer<typeof soldier>;
export type SpecialEntry = z.infer<typeof special>;
