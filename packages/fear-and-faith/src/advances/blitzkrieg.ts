import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { seatOf } from './uses.ts';

const ID = 'blitzkrieg';
const RULE = 'FF-CAMP-20';

/** FF-CAMP-20, FF-GEN-13: on activation rolls in its first own turn. */
export const blitzkrieg: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    ownQuality(modifiers, { purpose }, { s }, party) {
      const first = party.turns === 1 && s.active === seatOf(s, party);
      if (purpose !== 'activation' || !first) return modifiers;
      return [...modifiers, { by: ID, rule: RULE, value: ADVANCE_NUMBERS.blitzkrieg }];
    },
  },
};
