import { z } from 'zod';
import { ADVANCE_IDS } from '../data/advances.ts';
import { INSANITIES } from '../data/nerve.ts';
import { COMBATS, QUALITIES } from '../data/profiles/profiles.ts';
import { BAN_TYPES, TRANSFORMATION_PACKAGES } from '../data/rule-text.ts';
import { CHOSEN_TAGS } from '../data/tags.ts';
import { AGES } from '../data/weapons/ranged.ts';

export const LONGEST_NAME = 60;
const name = z.string().min(1).max(LONGEST_NAME);
/** What a document has room for; the rules allow far less. */
export const MOST_WRITTEN = {
  entries: 60,
  inEntry: 40,
  own: 20,
  rules: 30,
  limit: 10_000,
  advances: 40,
  purchases: 9,
} as const;

/** An id of the data. Unknown ones are problems, not faults of form, so that each gets its rule. */
const id = z
  .string()
  .max(60, { abort: true })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const ruleText = z
  .string()
  .max(60, { abort: true })
  .regex(/^[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*)?$/);

/** One model of the party: the id of its entry, and its number there from 1 where that has several. */
const modelKey = z
  .string()
  .max(63, { abort: true })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[1-9][0-9]?)?$/);

/** FF-PARTY-15, FF-PARTY-22: a profile of its owner's own; its points follow from it. */
export const ownProfile = z.strictObject({
  id,
  name,
  side: z.enum(['good', 'evil', 'neutral']),
  quality: z.int().min(QUALITIES.best).max(QUALITIES.worst),
  combat: z.int().min(COMBATS.least).max(COMBATS.most),
  rules: z.array(ruleText).max(MOST_WRITTEN.rules),
  tags: z.array(z.enum(CHOSEN_TAGS)).max(CHOSEN_TAGS.length),
});

const infection = z.enum(['mummy', 'vampire', 'werewolf', 'zombie']);

/** FF-PARTY-18: what a campaign leaves on somebody. */
const record = z.strictObject({
  insanity: z.array(z.enum(INSANITIES)).max(10).optional(),
  infection: infection.optional(),
  /** FF-HTH-21: weapons that it picked up and kept. */
  kept: z.array(id).max(6).optional(),
});

const entry = z.strictObject({
  /** By which the rest of the document names it. */
  id,
  /** A printed profile, or one of its owner's own. */
  profile: id,
  name,
  /** So many of them; one when it is left out. */
  count: z.int().min(1).max(MOST_WRITTEN.inEntry).optional(),
  /** FF-PARTY-13: a type for each Ban whose type is open. */
  ban: z.array(z.enum(BAN_TYPES)).max(BAN_TYPES.length).optional(),
  /** FF-PARTY-13, FF-SPEC-61. */
  package: z.enum(TRANSFORMATION_PACKAGES).optional(),
  /** FF-PARTY-08 */
  master: modelKey.optional(),
  /** FF-PARTY-13, FF-SPEC-25: a piece of the table by its name or id; left out, it is chosen there. */
  haunts: name.optional(),
  /** FF-PARTY-13, FF-RNG-03: weapons with wooden missiles. */
  wooden: z.array(id).max(6).optional(),
  /** FF-PARTY-13, FF-ACT-13: what it holds when it is deployed; left out, what is most use. */
  hand: z.array(id).max(4).optional(),
  /** FF-PARTY-20: equipment beyond the profile's. */
  extra: z.array(ruleText).max(8).optional(),
  record: record.optional(),
});

/** FF-CAMP-12: bought between games. */
const boughtAdvance = z.strictObject({
  advance: z.enum(ADVANCE_IDS),
  /** How often; once when it is left out. */
  times: z.int().min(1).max(MOST_WRITTEN.purchases).optional(),
  /** Whose it is, for those of one model. */
  on: modelKey.optional(),
});

/** A party as its player writes it down: right in form, not yet by the rules. */
export const partySchema = z.strictObject({
  format: z.literal('vedette-party'),
  version: z.literal(1),
  ruleset: z.literal('fear-and-faith'),
  name,
  /** FF-GEN-20 */
  side: z.enum(['good', 'evil']),
  /** FF-PARTY-04: the total that it was bought for. */
  limit: z.int().min(1).max(MOST_WRITTEN.limit),
  /** FF-PARTY-16: the age that it was gathered for; a wish, never a rule. */
  age: z.enum(AGES).optional(),
  /** FF-PARTY-14: points set aside for summoning. */
  pool: z.int().min(0).max(MOST_WRITTEN.limit).optional(),
  own: z.array(ownProfile).max(MOST_WRITTEN.own).optional(),
  entries: z.array(entry).max(MOST_WRITTEN.entries),
  advances: z.array(boughtAdvance).max(MOST_WRITTEN.advances).optional(),
  /** FF-CAMP-01: it takes part in a game of a campaign, and what that made of it may break limits of new parties. */
  campaign: z.strictObject({ infections: z.array(infection).max(4) }).optional(),
});

export type PartyDocument = z.infer<typeof partySchema>;
export type PartyEntry = z.infer<typeof entry>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type ModelRecord = z.infer<typeof record>;
export type BoughtAdvance = z.infer<typeof boughtAdvance>;

/** A model by the name that the document has for it. */
export function keyOf({ id, count = 1 }: PartyEntry, number: number): string {
  return count === 1 ? id : `${id}.${number}`;
}
