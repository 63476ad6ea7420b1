import type { Recruit, RecruitGroup, RecruitSection } from '@vedette/engine';
import { LISTS } from '../../data/profiles/lists.ts';
import { PROFILES, type Profile } from '../../data/profiles/profiles.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { suits, weaponsOf } from '../arms.ts';
import { type Member, ownAsProfile, partyPoints } from '../members.ts';
import type { PartyDocument } from '../party.ts';
import { badgeOf, partyBadge, statsOf } from './badges.ts';
import { rulesLine, weaponTitle } from './titles.ts';

/** What is added by the name of its profile; and the one that is written anew. */
export const RECRUIT = 'profile:';
export const WRITE_OWN = 'own:new';

/** FF-PARTY-06: everybody who goes with this side; first those whose lists the party draws on already. */
export function recruitSection(
  words: MusterText,
  party: PartyDocument,
  members: readonly Member[],
): RecruitSection {
  const left = party.limit - partyPoints(party, members);
  const drawn = new Set(members.map(({ profile }) => profile.list));
  const lists = LISTS.flatMap(({ id, title }) => {
    const who = PROFILES.filter(
      ({ list, side, rules, tags }) =>
        list === id &&
        (side === 'neutral' || side === party.side) &&
        (party.age === undefined || suits(weaponsOf(rules, tags), party.age)),
    );
    const recruits = who.map((one) => recruitOf(words, one, words.portraits[one.id], left, party.side));
    const neutral = who.every(({ side }) => side === 'neutral');
    return who.length === 0
      ? []
      : [{ id, group: { title: words.listed(title, neutral ? 'neutral' : party.side), recruits } }];
  });
  const near = lists.filter(({ id }) => drawn.has(id)).flatMap(({ group }) => group.recruits);
  const first: RecruitGroup = { title: null, recruits: [...ownRecruits(words, party, left), ...near] };
  return {
    kind: 'recruit',
    id: 'gather',
    title: words.recruit,
    aside: words.left(left),
    groups: [first, ...lists.filter(({ id }) => !drawn.has(id)).map(({ group }) => group)],
  };
}

/** FF-WEAP: what its rules give it to fight with. */
function armsOf(words: MusterText, { rules, tags }: Profile): string {
  return weaponsOf(rules, tags)
    .filter((id) => id !== 'natural' && id !== 'hand-weapon')
    .map((id) => weaponTitle(words, id))
    .join(', ');
}

function recruitOf(
  words: MusterText,
  profile: Profile,
  portrait: string,
  left: number,
  party: 'good' | 'evil',
): Recruit {
  const traits = rulesLine(words, profile.rules);
  return {
    id: `${RECRUIT}${profile.id}`,
    title: words.titled(profile.title),
    badge: badgeOf(profile, party),
    ...(profile.personality ? { aside: words.personality } : {}),
    cost: words.pts(profile.points),
    dear: profile.points > left,
    stats: statsOf(words, profile).slice(0, 3),
    arms: armsOf(words, profile),
    traits: traits === '' ? words.noRules : traits,
    portrait,
  };
}

/** FF-PARTY-15: the player's own, and a new one. */
function ownRecruits(words: MusterText, { own = [], side }: PartyDocument, left: number): readonly Recruit[] {
  return [
    ...own.map((one) => {
      const profile = ownAsProfile(one);
      return recruitOf(words, profile, words.own.title, left, side);
    }),
    {
      id: WRITE_OWN,
      title: words.own.write,
      badge: partyBadge(side),
      cost: words.own.begin,
      dear: false,
      stats: [],
      traits: words.own.writeTraits,
      portrait: words.own.writePortrait,
    },
  ];
}
