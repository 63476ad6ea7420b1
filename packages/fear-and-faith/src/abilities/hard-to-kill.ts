import { TURNOVER_FAILURES } from '../data/quality.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { afflict } from '../kit.ts';
import { countGame, friends, thisGame } from '../models.ts';
import type { Model } from '../state.ts';

/** FF-SPEC-24: the enemy has faltered, and it may rise. */
function unlock(cx: FaithCx, bearer: Model): void {
  if (bearer.conditions.apparentlyDead?.revivable !== false) return;
  afflict(bearer, 'apparentlyDead', { revivable: true });
  cx.emit({
    type: 'condition',
    rule: 'FF-SPEC-24',
    model: bearer.id,
    condition: 'apparentlyDead',
    begins: true,
  });
}

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
      if (!friends(of, bearer) && failures >= TURNOVER_FAILURES) unlock(cx, bearer);
    },
    nerveSeen({ of, test }, cx, bearer) {
      if (test === 'fear' && !friends(of, bearer)) unlock(cx, bearer);
    },
    mayBeNominated: (may, _subject, _look, bearer) => may && bearer.conditions.apparentlyDead === undefined,
  },
};
