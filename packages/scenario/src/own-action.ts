import { z } from 'zod';
import { id } from './vocabulary.ts';

/** What every game writes of something that can be done in a scenario and nowhere else; what it costs is the game's. */
export function ownAction<Filter, Condition, Operations>(
  filter: z.ZodType<Filter>,
  condition: z.ZodType<Condition>,
  operations: z.ZodType<Operations>,
) {
  return {
    id,
    /** What players choose it by. */
    name: z.string().min(1).max(80),
    who: filter,
    if: condition.optional(),
    do: operations,
  };
}
