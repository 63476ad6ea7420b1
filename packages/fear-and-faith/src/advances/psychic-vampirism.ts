import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { seatOf, tell } from './uses.ts';

const ID = 'psychic-vampirism';

/** FF-CAMP-28: a victory point for every Fear test of an enemy in which a die failed. */
export const psychicVampirism: SpecialRule = {
  id: advanceAbility(ID),
  rule: 'FF-CAMP-28',
  on: {
    anyFrightened({ model }, cx, party) {
      if (model.party === seatOf(cx.s, party)) return;
      party.earned++;
      tell(cx, party, ID, model);
    },
  },
};
