import { kitOf } from '@vedette/engine';
import type { AdvanceId } from './data/advances.ts';
import { FORMS } from './data/forms.ts';
import { type RuleText, ruleOf } from './data/rule-text.ts';
import type { WeaponId } from './data/weapons/weapons.ts';
import type { Arm, ConditionName, Conditions, Model } from './state.ts';

/** Of the words for conditions among those for rules: they are abilities like them. */
const MARK = 'is-';

export function conditionAbility(name: ConditionName): string {
  return MARK + name;
}

/** The same for what a party has bought: a Magic Weapon is a special rule, too. */
const BOUGHT = 'advance-';

export function advanceAbility(id: AdvanceId): string {
  return BOUGHT + id;
}

/** FF-CAMP-12: a party's advances, for the hooks. */
export function kitOfAdvances(advances: readonly AdvanceId[]): string {
  return kitOf(advances.map(advanceAbility));
}

/** FF-HTH-21: weapons that do something of their own in anybody's hands. */
const TELLING: readonly WeaponId[] = ['chainsaw', 'heavy-weapon', 'razor'];

export function kitFor(rules: readonly RuleText[], conditions: Conditions, arms: readonly Arm[]): string {
  const names = (Object.keys(conditions) as ConditionName[]).map(conditionAbility);
  if (conditions.form !== undefined) {
    // FF-SPEC-09, FF-SPEC-68: a beast has what it keeps, and nothing in its paws.
    const { keeps } = FORMS[conditions.form];
    return kitOf([...new Set<string>([...rules.filter((text) => keeps.includes(ruleOf(text))), ...names])]);
  }
  const weapons = arms.map(({ weapon }) => weapon).filter((weapon) => TELLING.includes(weapon));
  return kitOf([...new Set<string>([...rules, ...weapons, ...names])]);
}

/** After what it has, or what is the matter with it, has changed. */
export function refit(model: Model): void {
  model.kit = kitFor(model.rules, model.conditions, model.arms);
}

/** What there is to say about a condition beside that it is there. */
type How<Name extends ConditionName> =
  NonNullable<Conditions[Name]> extends true ? [] : [how: NonNullable<Conditions[Name]>];

/** Makes something the matter with a model. */
export function afflict<Name extends ConditionName>(model: Model, name: Name, ...[how]: How<Name>): void {
  model.conditions = { ...model.conditions, [name]: how ?? true };
  refit(model);
}

/** And takes it off again, if it is there. */
export function relieve(model: Model, ...names: readonly ConditionName[]): void {
  if (!names.some((name) => name in model.conditions)) return;
  const kept = Object.entries(model.conditions).filter(([name]) => !names.includes(name as ConditionName));
  model.conditions = Object.fromEntries(kept);
  refit(model);
}
