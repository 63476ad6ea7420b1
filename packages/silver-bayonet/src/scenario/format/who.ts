import { z } from 'zod';
import { stored, target } from './place.ts';
import { id } from './words.ts';

/** SB-OPS-19: figures that every key fits. */
export const filter = z
  .strictObject({
    is: z.enum(['soldier', 'monster', 'figure']).optional(),
    side: z.enum(['own', 'enemy']).optional(),
    monster: id.optional(),
    /** Somebody of the scenario's own. */
    guest: id.optional(),
    group: id.optional(),
    attribute: id.optional(),
    item: id.optional(),
    status: id.optional(),
    zone: id.optional(),
    board: id.optional(),
    undamaged: z.literal(true).optional(),
    /** That many objects, or that object. */
    carrying: z.union([z.int().min(0).max(20), id]).optional(),
    mounted: z.boolean().optional(),
    stored: id.optional(),
    notStored: id.optional(),
    near: z.strictObject({ within: z.number().min(0).max(100), of: target }).optional(),
    alive: z.literal(true).optional(),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filter>;

/** SB-OPS-21. */
export const player = z
  .union([z.enum(['actor-player', 'opponent', 'each', 'primary']), stored])
  .meta({ id: 'Player' });
export type Player = z.infer<typeof player>;

/** SB-OPS-20. */
export const who = z
  .union([
    z.enum(['actor', 'other']),
    stored,
    z.strictObject({ of: filter }),
    z.strictObject({
      pick: z.enum(['random', 'choice']),
      n: z.int().min(1).max(40).optional(),
      by: player.optional(),
      of: filter,
    }),
  ])
  .meta({ id: 'Who' });
export type Who = z.infer<typeof who>;
