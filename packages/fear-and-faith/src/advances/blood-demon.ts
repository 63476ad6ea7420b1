import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { D6 } from '../rules/quality/quality.ts';
import { comesOverAnEdge } from './arrival.ts';
import { left, seatOf, spend } from './uses.ts';

const ID = 'blood-demon';
const RULE = 'FF-CAMP-29';
const WHO = 'minor-vampire-with-handgun';

/** FF-CAMP-29: one a game, drawn by a gruesome death that its owner dealt. */
export const bloodDemon: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    anyLeft({ model, how, by }, cx, party) {
      const seat = seatOf(cx.s, party);
      if (how !== 'killed-gruesome' || by?.party !== seat || model.party === seat) return;
      if (left(party, ID) === 0) return;
      const die = cx.roll(D6, ID);
      cx.emit({ type: 'rolled', rule: RULE, seat, model: null, die, purpose: ID });
      if (die < ADVANCE_NUMBERS.bloodDemon) return;
      spend(cx, party, ID, by);
      comesOverAnEdge(cx, seat, WHO, RULE);
    },
  },
};
