import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { hasHad, isUsed, noteServed } from './uses.ts';

const ID = 'perfect-aim';

/** FF-CAMP-24: a shot that neither range nor cover nor a hard target hinders. */
export const perfectAim: SpecialRule = {
  id: advanceAbility(ID),
  rule: 'FF-CAMP-24',
  on: {
    ownFights(declared, cx, party) {
      const { fighter, hindered } = declared;
      if (!hindered || hasHad(party, ID, fighter) || !isUsed(cx, party, ID, fighter)) return;
      noteServed(party, ID, fighter);
      declared.perfect = true;
    },
  },
};
