import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { left, seatOf, spend, tell } from './uses.ts';

const ID = 'clouds-of-evil';
const PARTING = 'parting';

/** FF-CAMP-30: no sun until its owner rolls a natural one to act. */
export const cloudsOfEvil: SpecialRule = {
  id: advanceAbility(ID),
  rule: 'FF-CAMP-30',
  on: {
    mayUse: (ids, _subject, { s }, party) => (left(party, ID) > 0 && !s.clock.clouds ? [...ids, ID] : ids),
    uses({ advance }, cx, party) {
      if (advance !== ID) return;
      cx.s.clock.clouds = true;
      spend(cx, party, ID, null);
    },
    // FF-ACT-07 (7)
    anyActivation({ ones, of }, cx, party) {
      const { clock } = cx.s;
      if (ones === 0 || !clock.clouds || of.controller !== seatOf(cx.s, party)) return;
      if ((party.spent[ID] ?? 0) === 0) return;
      clock.clouds = false;
      tell(cx, party, ID, null, PARTING);
    },
  },
};
