import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { isUsed } from './uses.ts';

const ID = 'combat-masters';
const RULE = 'FF-CAMP-13';

/** FF-CAMP-13: two more on one roll, declared before the dice. */
export const combatMasters: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    ownFights(declared, cx, party) {
      if (!isUsed(cx, party, ID, declared.fighter)) return;
      declared.bonus = [...declared.bonus, { by: ID, rule: RULE, value: ADVANCE_NUMBERS.combatMasters }];
    },
  },
};
