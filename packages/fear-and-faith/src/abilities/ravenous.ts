import { LENGTH } from '../data/sticks.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { afflict } from '../kit.ts';
import { friends, friendsOf, onTable } from '../models.ts';
import { raise } from '../rules/aftermath/raise.ts';
import { isStruck } from '../rules/combat/attack.ts';
import type { Model } from '../state.ts';

const RULE = 'FF-SPEC-42';

/** FF-SPEC-42: it forgets everything over its meal, and the victim's friends must watch; they need not see it. */
function feed(cx: FaithCx, bearer: Model, victim: Model): void {
  const { s, table } = cx;
  afflict(bearer, 'feeding');
  cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'feeding', begins: true });
  if (s.activation?.acting === bearer.id) s.activation.actions = 0;
  const near = table.within(victim, LENGTH.long, friendsOf(s, victim));
  if (near.length === 0) return;
  const { x, y, z } = victim;
  raise(s, {
    kind: 'fear',
    cause: 'feeding',
    models: table
      .inOrder(victim, near)
      .flat()
      .map(({ id }) => id),
    source: victim.id,
    at: { x, y, z },
    modifier: 0,
  });
}

/** FF-SPEC-42; how it stops is in `conditions/feeding.ts`. */
export const ravenous: SpecialRule = {
  id: 'ravenous',
  rule: RULE,
  on: {
    beat({ attack, loser, result }, cx, bearer) {
      if (result !== 'killed' && result !== 'gruesome') return;
      if (isStruck(attack) && onTable(bearer) && !friends(bearer, loser)) feed(cx, bearer, loser);
    },
  },
};
