import { id } from '@vedette/scenario';
import { z } from 'zod';
import { CONDITION_NAMES } from '../../data/conditions.ts';
import { LEAVING_IDS } from '../../data/leaving.ts';
import { LIST_IDS } from '../../data/profiles/lists.ts';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { TAGS } from '../../data/tags.ts';
import { distance, sideName } from './words.ts';

/** What a model is and what is the matter with it; one of each list will do. */
const traits = {
  lists: z.array(z.enum(LIST_IDS)).min(1).optional(),
  profiles: z.array(id).min(1).optional(),
  tags: z.array(z.enum(TAGS)).min(1).optional(),
  rules: z.array(z.enum(SPECIAL_RULE_IDS)).min(1).optional(),
  conditions: z.array(z.enum(CONDITION_NAMES)).min(1).optional(),
};

/** Those whom an event or a list names. */
export const NAMED = ['actor', 'other', 'each'] as const;

/** Models that every key fits; without `standing` and `left` those on the table. */
export const filter = z
  .strictObject({
    ...traits,
    side: sideName.optional(),
    /** Nobody whom one of these fits. */
    not: z.strictObject(traits).optional(),
    standing: z
      .array(z.enum(['table', 'reserve', 'hidden', 'out']))
      .min(1)
      .optional(),
    /** FF-GEN-21: how it left play. */
    left: z.array(z.enum(LEAVING_IDS)).min(1).optional(),
    /** FF-MOV-29, FF-MOR-02: whether it ran or walked away, rather than being destroyed. */
    escaped: z.boolean().optional(),
    /** FF-GEN-10 */
    active: z.boolean().optional(),
    /** A zone of the scenario. */
    zone: id.optional(),
    room: id.optional(),
    /** In the room that one of these is in. */
    sameRoom: z.enum(NAMED).optional(),
    /** So near to one of these, measured base to base. */
    within: z.strictObject({ far: distance, of: z.enum(NAMED) }).optional(),
    /** A kind of token. */
    carrying: id.optional(),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filter>;

/** Whom an operation is about. */
export const who = z.union([z.enum(NAMED), filter]).meta({ id: 'Who' });
export type Who = z.infer<typeof who>;
