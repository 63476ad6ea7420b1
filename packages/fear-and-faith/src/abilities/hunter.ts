import { FIGHT_MODIFIERS } from '../data/fighting.ts';
import { ruleOf } from '../data/rule-text.ts';
import { specialRule } from '../data/special-rules.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { countGame, friends, isWaiting, onTable } from '../models.ts';
import { isStruck } from '../rules/combat/attack.ts';
import { enemiesInContact } from '../rules/combat/engaged.ts';
import { isKill } from '../rules/combat/verdict.ts';
import type { Model } from '../state.ts';
import { isAimedAt } from './against-shots.ts';

const RULE = 'FF-SPEC-29';

/** FF-PARTY-05 */
function isPersonality({ rules }: Model): boolean {
  return rules.some((text) => specialRule(ruleOf(text)).personality);
}

/** FF-SPEC-29: any enemy of note, also one who is not on the table yet. */
function namePrey(cx: FaithCx, bearer: Model): void {
  if (bearer.prey !== null) return;
  const options = cx.s.models
    .filter((m) => !friends(m, bearer) && (onTable(m) || isWaiting(m)) && isPersonality(m))
    .map(({ id }) => id);
  if (options.length > 0) bearer.prey = cx.ask('prey', bearer.controller, { model: bearer.id, options });
}

/** FF-SPEC-29: better against its prey in blow and shot, attack and defence; and a point for taking it alone. */
export const hunter: SpecialRule = {
  id: 'hunter',
  rule: RULE,
  on: {
    deployed: (_subject, cx, bearer) => namePrey(cx, bearer),
    fightModifiers(modifiers, { attack, role }, _look, bearer) {
      const other = role === 'attacker' ? attack.target : attack.attacker;
      const counts = isStruck(attack) || isAimedAt(attack);
      if (!counts || other === null || other.id !== bearer.prey) return modifiers;
      return [...modifiers, { by: 'hunter-vs-prey', rule: RULE, value: FIGHT_MODIFIERS['hunter-vs-prey'] }];
    },
    beat({ attack, loser, result }, cx, bearer) {
      if (!isKill(result) || !isStruck(attack) || loser.id !== bearer.prey) return;
      if (enemiesInContact(cx, loser).every((enemy) => enemy === bearer)) countGame(bearer, 'prey-taken');
    },
  },
};
