import { id, shapes } from '@vedette/scenario';
import { z } from 'zod';

/** BP-SCN-06: millimetres of large scale from the north-west corner, x to the east and y to the south. */
export const { coordinate, length, point, rect, poly } = shapes({ from: -100, to: 3100, size: 3000 });

/** BP-GEN-03: a distance that is given for both scales, and so never scaled. */
export const pair = z.strictObject({
  small: z.number().min(0).max(3000),
  large: z.number().min(0).max(3000),
});

/** A distance of the layout, a pair, or a pair times what was diced for. */
export const distance = z
  .union([z.number().min(0).max(3000), pair, z.strictObject({ var: id, times: pair })])
  .meta({ id: 'Distance' });
export type Distance = z.infer<typeof distance>;

/** So much of a whole: [1, 2] is half of it. */
export const share = z.tuple([z.int().min(1).max(99), z.int().min(1).max(99)]);

/** BP-GEN-16, BP-SCN-11: areas that rules and deployment speak of. */
export const areaShape = z.union([
  z.strictObject({ rect }),
  z.strictObject({ poly }),
  z.strictObject({ circle: z.tuple([coordinate, coordinate, z.union([length, pair])]) }),
]);
export type AreaShape = z.infer<typeof areaShape>;
