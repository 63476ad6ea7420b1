import { id } from '@vedette/scenario';
import { z } from 'zod';
import { LIST_IDS } from '../../data/profiles/lists.ts';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { TAGS } from '../../data/tags.ts';

/** Which models of a party are meant. */
const members = z.strictObject({
  lists: z.array(z.enum(LIST_IDS)).min(1).optional(),
  profiles: z.array(id).min(1).optional(),
  tags: z.array(z.enum(TAGS)).min(1).optional(),
  rules: z.array(z.enum(SPECIAL_RULE_IDS)).min(1).optional(),
});
export type MemberFilter = z.infer<typeof members>;

const percent = z.int().min(0).max(100);

/** FF-SCN-02, -07, -13, -19: how many of a kind, by heads or by what they cost. */
const limit = z.strictObject({
  of: members,
  /** Models. */
  min: z.int().min(0).max(100).optional(),
  max: z.int().min(0).max(100).optional(),
  /** Of all models of the party, rounded up. */
  minShare: percent.optional(),
  maxShare: percent.optional(),
  /** Of the points that the models of the party cost. */
  minPoints: percent.optional(),
  maxPoints: percent.optional(),
});
export type ForceLimit = z.infer<typeof limit>;

/** FF-SCN-01: who takes a role of the scenario. */
export const force = z.strictObject({
  side: z.enum(['good', 'evil']),
  points: z.int().min(1).max(10_000).optional(),
  /** Nobody but from these lists, and of these profiles; all of them where neither is given. */
  lists: z.array(z.enum(LIST_IDS)).min(1).optional(),
  profiles: z.array(id).min(1).optional(),
  limits: z.array(limit).max(20).optional(),
  /** FF-SCN-19: for nothing, to so many of his models, as its player chooses. */
  gifts: z
    .array(z.strictObject({ rule: z.enum(SPECIAL_RULE_IDS), models: z.int().min(1).max(10) }))
    .max(5)
    .optional(),
  /** FF-SCN-29, FF-PARTY-20: may be bought whatever the players agreed on. */
  extras: z.array(z.enum(SPECIAL_RULE_IDS)).max(10).optional(),
  /** FF-SET-02; without it, it is rolled for where anybody asks. */
  as: z.enum(['attacker', 'defender']).optional(),
});
export type Force = z.infer<typeof force>;
