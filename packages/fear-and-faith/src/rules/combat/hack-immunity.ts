import { hasRule } from '../../data/rule-text.ts';
import type { SpecialRuleId } from '../../data/special-rules.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { flies } from '../movement/flies.ts';

/** FF-SPEC-09, FF-SPEC-68: a beast has none of its rules for this. */
function has({ rules, conditions }: Model, rule: SpecialRuleId): boolean {
  return conditions.form === undefined && hasRule(rules, rule);
}

/** FF-HTH-20: nobody hacks them, unless one of the enemies beside them is of the same kind. */
function isImmune(look: Look, model: Model, all: readonly Model[]): boolean {
  if (has(model, 'free-disengage')) return true;
  if (has(model, 'mounted') && !all.some((enemy) => has(enemy, 'mounted'))) return true;
  return flies(look, model) && !all.some((enemy) => flies(look, enemy));
}

/**
 * FF-HTH-20: whether this enemy gets a Free Hack; `all`: the active enemies in contact. The Immaterial are hacked by
 * whoever can fight them at all (FF-GEN-11).
 */
export function canBeHacked(look: Look, model: Model, by: Model, all: readonly Model[]): boolean {
  return look.modify('canBeHacked', model, !isImmune(look, model, all), { by, all });
}
