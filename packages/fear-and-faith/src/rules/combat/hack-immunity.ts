import { hasRule } from '../../data/rule-text.ts';
import type { SpecialRuleId } from '../../data/special-rules.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-HTH-20: whom nobody hacks, unless one of the enemies beside him is of the same kind; null: never. */
const IMMUNE: readonly (readonly [rule: SpecialRuleId, unless: SpecialRuleId | null])[] = [
  ['free-disengage', null],
  ['mounted', 'mounted'],
  ['flying', 'flying'],
];

/**
 * FF-HTH-20: whether this enemy gets a Free Hack; `all`: the active enemies in contact. The Immaterial are hacked by
 * whoever can fight them at all (FF-GEN-11).
 */
export function canBeHacked(look: Look, model: Model, by: Model, all: readonly Model[]): boolean {
  const immune = IMMUNE.some(
    ([rule, unless]) =>
      hasRule(model.rules, rule) && (unless === null || !all.some((enemy) => hasRule(enemy.rules, unless))),
  );
  return look.modify('canBeHacked', model, !immune, { by, all });
}
