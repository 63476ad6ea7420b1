import type { Spot } from '@vedette/engine/table';
import type { Placing } from '../referee/messages.ts';

/** Where somebody would stand, or the middle of a group; null: his answer is no place. */
export function spotOf({ answer }: Placing): Spot | null {
  const { middle, ...spot } = Object(answer) as Partial<Spot> & { readonly middle?: Spot };
  if (middle !== undefined) return middle;
  return spot.x === undefined || spot.y === undefined ? null : { z: 0, ...spot, x: spot.x, y: spot.y };
}
