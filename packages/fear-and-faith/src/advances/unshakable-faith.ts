import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { rollAgain } from './reroll.ts';
import { left, seatOf, spend } from './uses.ts';

const ID = 'unshakable-faith';
const RULE = 'FF-CAMP-27';
const KEEP = 'keep';

/** FF-CAMP-27: one die of a Fear test, and nothing of it may have been rolled again before. */
export const unshakableFaith: SpecialRule = {
  id: advanceAbility(ID),
  rule: RULE,
  // After every other that rolls again.
  order: 1,
  on: {
    ownRolled(roll, cx, party) {
      const { purpose, dice, again, roller } = roll;
      if (purpose !== 'fear' || again || left(party, ID) === 0) return;
      const failed = dice.flatMap(({ passed }, i) => (passed ? [] : [`${i + 1}`]));
      if (failed.length === 0) return;
      const said = cx.ask('reroll', seatOf(cx.s, party), {
        model: roller.id,
        purpose,
        dice: dice.map(({ face }) => face),
        passesAt: roll.needed,
        fight: null,
        options: [KEEP, ...failed],
      });
      if (said === KEEP) return;
      spend(cx, party, ID, roller);
      rollAgain(cx, roll, [dice[Number(said) - 1]!], roller, RULE);
    },
  },
};
