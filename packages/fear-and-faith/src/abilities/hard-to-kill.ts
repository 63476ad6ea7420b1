import { TURNOVER_FAILURES } from '../data/quality.ts';
import type { SpecialRule } from '../game.ts';
import { countGame, friends, thisGame } from '../models.ts';
import { unlockRevival } from '../rules/leaving/unlock-revival.ts';

/** FF-SPEC-24: the first plain kill only seems to be one; how it rises is a free action. */
export const hardToKill: SpecialRule = {
  id: 'hard-to-kill',
  rule: 'FF-SPEC-24',
  on: {
    protection: (result, _subject, _look, bearer) =>
      result === 'killed' && thisGame(bearer, 'hard-to-kill') === 0 ? 'apparently-dead' : result,
    beaten({ result }, _cx, bearer) {
      if (result === 'apparently-dead') countGame(bearer, 'hard-to-kill');
    },
    activationSeen({ of, failures }, cx, bearer) {
      if (!friends(of, bearer) && failures >= TURNOVER_FAILURES) unlockRevival(cx, bearer);
    },
    nerveSeen({ of, test }, cx, bearer) {
      if (test === 'fear' && !friends(of, bearer)) unlockRevival(cx, bearer);
    },
    mayBeNominated: (may, _subject, _look, bearer) => may && bearer.conditions.apparentlyDead === undefined,
  },
};
