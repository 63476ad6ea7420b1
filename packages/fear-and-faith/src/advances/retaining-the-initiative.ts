import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { isUsed } from './uses.ts';

const ID = 'retaining-the-initiative';

/** FF-CAMP-17: the turn does not pass; everything else that a turnover does has been done. */
export const retainingTheInitiative: SpecialRule = {
  id: advanceAbility(ID),
  rule: 'FF-CAMP-17',
  on: {
    turnPasses(passing, cx, party) {
      if (isUsed(cx, party, ID, null)) passing.kept = true;
    },
  },
};
