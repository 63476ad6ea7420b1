import type { Attribute } from '../game.ts';

/** Both dice at most this. */
const WRETCHED = { each: 2, both: 4 };

/** SB-CAMP-09: low dice are a critical failure, which no Fate Die mends (SB-CAMP-09.R2). */
export const cursedForLife: Attribute = {
  id: 'cursed-for-life',
  rule: 'SB-CAMP-09',
  on: {
    criticalFailures: (failures) => [...failures, WRETCHED],
  },
};
