import { hasRule } from '../data/rule-text.ts';
import type { Look, SpecialRule } from '../game.ts';
import { afflict } from '../kit.ts';
import { isDay } from '../rules/clock/daylight.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { isKill } from '../rules/combat/verdict.ts';
import { D6 } from '../rules/quality/quality.ts';

const RULE = 'FF-SPEC-43';

/** FF-SPEC-43: the living; a Vampire by day, a Werewolf by silver. */
function drawsBlood(look: Look, { target, silver }: Attack): boolean {
  const { tags, rules, conditions } = target;
  if (conditions.immaterial !== undefined || hasRule(rules, 'artificial')) return false;
  if (tags.includes('demon') || tags.includes('zombie') || tags.includes('mummy')) return false;
  if (tags.includes('vampire')) return isDay(look);
  return tags.includes('werewolf') ? silver : tags.includes('living');
}

/** FF-SPEC-43, FF-SPEC-13: from an ambush, by a natural six, whatever the totals; what bleeding does is a condition. */
export const razor: SpecialRule = {
  id: 'razor',
  rule: RULE,
  on: {
    struck({ attack, die, result }, cx) {
      const { target, weapon, kind, ambush } = attack;
      if (weapon !== 'razor' || kind !== 'close' || !ambush || die !== D6 || isKill(result)) return;
      if (target.conditions.bleeding !== undefined || !drawsBlood(cx, attack)) return;
      afflict(target, 'bleeding');
      cx.emit({ type: 'condition', rule: RULE, model: target.id, condition: 'bleeding', begins: true });
    },
  },
};
