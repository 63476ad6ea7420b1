import { type Combined, combined, limits } from '@vedette/scenario';
import { z } from 'zod';
import { filter } from './who.ts';
import { edge, id } from './words.ts';

/** SB-OPS-25: what a side has done so far, and what narrows the count. */
const tallyCounts = [
  z.strictObject({ tally: z.literal('clues'), deck: id.optional(), ...limits }),
  z.strictObject({ tally: z.literal('revealed'), cards: z.array(id).min(1), ...limits }),
  z.strictObject({
    tally: z.enum(['kills', 'wounds']),
    monster: id.optional(),
    scenarioOnly: z.boolean().optional(),
    ...limits,
  }),
  z.strictObject({ tally: z.literal('casualties'), ...limits }),
  z.strictObject({ tally: z.literal('secured'), objects: z.array(id).min(1).optional(), ...limits }),
  z.strictObject({
    tally: z.literal('exited'),
    edges: z.array(edge).min(1).optional(),
    carrying: z.array(id).min(1).optional(),
    ...limits,
  }),
  z.strictObject({ tally: z.literal('survivors'), ...limits }),
  z.strictObject({ tally: z.literal('placed'), monster: id.optional(), ...limits }),
] as const;

export const tally = z.discriminatedUnion('tally', tallyCounts);
export type Tally = z.infer<typeof tally>;

const simple = z.union([
  z.strictObject({ count: filter, ...limits }),
  z.strictObject({ var: id, ...limits }),
  z.strictObject({ turn: z.strictObject(limits) }),
  z.strictObject({ deckHas: id }),
  z.strictObject({ option: id, is: z.string() }),
  z.strictObject({ noSoldiers: z.enum(['any-side', 'all-sides']) }),
  z.strictObject({ noMonsters: z.literal(true) }),
  tally,
]);

export type SimpleCondition = z.infer<typeof simple>;

/** SB-OPS-24. */
export type Condition = Combined<SimpleCondition>;
export const condition = combined<SimpleCondition>(simple);
