import { z } from 'zod';

/** Dice that are rolled when a number is used: how many, of how many faces unless the game's own, and what is added. */
export function diceOf({ most, faces }: { readonly most: number; readonly faces: number }) {
  const dice = z.int().min(1).max(most);
  const more = {
    faces: z.int().min(2).max(faces).optional(),
    plus: z.int().min(-999).max(999).optional(),
  };
  return [
    z.strictObject({ dice, ...more }),
    /** As it was written once, when `die` was how many here and of how many faces in a table. */
    z.strictObject({ die: dice, ...more }),
  ] as const;
}

interface Thrown {
  readonly faces?: number | undefined;
  readonly plus?: number | undefined;
}

/** Dice as either form says them. */
export type Dice = Thrown & ({ readonly dice: number } | { readonly die: number });

export function isDice(number: object): number is Dice {
  return 'dice' in number || 'die' in number;
}

/** How many, whichever word says so. */
export function countOfDice(number: Dice): number {
  return 'dice' in number ? number.dice : number.die;
}
