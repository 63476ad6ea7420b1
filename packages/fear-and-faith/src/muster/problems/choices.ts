import type { Refusal } from '@vedette/engine';
import {
  argumentOf,
  type BanType,
  isPrintedBan,
  isRuleText,
  type RuleText,
  ruleOf,
} from '../../data/rule-text.ts';
import { specialRule } from '../../data/special-rules.ts';
import { HANDS, WEAPONS, type WeaponId } from '../../data/weapons/weapons.ts';
import { handsFor, holdable, weaponsOf, woodenOf } from '../arms.ts';
import { EXTRAS, type Member } from '../members.ts';
import { refuse } from '../refuse.ts';
import type { PartyTerms } from '../terms.ts';

/** FF-PARTY-13, FF-PARTY-20: what was chosen for one entry. `open`: the profile before anything was. */
export function choiceProblems(
  member: Member,
  open: readonly RuleText[],
  terms: PartyTerms,
): readonly Refusal[] {
  return [
    ...banProblems(member, open),
    ...strangeBans(member, terms),
    ...needless(member, open),
    ...armsProblems(member),
    ...extraProblems(member, terms),
    ...keptProblems(member),
  ];
}

function banProblems({ entry, at, profile }: Member, open: readonly RuleText[]): readonly Refusal[] {
  const who = entry.name;
  const path = `${at}/ban`;
  const found: Refusal[] = [];
  const missing = profile.rules.filter((text) => text === 'ban').length;
  if (missing > 0) found.push(refuse('party.ban-missing', 'FF-PARTY-13', { who, missing }, path));
  const places = open.filter((text) => text === 'ban').length;
  if ((entry.ban ?? []).length > places)
    found.push(refuse('party.ban-needless', 'FF-PARTY-13', { who }, path));
  const twice = profile.rules.find(
    (text, i) => argumentOf(text) !== null && profile.rules.indexOf(text) < i && ruleOf(text) === 'ban',
  );
  if (twice !== undefined) {
    const type = argumentOf(twice) as NonNullable<typeof entry.ban>[number];
    found.push(refuse('party.ban-twice', 'FF-PARTY-13', { who, type }, path));
  }
  return found;
}

/** FF-SPEC-08, FF-OPT-28 */
function strangeBans({ entry, at, profile, extras }: Member, terms: PartyTerms): readonly Refusal[] {
  if (terms.extraBans) return [];
  return [...profile.rules, ...extras].flatMap((text) => {
    const type = ruleOf(text) === 'ban' ? (argumentOf(text) as BanType | null) : null;
    return type === null || isPrintedBan(type)
      ? []
      : [refuse('party.ban-extra', 'FF-SPEC-08', { who: entry.name, type }, at)];
  });
}

function needless({ entry, at, profile }: Member, open: readonly RuleText[]): readonly Refusal[] {
  const who = entry.name;
  const found: Refusal[] = [];
  if (entry.package !== undefined && !open.includes('transformation'))
    found.push(refuse('party.package-needless', 'FF-PARTY-13', { who }, `${at}/package`));
  if (
    entry.package === 'tough-and-savage' &&
    open.includes('transformation') &&
    profile.rules.includes('hard-to-kill')
  ) {
    const rules = [specialRule('tough').title, specialRule('hard-to-kill').title];
    found.push(
      refuse('party.own-rules-clash', 'FF-PARTY-11', { title: profile.title, rules }, `${at}/package`),
    );
  }
  if (entry.haunts !== undefined && !open.includes('haunt'))
    found.push(refuse('party.haunt-needless', 'FF-PARTY-13', { who }, `${at}/haunts`));
  return found;
}

/** FF-ACT-13, FF-RNG-03 */
function armsProblems({ entry, at, profile, extras }: Member): readonly Refusal[] {
  const who = entry.name;
  const rules = [...profile.rules, ...extras];
  const weapons = weaponsOf(rules, profile.tags);
  const wood: readonly string[] = woodenOf(weapons, rules);
  const found = (entry.wooden ?? [])
    .filter((id) => !wood.includes(id))
    .map((id) => refuse('party.wooden', 'FF-RNG-03', { who, id }, `${at}/wooden`));
  const fit: readonly string[] = holdable(weapons);
  const held = entry.hand ?? [];
  const strange = held.filter((id, i) => !fit.includes(id) || held.indexOf(id) < i);
  found.push(...strange.map((id) => refuse('party.hand-empty', 'FF-ACT-13', { who, id }, `${at}/hand`)));
  const hands = handsFor(held.filter((id): id is WeaponId => fit.includes(id)));
  if (hands > HANDS)
    found.push(refuse('party.hand-full', 'FF-ACT-13', { who, hands, most: HANDS }, `${at}/hand`));
  return found;
}

function isExtra(text: string): text is RuleText {
  if (!isRuleText(text) || !EXTRAS.some((id) => id === ruleOf(text))) return false;
  return ruleOf(text) !== 'ban' || argumentOf(text) !== null;
}

/** FF-PARTY-20: four things, on humans, where the match allows it. */
function extraProblems({ entry, at, profile }: Member, terms: PartyTerms): readonly Refusal[] {
  const who = entry.name;
  const path = `${at}/extra`;
  const extra = entry.extra ?? [];
  return extra.flatMap((text, i) => {
    if (!isExtra(text)) return [refuse('party.extra-unknown', 'FF-PARTY-20', { who, id: text }, path)];
    const { title } = specialRule(ruleOf(text));
    const has = profile.rules.includes(text) || extra.indexOf(text) < i;
    return [
      ...(has ? [refuse('party.extra-has', 'FF-PARTY-20', { who, title }, path)] : []),
      ...(profile.tags.includes('human')
        ? []
        : [refuse('party.extra-not-human', 'FF-PARTY-20', { who, title }, path)]),
      ...(terms.extras === 'forbidden' && profile.list !== null && !terms.givenExtras.includes(text)
        ? [refuse('party.extra-forbidden', 'FF-PARTY-20', { who, title }, path)]
        : []),
    ];
  });
}

/** FF-PARTY-18 */
function keptProblems({ entry, at }: Member): readonly Refusal[] {
  return (entry.record?.kept ?? [])
    .filter((id) => !WEAPONS.some((known) => known.id === id))
    .map((id) => refuse('party.kept-unknown', 'FF-PARTY-18', { who: entry.name, id }, `${at}/record/kept`));
}

/** Whether somebody's choices need the opponent's consent (FF-PARTY-20). */
export function hasExtras({ entry, profile }: Member, terms: PartyTerms): boolean {
  const asked = (entry.extra ?? []).filter((text) => !terms.givenExtras.includes(text));
  return profile.list !== null && asked.length > 0;
}
