import type { Refusal } from '@vedette/engine';
import { isPrinted, SPECIAL_PROFILES } from '../../data/profiles/profiles.ts';
import { BARRED, EXCLUSIVE } from '../../data/rule-bonds.ts';
import { hasRule, isRuleText, type RuleText, ruleOf } from '../../data/rule-text.ts';
import { type SpecialRuleId, specialRule } from '../../data/special-rules.ts';
import { type ChosenTag, tagsOf } from '../../data/tags.ts';
import { weapon } from '../../data/weapons/weapons.ts';
import { bringsOwn } from '../members.ts';
import type { OwnProfile, PartyDocument } from '../party.ts';
import { refuse } from '../refuse.ts';

/** FF-PARTY-15, FF-PARTY-22: whether profiles of somebody's own are such as the rules know. */
export function ownProblems({ own = [] }: PartyDocument): readonly Refusal[] {
  return own.flatMap((one, i) => {
    const at = `/own/${i}`;
    const rules = one.rules.filter(isRuleText);
    return [
      ...idProblems(one, own.slice(0, i), at),
      ...ruleProblems(one, rules, at),
      ...clashProblems(one, rules, at),
      ...tagProblems(one, rules, at),
    ];
  });
}

function idProblems({ id }: OwnProfile, before: readonly OwnProfile[], at: string): readonly Refusal[] {
  const isTaken =
    isPrinted(id) || SPECIAL_PROFILES.some((one) => one.id === id) || before.some((one) => one.id === id);
  return isTaken ? [refuse('party.own-id-taken', 'FF-PARTY-15', { id }, `${at}/id`)] : [];
}

function ruleProblems(one: OwnProfile, rules: readonly RuleText[], at: string): readonly Refusal[] {
  const path = `${at}/rules`;
  const title = one.name;
  const strange = one.rules.filter((text) => !isRuleText(text));
  const twice = rules.filter((text, i) => rules.indexOf(text) < i);
  const loneMagic =
    hasRule(rules, 'magic-weapon') &&
    !rules.some((text) => ruleOf(text) !== 'magic-weapon' && specialRule(ruleOf(text)).personality) &&
    !rules.includes('transformation:tough-and-savage');
  return [
    ...strange.map((id) => refuse('party.own-rule-unknown', 'FF-PARTY-15', { title, id }, path)),
    ...twice.map((text) =>
      refuse('party.own-rule-twice', 'FF-PARTY-15', { title, rule: specialRule(ruleOf(text)).title }, path),
    ),
    ...(loneMagic ? [refuse('party.own-magic-weapon', 'FF-PARTY-10', { title }, path)] : []),
  ];
}

/** FF-SPEC-61: a package counts with the rules that it brings. */
function withPackage(rules: readonly RuleText[]): readonly SpecialRuleId[] {
  const ids = rules.map(ruleOf);
  return rules.includes('transformation:tough-and-savage') ? [...ids, 'tough', 'savage'] : ids;
}

/** FF-PARTY-11, and the other rules of which one excludes the rest. */
function clashProblems(
  { name: title }: OwnProfile,
  rules: readonly RuleText[],
  at: string,
): readonly Refusal[] {
  const ids = withPackage(rules);
  return EXCLUSIVE.flatMap((set) => {
    const both = set.filter((id) => ids.includes(id));
    if (both.length < 2) return [];
    const rule = both.includes('tough') ? 'FF-PARTY-11' : 'FF-PARTY-15';
    const titles = both.map((id) => specialRule(id).title);
    return [refuse('party.own-rules-clash', rule, { title, rules: titles }, `${at}/rules`)];
  });
}

const DEAD = ['zombie', 'vampire', 'demon', 'immaterial', 'artificial'] as const;
const CIVILIAN_COMBAT = 2;

/** FF-PARTY-22 */
function tagProblems(one: OwnProfile, rules: readonly RuleText[], at: string): readonly Refusal[] {
  const { name: title, tags } = one;
  const tell = (tag: ChosenTag, because: string) =>
    refuse('party.own-tags', 'FF-PARTY-22', { title, tag, because }, `${at}/tags`);
  const found: Refusal[] = [];
  const dead = DEAD.find((id) => hasRule(rules, id)) ?? (tags.includes('mummy') ? 'mummy' : undefined);
  if (tags.includes('living') && dead !== undefined) found.push(tell('living', dead));
  if (tags.includes('monster') && tags.includes('human')) found.push(tell('monster', 'human'));
  if (tags.includes('monster') && hasRule(rules, 'zombie')) found.push(tell('monster', 'zombie'));
  const human = tagsOf(rules, tags).includes('human');
  if (tags.includes('authority') && !human) found.push(tell('authority', 'inhuman'));
  if (tags.includes('civilian') && !human) found.push(tell('civilian', 'inhuman'));
  else if (tags.includes('civilian') && !isHarmless(one, rules)) found.push(tell('civilian', 'civilian'));
  return found;
}

/** FF-PARTY-22: Combat 2 at most, no firearm, no explosive. */
function isHarmless({ combat }: OwnProfile, rules: readonly RuleText[]): boolean {
  const loud = rules.some((text) => {
    const { weapon: id } = specialRule(ruleOf(text));
    const arm = id === null ? null : weapon(id);
    return (arm?.kind === 'ranged' && arm.firearm) || (arm?.kind === 'blast' && arm.explosive);
  });
  return combat <= CIVILIAN_COMBAT && !loud;
}

/** What is legal and of no use: rules that bar each other, profiles that nobody has. */
export function ownAdvice(party: PartyDocument): readonly Refusal[] {
  return (party.own ?? []).flatMap((one, i) => {
    const { name: title } = one;
    const rules = one.rules.filter(isRuleText);
    const ids = rules.map(ruleOf);
    const useless = ids.flatMap((barring) =>
      (BARRED[barring] ?? [])
        .filter((barred) => ids.includes(barred) && !(barring === 'immaterial' && ids.includes('vampire')))
        .map((barred) => {
          const params = { title, rule: specialRule(barred).title, beside: specialRule(barring).title };
          return refuse('party.own-useless', specialRule(barring).rule, params, `/own/${i}/rules`);
        }),
    );
    return [
      ...useless,
      ...(!bringsOwn(party, one) ? [refuse('party.own-unused', 'FF-PARTY-15', { title }, `/own/${i}`)] : []),
    ];
  });
}
