import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { D6 } from '../rules/quality/quality.ts';
import { comesIn } from './arrival.ts';
import { seatOf, tell } from './uses.ts';

const ID = 'zombie-horde';
const RULE = 'FF-CAMP-33';
const WHO = 'walking-dead';

/** FF-CAMP-33: a die for each of them at every bang; all dice first, then everybody who comes. */
export const zombieHorde: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  on: {
    anyNoise(_subject, cx, party) {
      const seat = seatOf(cx.s, party);
      const dice = party.advances
        .filter((one) => one === ID)
        .map(() => {
          const die = cx.roll(D6, ID);
          cx.emit({ type: 'rolled', rule: RULE, seat, model: null, die, purpose: ID });
          return die;
        });
      for (const die of dice) {
        if (die < ADVANCE_NUMBERS.zombieHorde) continue;
        tell(cx, party, ID, null);
        comesIn(cx, seat, WHO, RULE);
      }
    },
  },
};
