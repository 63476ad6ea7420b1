import { id, shapes } from '@vedette/scenario';
import { z } from 'zod';
import { STICKS } from '../../data/sticks.ts';
import { LARGEST } from '../../rules/ground/documents.ts';

/** FF-GEN-03: millimetres of the 28 mm scale from the south-west corner, x to the east and y to the north. */
const { coordinate, point, rect, poly } = shapes({
  from: -100,
  to: LARGEST + 100,
  size: LARGEST,
});

export { point };

/** FF-GEN-02: a stick by its name, or so many millimetres. */
export const distance = z.union([z.enum(STICKS), z.number().min(0).max(LARGEST)]).meta({ id: 'Distance' });
export type Distance = z.infer<typeof distance>;

/** Areas that rules and deployment speak of. */
export const areaShape = z.union([
  z.strictObject({ rect }),
  z.strictObject({ poly }),
  z.strictObject({ circle: z.tuple([coordinate, coordinate, distance]) }),
]);
export type AreaShape = z.infer<typeof areaShape>;

/** So much of a whole: [1, 2] is half of it. */
export const share = z.tuple([z.int().min(0).max(99), z.int().min(1).max(99)]);

/**
 * FF-SCN-01: who is meant, never by the number of a seat: a role of the scenario's own forces, `good`, `evil`,
 * `attacker`, `defender`; `active` is whose turn it is, `actor` whose model did it.
 */
export const sideName = id;
