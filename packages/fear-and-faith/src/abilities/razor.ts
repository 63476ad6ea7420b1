import { hasRule } from '../data/rule-text.ts';
import type { Result } from '../events.ts';
import type { Look, SpecialRule } from '../game.ts';
import { afflict } from '../kit.ts';
import { isDay } from '../rules/clock/daylight.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { isKill } from '../rules/combat/verdict.ts';
import { D6 } from '../rules/quality/quality.ts';

const RULE = 'FF-SPEC-43';

/** FF-SPEC-43: the living; a Vampire by day, a Werewolf by silver. */
function hasBlood(look: Look, { target, silver }: Attack): boolean {
  const { tags, rules, conditions } = target;
  if (conditions.immaterial !== undefined || hasRule(rules, 'artificial')) return false;
  if (tags.includes('demon') || tags.includes('zombie') || tags.includes('mummy')) return false;
  if (tags.includes('vampire')) return isDay(look);
  return tags.includes('werewolf') ? silver : tags.includes('living');
}

interface Stroke {
  readonly attack: Attack;
  readonly die: number;
  readonly result: Result;
}

function cutsDeep(look: Look, { attack, die, result }: Stroke): boolean {
  const { target, weapon, kind, ambush } = attack;
  if (weapon !== 'razor' || kind !== 'close' || !ambush || die !== D6 || isKill(result)) return false;
  return target.conditions.bleeding === undefined && hasBlood(look, attack);
}

/** FF-SPEC-43, FF-SPEC-13: from an ambush, by a natural six, whatever the totals; what bleeding does is a condition. */
export const razor: SpecialRule = {
  id: 'razor',
  rule: RULE,
  on: {
    drawsBlood: (does, stroke, look) => does || cutsDeep(look, stroke),
    struck(stroke, cx) {
      const { target } = stroke.attack;
      if (!cutsDeep(cx, stroke)) return;
      afflict(target, 'bleeding');
      cx.emit({ type: 'condition', rule: RULE, model: target.id, condition: 'bleeding', begins: true });
    },
  },
};
