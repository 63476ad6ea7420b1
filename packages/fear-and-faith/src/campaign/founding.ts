import type { ScenarioShelf } from '@vedette/engine';
import { z } from 'zod';

const schema = z.strictObject({
  id: z
    .string()
    .max(60, { abort: true })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string().min(1).max(80),
  /** FF-CAMP-01: games to play; null: until the players have had enough. */
  games: z.int().min(1).max(200).nullable(),
});

/** What a campaign is founded on. */
export type Founding = z.infer<typeof schema>;

const list: readonly Founding[] = [
  { id: 'six-nights', title: 'Six nights', games: 6 },
  { id: 'three-nights', title: 'Three nights', games: 3 },
];

export const foundings: ScenarioShelf<Founding> = { schema, problems: () => [], list };
