import { shapes } from '@vedette/scenario';
import { z } from 'zod';
import { TERRAIN_TYPE_IDS, TRAITS } from './types.ts';

/** FF-GEN-03: larger tables than two metres are nobody's. */
export const LARGEST = 2000;
const { coordinate, length, point, poly, rect } = shapes({ from: -100, to: LARGEST + 100, size: LARGEST });
const height = z.number().min(0).max(500);
const id = z.string().min(1).max(40);

/** A piece of terrain in millimetres, x to the east and y to the north; what it leaves out comes from its type. */
export const terrainSchema = z.strictObject({
  id,
  /** What a map calls it; most have no name. */
  name: z.string().min(1).max(60).optional(),
  type: z.enum(TERRAIN_TYPE_IDS),
  shape: z.union([
    z.strictObject({ rect }),
    z.strictObject({ poly }),
    z.strictObject({ circle: z.tuple([coordinate, coordinate, length]) }),
    z.strictObject({ line: z.array(point).min(2).max(50), width: length.optional() }),
  ]),
  /** The level it stands on. */
  base: height.optional(),
  height: height.optional(),
  traits: z.array(z.enum(TRAITS)).max(20).optional(),
  /** FF-MOV-07: kinds of creatures, by tag or rule, that may not enter. */
  bars: z.array(z.string().min(1).max(30)).max(10).optional(),
});
export type TerrainDocument = z.infer<typeof terrainSchema>;

const line = z.tuple([coordinate, coordinate, coordinate, coordinate]);

/** FF-MOV-08: a gap in a wall, by the middle line of what fills it. */
export const portalSchema = z.strictObject({
  id,
  /** What it is called in sentences, without an article; its id, spelled out, where it has none. */
  name: z.string().min(1).max(60).optional(),
  kind: z.enum(['door', 'window', 'opening']).default('door'),
  line,
  thickness: z.number().positive().max(50).default(6),
  base: height.default(0),
  height: z.number().positive().max(500).default(75),
  state: z.enum(['closed', 'open', 'smashed']).default('closed'),
  locked: z.boolean().default(false),
  strength: z.enum(['ordinary', 'heavy', 'steel']).default('ordinary'),
  barred: z.boolean().default(false),
  garlic: z.boolean().default(false),
});
export type PortalDocument = z.infer<typeof portalSchema>;

/** FF-SET-15 */
export const roomSchema = z.strictObject({
  id,
  /** As of doors. */
  name: z.string().min(1).max(60).optional(),
  shape: z.union([
    z.strictObject({ rect }),
    z.strictObject({ poly }),
    z.strictObject({ circle: z.tuple([coordinate, coordinate, length]) }),
  ]),
  level: height.default(0),
  enclosed: z.boolean().default(true),
  sunlit: z.boolean().default(false),
  dark: z.boolean().default(false),
  /** FF-SCN-21: nobody can hide in it any more. */
  searched: z.boolean().default(false),
});
export type RoomDocument = z.infer<typeof roomSchema>;
