import { edge, id, ownAction, ownAim, text } from '@vedette/scenario';
import { z } from 'zod';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { CHOSEN_TAGS } from '../../data/tags.ts';
import { portalSchema, roomSchema, terrainSchema } from '../../rules/ground/documents.ts';
import { condition, number } from './condition.ts';
import { filter } from './filter.ts';
import { operations } from './operation.ts';
import { areaShape, distance, point, share, sideName } from './words.ts';

/** FF-SET-04 to -10: what the scenario settles; the rest is rolled for as always. */
export const environment = z.strictObject({
  outdoors: z.boolean().optional(),
  time: z.enum(['roll', 'day', 'night']).optional(),
  /** FF-SCN-10, FF-SCN-30: so many turnovers of this side change it. */
  clock: z
    .strictObject({ by: sideName, turnovers: z.int().min(1).max(9), to: z.enum(['day', 'night']) })
    .optional(),
  weather: z.enum(['roll', 'none']).optional(),
  moon: z.enum(['roll', 'none']).optional(),
  sight: distance.optional(),
});

/** FF-SCN-08, FF-SCN-25: scenery that is laid only for whoever takes it, in this order. */
const slot = terrainSchema.extend({ kind: id });
export type SlotDocument = z.infer<typeof slot>;

/** Everything that lies on the table. */
export const ground = {
  terrain: z.array(terrainSchema).max(200).optional(),
  doors: z.array(portalSchema).max(100).optional(),
  rooms: z.array(roomSchema).max(50).optional(),
  slots: z.array(slot).max(30).optional(),
  zones: z.record(id, z.strictObject({ shape: areaShape })).optional(),
  anchors: z.record(id, point).optional(),
  /** FF-SCN-27: people who can be led away. */
  captives: z
    .array(z.strictObject({ id, at: point }))
    .max(20)
    .optional(),
};

/** One of several grounds; `if`: only where this holds. */
export const layout = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  if: condition.optional(),
  sight: distance.optional(),
  ...ground,
  /** FF-SCN-30: so many of its terrain, from the first on. */
  pieces: number.optional(),
});
export type Layout = z.infer<typeof layout>;

/** FF-SET-03, FF-SCN-03, FF-SCN-14: what a ground of the player's own must keep to. */
export const groundLimits = z.strictObject({
  pieces: z.tuple([z.int().min(0).max(50), z.int().min(0).max(50)]),
  across: distance.optional(),
  gap: distance.optional(),
  edge: distance.optional(),
  /** Every piece gives cover. */
  cover: z.boolean().optional(),
  /** So many that hide two models altogether. */
  hiding: z.int().min(0).max(20).optional(),
});
export type GroundLimits = z.infer<typeof groundLimits>;

/** A kind of thing that lies on the table and can be carried. */
export const token = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  /** FF-GEN-19: what lies face down turns out to be one of these kinds, so often each; `nothing` is taken away. */
  faces: z.record(id, z.int().min(1).max(20)).optional(),
  /** FF-GEN-19: whoever lays them out says before which is which, and he alone knows; else nobody does. */
  known: z.boolean().optional(),
});

/** FF-PARTY-01: creatures that only this scenario knows, for `bring`; what they cost counts for nobody. */
export const creature = z.strictObject({
  name: z.string().min(1).max(60),
  quality: z.int().min(2).max(6),
  combat: z.int().min(0).max(6),
  rules: z.array(z.enum(SPECIAL_RULE_IDS)).max(20).optional(),
  tags: z.array(z.enum(CHOSEN_TAGS)).max(9).optional(),
});

/** FF-ACT-08: something that can be done here and nowhere else. */
export const action = z.strictObject({
  ...ownAction(filter, condition, operations),
  /** All of these must hold; each thing or model that fits is an offer of its own. */
  at: z
    .strictObject({
      /** Touching one that nobody carries. */
      token: id.optional(),
      /** Carrying one. */
      carrying: id.optional(),
      /** Touching a slot of this kind that somebody is still in. */
      slot: id.optional(),
      /** Of which the lid is off, or on. */
      open: z.boolean().optional(),
      /** Touching somebody: the `other` of what is done. */
      beside: filter.optional(),
      zone: id.optional(),
    })
    .optional(),
  cost: z.int().min(0).max(3),
  /** Also while it is engaged. */
  engaged: z.boolean().optional(),
});
export type ActionDocument = z.infer<typeof action>;

/** FF-MOV-29: who may leave the table of his own will, and where. */
export const exit = z.strictObject({ who: filter, edges: z.array(edge).min(1).optional() });

/** What counts for points, of enemies: who left play in these ways, or whoever fits. */
const counted = z.strictObject({ who: filter, share: share.optional() });

/** FF-SCN-01: what a side wants and the others do not know; each draws one before it deploys. */
export const aim = z.strictObject({
  ...ownAim(condition),
  /** Who may draw it: a side, or `everybody`. */
  side: sideName,
  points: z.int().min(1).max(99),
});
export type Aim = z.infer<typeof aim>;

/** FF-SCN-01: victory points: one for so many points of enemies, some for every so many of them, or a round number. */
export const scoring = z.strictObject({
  /** A side, `everybody`, or `winner`. */
  side: id,
  per: z.int().min(1).max(1000).optional(),
  /** For every so many heads, whatever they cost: `points`, or one. */
  every: z.int().min(1).max(99).optional(),
  /** A model counts by the first of these that it fits. */
  for: z.array(counted).min(1).optional(),
  points: z.int().min(-99).max(99).optional(),
  text: text.optional(),
});
export type Scoring = z.infer<typeof scoring>;
