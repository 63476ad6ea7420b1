import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';

/** FF-CAMP-18: on the roll for attacker and defender. */
export const strategicalBonus: SpecialRule = {
  id: advanceAbility('strategical-bonus'),
  rule: 'FF-CAMP-18',
  on: { roleBonus: (bonus) => bonus + ADVANCE_NUMBERS.strategicalBonus },
};
