import { SIZES } from '../data/bodies.ts';
import type { SpecialRule } from '../game.ts';
import { friends } from '../models.ts';
import { isStruck } from '../rules/combat/attack.ts';
import { D6 } from '../rules/quality/quality.ts';

const RULE = 'FF-SPEC-57';

/** FF-SPEC-57: what is no larger may be swept off its feet. */
export const tailslap: SpecialRule = {
  id: 'tailslap',
  rule: RULE,
  on: {
    recoilBecomes(subject, cx, bearer) {
      const { attack, loser } = subject;
      if (!isStruck(attack) || friends(loser, bearer)) return;
      if (SIZES.indexOf(loser.size) > SIZES.indexOf(bearer.size)) return;
      const die = cx.roll(D6, `tail of ${bearer.id}`);
      cx.emit({ type: 'rolled', rule: RULE, seat: null, model: bearer.id, die, purpose: 'tailslap' });
      if (die === 1) subject.fall = true;
    },
  },
};
