import { SIZES } from '../data/bodies.ts';
import type { SpecialRule } from '../game.ts';
import { friends } from '../models.ts';
import { type Attack, isStruck } from '../rules/combat/attack.ts';
import { D6 } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

const RULE = 'FF-SPEC-57';

/** FF-SPEC-57: an enemy, struck, and no larger. */
function inReach(attack: Attack, bearer: Model, loser: Model): boolean {
  if (!isStruck(attack) || friends(loser, bearer)) return false;
  return SIZES.indexOf(loser.size) <= SIZES.indexOf(bearer.size);
}

/** FF-SPEC-57: what is no larger may be swept off its feet. */
export const tailslap: SpecialRule = {
  id: 'tailslap',
  rule: RULE,
  on: {
    sweeps: (does, { attack, loser }, _look, bearer) => does || inReach(attack, bearer, loser),
    recoilBecomes(subject, cx, bearer) {
      if (!inReach(subject.attack, bearer, subject.loser)) return;
      const die = cx.roll(D6, `tail of ${bearer.id}`);
      cx.emit({ type: 'rolled', rule: RULE, seat: null, model: bearer.id, die, purpose: 'tailslap' });
      if (die === 1) subject.fall = true;
    },
  },
};
