import { FEAR_MODIFIERS } from '../data/nerve.ts';
import { LENGTH } from '../data/sticks.ts';
import type { SpecialRule } from '../game.ts';
import { countGame, thisGame } from '../models.ts';

/** FF-SPEC-49, FF-FEAR-04: friends near him test with a better heart, until his own fails him. */
export const spiritualLeader: SpecialRule = {
  id: 'spiritual-leader',
  rule: 'FF-SPEC-49',
  on: {
    friendQuality(modifiers, { purpose, friend }, look, bearer) {
      if (purpose !== 'fear' || thisGame(bearer, 'faith-lost') > 0) return modifiers;
      // FF-SPEC-24: who seems to be dead comforts nobody.
      if (bearer.conditions.apparentlyDead !== undefined) return modifiers;
      if (modifiers.some(({ by }) => by === 'spiritual-leader')) return modifiers;
      const radius = LENGTH[look.s.options['spiritual-leader-medium'] ? 'medium' : 'long'];
      if (!look.table.inRange(bearer, friend, radius)) return modifiers;
      const value = FEAR_MODIFIERS['spiritual-leader'];
      return [...modifiers, { by: 'spiritual-leader', rule: 'FF-SPEC-49', value }];
    },
    nerveFailed: (_failed, _cx, bearer) => countGame(bearer, 'faith-lost'),
    shakesParty: () => true,
  },
};
