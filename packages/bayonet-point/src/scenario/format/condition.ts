import { type Combined, combined, id, limits } from '@vedette/scenario';
import { z } from 'zod';
import { TROOP_TYPE_IDS } from '../../data/troops.ts';
import { share } from './words.ts';

/** Figures that every key fits; those who are out of the game fit none. */
export const filter = z
  .strictObject({
    side: id.optional(),
    troops: z.array(z.enum(TROOP_TYPE_IDS)).min(1).optional(),
    mounted: z.boolean().optional(),
    zone: id.optional(),
    /** Somebody of the scenario's own. */
    guest: id.optional(),
    /** BP-GEN-20: on the table in one of these states. */
    state: z
      .array(z.enum(['able', 'ground', 'down', 'fleeing']))
      .min(1)
      .optional(),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filter>;

const counted = { ...limits, minShare: share.optional() };

/** BP-SCN-09, -13, -16: what a side has lost or done so far; `minShare` is of all it had, or of all such objects. */
const tallies = [
  z.strictObject({ tally: z.literal('lost'), side: id, guest: id.optional(), ...counted }),
  z.strictObject({ tally: z.literal('through'), side: id, guest: id.optional(), ...counted }),
  z.strictObject({ tally: z.literal('secured'), side: id, objects: z.array(id).min(1), ...counted }),
] as const;

const simple = z.union([
  z.strictObject({ count: filter, ...limits }),
  z.strictObject({ var: id, ...limits }),
  z.strictObject({ turn: z.strictObject(limits) }),
  z.strictObject({ option: id, is: z.string() }),
  /** BP-SCN-09: this side has met its secret aim; only when time is up. */
  z.strictObject({ aim: id }),
  /** BP-DIG-02: a side has lost a smaller share than another, by at least so much of the whole. */
  z.strictObject({ ahead: id, of: id, by: share }),
  z.discriminatedUnion('tally', tallies),
]);
export type SimpleCondition = z.infer<typeof simple>;
export type Tally = Extract<SimpleCondition, { readonly tally: string }>;

export type Condition = Combined<SimpleCondition>;
export const condition = combined<SimpleCondition>(simple);
