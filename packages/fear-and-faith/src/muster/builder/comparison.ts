import { MAGIC_USERS } from '../../data/magic.ts';
import { hasRule, ruleOf } from '../../data/rule-text.ts';
import { specialRule } from '../../data/special-rules.ts';
import { weapon } from '../../data/weapons/weapons.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { weaponsOf } from '../arms.ts';
import { canEnd, DREADED, fightersOf } from '../hopeless.ts';
import { type Member, membersOf, modelCount, partyPoints, personalities } from '../members.ts';
import type { PartyDocument } from '../party.ts';
import { ANY_TERMS } from '../terms.ts';

/** What can be held beside another party's: FF-PARTY-21 is seen at a glance. */
export function compared(
  words: MusterText,
  party: PartyDocument,
): readonly { readonly title: string; readonly value: string }[] {
  const { comparing } = words;
  const members = membersOf(party, ANY_TERMS);
  const models = modelCount(members);
  const count = (counts: (member: Member) => boolean) => String(modelCount(members.filter(counts)));
  const mean = (of: (member: Member) => number) =>
    models === 0
      ? '–'
      : (members.reduce((sum, member) => sum + of(member) * member.count, 0) / models).toFixed(1);
  const fighters = fightersOf(party, ANY_TERMS);
  return [
    { title: comparing.points, value: words.spent(partyPoints(party, members), party.limit) },
    { title: comparing.models, value: String(models) },
    { title: comparing.personalities, value: String(personalities(members).count) },
    { title: comparing.quality, value: mean(({ profile }) => profile.quality) },
    { title: comparing.combat, value: mean(({ profile }) => profile.combat) },
    { title: comparing.firearms, value: count(hasFirearm) },
    {
      title: comparing.fear,
      value: count(({ profile }) => profile.rules.some((text) => specialRule(ruleOf(text)).fear < 0)),
    },
    {
      title: comparing.magic,
      value: count(({ profile }) => MAGIC_USERS.some((id) => hasRule(profile.rules, id))),
    },
    ...DREADED.map((dreaded) => ({
      title: comparing.dreaded[dreaded],
      value: String(fighters.filter((fighter) => canEnd(fighter, dreaded, [])).length),
    })),
  ];
}

function hasFirearm({ profile }: Member): boolean {
  return weaponsOf(profile.rules, profile.tags).some((id) => {
    const arm = weapon(id);
    return arm.kind === 'ranged' && arm.firearm;
  });
}
