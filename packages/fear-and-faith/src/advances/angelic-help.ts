import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { hasFailed, rollAgain } from './reroll.ts';
import { isUsed, seatOf } from './uses.ts';

const ID = 'angelic-help';
const RULE = 'FF-CAMP-22';

/** FF-CAMP-22: an enemy's spell comes to nothing after its dice, or a Fear test is rolled again. */
export const angelicHelp: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    anySpell(spell, cx, party) {
      const { caster, target } = spell;
      if (caster.party === seatOf(cx.s, party)) return;
      if (isUsed(cx, party, ID, target ?? caster)) spell.stopped = true;
    },
    ownRolled(roll, cx, party) {
      if (roll.purpose !== 'fear' || !hasFailed(roll)) return;
      if (isUsed(cx, party, ID, roll.roller)) rollAgain(cx, roll, roll.dice, roll.roller, RULE);
    },
  },
};
