import { z } from 'zod';
import { coordinate, poly, rect } from './words.ts';

/** SB-OPS-07: zones and deployment areas may be round too. */
export const areaShape = z.union([
  z.strictObject({ rect }),
  z.strictObject({ poly }),
  z.strictObject({ circle: z.tuple([coordinate, coordinate, z.number().positive().max(100)]) }),
]);
export type AreaShape = z.infer<typeof areaShape>;
