import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { hasFailed, rollAgain } from './reroll.ts';
import { isUsed } from './uses.ts';

const ID = 'courageous';
const RULE = 'FF-CAMP-14';

/** FF-CAMP-14: a Morale roll, all of it. */
export const courageous: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    ownRolled(roll, cx, party) {
      if (roll.purpose !== 'morale' || !hasFailed(roll)) return;
      if (isUsed(cx, party, ID, roll.roller)) rollAgain(cx, roll, roll.dice, roll.roller, RULE);
    },
  },
};
