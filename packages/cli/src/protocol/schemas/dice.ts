import { z } from 'zod';
import { says } from '../params-refusals.ts';

const seedSchema = z.string().max(1000);
const facesSchema = z.array(z.int().min(1)).max(100_000);

export const diceSchema = z
  .union([z.strictObject({ seed: seedSchema }), z.strictObject({ script: facesSchema })], {
    error: says('params.dice'),
  })
  .meta({
    id: 'Dice',
    description:
      'Either a seed, any text: chance decides; or a script: every face in the order in which dice are rolled.',
  });

export const seatSchema = z.int().min(0).max(99).describe('A place at the table, counted from 0.');

export { seedSchema };
