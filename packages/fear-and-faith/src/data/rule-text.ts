import { isSpecialRule, type SpecialRuleId } from './special-rules.ts';

/** FF-SPEC-08: those of the rule itself, and those that players agree on besides (FF-OPT-28). */
export const PRINTED_BANS = ['vampires', 'werewolves', 'ghosts', 'demons'] as const;
export const BAN_TYPES = [...PRINTED_BANS, 'mummies', 'monsters'] as const;
export type BanType = (typeof BAN_TYPES)[number];

export function isPrintedBan(type: BanType): boolean {
  return PRINTED_BANS.some((one) => one === type);
}

/** FF-SPEC-33: a row of the kill table (FF-HTH-05) each. */
export const LETHAL_TYPES = ['demon', 'vampire', 'werewolf', 'zombie'] as const;
export type LethalType = (typeof LETHAL_TYPES)[number];

/** FF-SPEC-61 */
export const TRANSFORMATION_PACKAGES = ['none', 'tough-and-savage', 'faster'] as const;
export type TransformationPackage = (typeof TRANSFORMATION_PACKAGES)[number];

/** A special rule as a profile has it: its id, and what is said besides. */
export type RuleText =
  | SpecialRuleId
  | `ban:${BanType}`
  | `lethal:${LethalType}`
  | `transformation:${TransformationPackage}`;

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  ban: BAN_TYPES,
  lethal: LETHAL_TYPES,
  transformation: TRANSFORMATION_PACKAGES,
};

export function ruleOf(text: RuleText): SpecialRuleId {
  const colon = text.indexOf(':');
  return (colon < 0 ? text : text.slice(0, colon)) as SpecialRuleId;
}

/** What stands behind the colon; null: nothing does. */
export function argumentOf(text: RuleText): string | null {
  const colon = text.indexOf(':');
  return colon < 0 ? null : text.slice(colon + 1);
}

/** What can be said besides a rule's name; nothing: it is said elsewhere, or not at all. */
export function argumentsOf(id: SpecialRuleId): readonly string[] {
  return ARGUMENTS[id] ?? [];
}

export function isRuleText(text: string): text is RuleText {
  const [id, argument, ...more] = text.split(':');
  if (id === undefined || !isSpecialRule(id) || more.length > 0) return false;
  return argument === undefined || argumentsOf(id).includes(argument);
}

export function hasRule(rules: readonly RuleText[], id: SpecialRuleId): boolean {
  for (let i = 0; i < rules.length; i++) {
    const text = rules[i]!;
    if (text === id || (text.length > id.length && text[id.length] === ':' && text.startsWith(id)))
      return true;
  }
  return false;
}
