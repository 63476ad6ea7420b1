import { ownAim } from '@vedette/scenario';
import { z } from 'zod';
import { condition, tally } from './condition.ts';
import { operations } from './operation.ts';
import { id, text } from './words.ts';

/** SB-OPS-27. */
export const end = z.strictObject({ when: z.enum(['at-once', 'turn-end']), if: condition });

const xp = z.int().min(1).max(20);

/** SB-OPS-26. */
export const reward = z.union([
  z.strictObject({ id, xp, text, if: condition }),
  z.strictObject({
    id,
    xp,
    text,
    per: tally,
    /** For every so many of them, not for each. */
    every: z.int().min(2).max(99).optional(),
    max: z.int().min(1).max(99).optional(),
    if: condition.optional(),
  }),
  z.strictObject({
    id,
    figureXp: xp,
    text,
    of: z.strictObject({
      investigated: z.int().min(1).optional(),
      revealed: z.array(id).min(1).optional(),
      exitedFromTurn: z.int().min(1).optional(),
    }),
  }),
]);
/** SB-OPS-26: what a side wants and the others do not know; each draws one before it deploys. */
export const aim = z.strictObject({ ...ownAim(condition), xp });
export type Aim = z.infer<typeof aim>;

export type Reward = z.infer<typeof reward>;

/** SB-OPS-28. */
export const aftermath = z.strictObject({
  id,
  text,
  side: z.literal('each'),
  optional: z.boolean(),
  if: condition,
  do: operations,
});
