import { kitOf } from '@vedette/engine';
import type { RuleText } from './data/rule-text.ts';
import type { ConditionName, Conditions, Model } from './state.ts';

/** Of the words for conditions among those for rules: they are abilities like them. */
const MARK = 'is-';

export function conditionAbility(name: ConditionName): string {
  return MARK + name;
}

export function kitFor(rules: readonly RuleText[], conditions: Conditions): string {
  return kitOf([...rules, ...(Object.keys(conditions) as ConditionName[]).map(conditionAbility)]);
}

/** What there is to say about a condition beside that it is there. */
type How<Name extends ConditionName> =
  NonNullable<Conditions[Name]> extends true ? [] : [how: NonNullable<Conditions[Name]>];

/** Makes something the matter with a model. */
export function afflict<Name extends ConditionName>(model: Model, name: Name, ...[how]: How<Name>): void {
  model.conditions = { ...model.conditions, [name]: how ?? true };
  model.kit = kitFor(model.rules, model.conditions);
}

/** And takes it off again, if it is there. */
export function relieve(model: Model, ...names: readonly ConditionName[]): void {
  if (!names.some((name) => name in model.conditions)) return;
  const kept = Object.entries(model.conditions).filter(([name]) => !names.includes(name as ConditionName));
  model.conditions = Object.fromEntries(kept);
  model.kit = kitFor(model.rules, model.conditions);
}
