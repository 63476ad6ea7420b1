import { CARBINE, CORRECTED_POINTS, PRINTED_RULES, USUAL_BAN } from '../data/profiles/corrections.ts';
import { isPrinted, type Profile, profile, profileFrom } from '../data/profiles/profiles.ts';
import { type BanType, isRuleText, type RuleText } from '../data/rule-text.ts';
import type { ChosenTag } from '../data/tags.ts';
import type { OwnProfile, PartyDocument, PartyEntry } from './party.ts';
import { extraPoints, formulaPoints } from './points.ts';
import type { PartyTerms } from './terms.ts';

/** An entry of a party with the profile that it stands for. */
export interface Member {
  readonly entry: PartyEntry;
  /** Where it stands in the document. */
  readonly at: string;
  readonly count: number;
  /** With what was chosen for it (FF-PARTY-13), without what was added (FF-PARTY-20). */
  readonly profile: Profile;
  /** FF-PARTY-20, known ones only. */
  readonly extras: readonly RuleText[];
  /** Of one model, extras included. */
  readonly points: number;
}

/** FF-PARTY-20: what can be added to a human profile, and the Ban that needs a type. */
export const EXTRAS = ['silver-weapon', 'stakes', 'holy-water', 'ban'] as const;

/** FF-PARTY-15 */
export function ownAsProfile({ id, name, side, quality, combat, rules, tags }: OwnProfile): Profile {
  const known = rules.filter(isRuleText);
  const points = formulaPoints({ quality, combat, rules: known });
  return profileFrom({ id, title: name, list: null, side, points, quality, combat, rules: known, tags });
}

/** FF-PARTY-15, FF-SPEC-15: whether the party brings it: as a member, or as a demon that its pool may call. */
export function bringsOwn({ entries, pool = 0 }: PartyDocument, { id, rules }: OwnProfile): boolean {
  return entries.some(({ profile: named }) => named === id) || (pool > 0 && rules.includes('demon'));
}

/** FF-PARTY-17: a printed profile as this match has it. */
function printedUnder(id: string, terms: PartyTerms): Profile | null {
  if (!isPrinted(id)) return null;
  const printed = profile(id);
  const points = (terms.printedPoints ? undefined : CORRECTED_POINTS[id]) ?? printed.points;
  const asPrinted = terms.printedRules ? PRINTED_RULES[id] : undefined;
  const carbine = terms.carbineIsRifle && id === CARBINE.profile;
  if (points === printed.points && asPrinted === undefined && !carbine) return printed;
  const rules = (asPrinted ?? printed.rules).map((text) =>
    carbine && text === CARBINE.from ? CARBINE.to : text,
  );
  return { ...printed, ...profileFrom({ ...printed, points, rules, tags: chosenOf(printed) }) };
}

const FROM_RULES: readonly string[] = ['animal', 'demon', 'vampire', 'werewolf', 'zombie'];

function chosenOf({ tags }: Profile): readonly ChosenTag[] {
  return tags.filter((tag): tag is ChosenTag => !FROM_RULES.includes(tag));
}

/** The profile that an id stands for in this party; null: none has it. */
export function profileIn({ own = [] }: PartyDocument, id: string, terms: PartyTerms): Profile | null {
  const mine = own.find((one) => one.id === id);
  return mine === undefined ? printedUnder(id, terms) : ownAsProfile(mine);
}

/** FF-PARTY-13: every open Ban gets its type, a Transformation its package. */
function chosen(given: Profile, { ban = [], package: kind }: PartyEntry): Profile {
  if (!given.rules.some((text) => text === 'ban' || text === 'transformation')) return given;
  const usual: RuleText | undefined = Object.hasOwn(USUAL_BAN, given.id)
    ? USUAL_BAN[given.id as keyof typeof USUAL_BAN]
    : undefined;
  const types: BanType[] = [...ban];
  const rules = given.rules.map((text): RuleText => {
    if (text === 'ban') {
      const type = types.shift();
      return type === undefined ? (usual ?? text) : `ban:${type}`;
    }
    return text === 'transformation' ? `transformation:${kind ?? 'none'}` : text;
  });
  return { ...given, ...profileFrom({ ...given, rules, tags: chosenOf(given) }) };
}

/** Everybody whose profile is known, in the document's order. */
export function membersOf(party: PartyDocument, terms: PartyTerms): readonly Member[] {
  return party.entries.flatMap((entry, i) => {
    const given = profileIn(party, entry.profile, terms);
    if (given === null) return [];
    const extras = (entry.extra ?? []).filter(isRuleText);
    const more = extras.reduce((sum, text) => sum + extraPoints(text, given.quality), 0);
    return [
      {
        entry,
        at: `/entries/${i}`,
        count: entry.count ?? 1,
        profile: chosen(given, entry),
        extras,
        points: given.points + more,
      },
    ];
  });
}

export function modelCount(members: readonly Member[]): number {
  return members.reduce((sum, { count }) => sum + count, 0);
}

/** FF-PARTY-04, FF-PARTY-14: the models, and what is set aside. */
export function partyPoints({ pool = 0 }: PartyDocument, members: readonly Member[]): number {
  return members.reduce((sum, { points, count }) => sum + points * count, pool);
}

/** FF-PARTY-05: what all personalities cost together, and how many there are. */
export function personalities(members: readonly Member[]): { count: number; points: number } {
  const such = members.filter((member) => member.profile.personality);
  return {
    count: modelCount(such),
    points: such.reduce((sum, { points, count }) => sum + points * count, 0),
  };
}

/** FF-PARTY-05: the share of the limit that personalities may cost. */
export function personalityAllowance(limit: number): number {
  return Math.floor(limit / 3);
}

const FULL_SHARE = 300;

/** FF-PARTY-09, FF-PARTY-10: one for every full 300 points of the limit, one at least. */
export function onePerShare(limit: number): number {
  return Math.max(1, Math.floor(limit / FULL_SHARE));
}

/** FF-PARTY-07 */
export function mostAnimals(members: readonly Member[]): number {
  return Math.floor(modelCount(members) / 2);
}
