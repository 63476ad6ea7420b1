import { ADVANCE_NUMBERS } from '../../data/advances.ts';
import { LEAVING } from '../../data/leaving.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';
import { isGood, onTable } from '../../models.ts';
import { rollQuality } from '../../rules/quality/quality.ts';
import { joins } from '../../rules/secrets/corruption.ts';

const RULE = 'FF-CAMP-32';
const { dice, failures: REMORSE } = ADVANCE_NUMBERS.corruption;

/** FF-CAMP-32: whoever was bought may come to his senses when he has killed one of the good. */
export const corrupted: SpecialRule = {
  id: conditionAbility('corrupted'),
  rule: RULE,
  on: {
    leftPlay({ model, how, by }, cx, bearer) {
      const killed = by === bearer && LEAVING[how].fear === true && isGood(cx.s, model);
      if (!killed || bearer.party === bearer.home || !onTable(bearer)) return;
      if (rollQuality(cx, [bearer], { purpose: 'corruption', rule: RULE, dice }).failures < REMORSE) return;
      relieve(bearer, 'corrupted');
      joins(cx, bearer, bearer.home);
    },
  },
};
