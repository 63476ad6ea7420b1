import { z } from 'zod';

/** The small words that the form of a state is written in. */

/** SB-GEN-02, SB-SET-01: as many players as a position can have. */
export const MOST_SEATS = 8;
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const word = z.string().max(200);
export const count = z.int().min(0).max(10_000);

/** SB-OPS-04: four boards with the void between them, and as far beyond as a figure can wait. */
const coordinate = z.number().min(-200).max(1000);
export const place = { x: coordinate, y: coordinate, z: coordinate };

/** More of a thing than any game has. */
const MOST = 10_000;

export function list<Item>(item: z.ZodType<Item>): z.ZodType<Item[]> {
  return z.array(item).max(MOST);
}

export const names = list(word);
