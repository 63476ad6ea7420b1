import { z } from 'zod';
import { point, rect } from './words.ts';

/** SB-OPS-05. */
export const shape = z.union([
  z.strictObject({ rect }),
  z.strictObject({ poly: z.array(point).min(3).max(200) }),
]);

/** SB-OPS-07: zones and deployment areas may be round too. */
export const areaShape = z.union([
  z.strictObject({ rect }),
  z.strictObject({ poly: z.array(point).min(3).max(200) }),
  z.strictObject({ circle: z.tuple([z.number(), z.number(), z.number().positive().max(100)]) }),
]);
export type AreaShape = z.infer<typeof areaShape>;
