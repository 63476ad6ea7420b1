import { z } from 'zod';

const seedSchema = z.string().max(1000);
const facesSchema = z.array(z.int().min(1)).max(100_000);

export const diceSchema = z
  .union([z.strictObject({ seed: seedSchema }), z.strictObject({ script: facesSchema })], {
    error: 'must be {"seed": a text} or {"script": a list of faces, whole numbers from 1}',
  })
  .meta({
    id: 'Dice',
    description:
      'Either a seed, any text: chance decides; or a script: every face in the order in which dice are rolled.',
  });

/** The dice inside a state: the generator's four words, or a script and how far it is used. */
export const diceStateSchema = z
  .strictObject({
    // From four zeros the generator never leaves zero: a rule that rolls until dice differ would never end.
    words: z
      .tuple([z.int32(), z.int32(), z.int32(), z.int32()])
      .refine((words) => words.some((word) => word !== 0), {
        error: 'must not be four zeros, which are no chance',
      }),
    script: facesSchema.nullable(),
    next: z.int().min(0),
  })
  .refine(({ script, next }) => next <= (script?.length ?? 0), {
    path: ['next'],
    error: 'counts more dice than the script has',
  })
  .meta({ id: 'DiceState' });

export const seatSchema = z.int().min(0).max(99).describe('A place at the table, counted from 0.');

export { seedSchema };
