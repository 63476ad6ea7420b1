import type { Refusal } from '@vedette/engine';
import { isAnimal } from '../../data/rule-bonds.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { SpecialRuleId } from '../../data/special-rules.ts';
import {
  type Member,
  modelCount,
  mostAnimals,
  onePerShare,
  partyPoints,
  personalities,
  personalityAllowance,
} from '../members.ts';
import { MOST_WRITTEN, type PartyDocument } from '../party.ts';
import { refuse } from '../refuse.ts';

const bearers = (members: readonly Member[], rule: SpecialRuleId) =>
  modelCount(members.filter(({ profile }) => hasRule(profile.rules, rule)));

/** FF-PARTY-04 to -10: what the party as a whole may cost and hold. */
export function limitProblems(
  party: PartyDocument,
  members: readonly Member[],
  limit: number,
): readonly Refusal[] {
  if (party.entries.length === 0) return [refuse('party.empty', 'FF-PARTY-04', null, '/entries')];
  return [
    ...pointProblems(party, members, limit),
    ...personalityProblems(members, limit),
    ...uniqueProblems(members),
    ...animalProblems(members),
    ...scarceProblems(party, members, limit),
    ...swarmProblems(members),
    ...poolProblems(party, members),
  ];
}

function pointProblems(party: PartyDocument, members: readonly Member[], limit: number): readonly Refusal[] {
  const found: Refusal[] = [];
  const points = partyPoints(party, members);
  if (points > limit)
    found.push(refuse('party.over-limit', 'FF-PARTY-04', { points, limit, over: points - limit }, '/limit'));
  const count = modelCount(members);
  const most = MOST_WRITTEN.entries;
  if (count > most) found.push(refuse('party.too-many', 'FF-PARTY-04', { count, most }, '/entries'));
  return found;
}

/** FF-PARTY-05: one of any cost, or several for a third of the limit. */
function personalityProblems(members: readonly Member[], limit: number): readonly Refusal[] {
  const { count, points } = personalities(members);
  const most = personalityAllowance(limit);
  if (count <= 1 || points <= most) return [];
  const params = { models: count, count: points, most, over: points - most };
  return [refuse('party.personalities', 'FF-PARTY-05', params, '/entries')];
}

/** FF-PARTY-06 */
function uniqueProblems(members: readonly Member[]): readonly Refusal[] {
  const ones = members.filter(({ profile }) => profile.rules.includes('unique'));
  return ones.flatMap(({ profile, at }, i) => {
    const same = ones.filter((other) => other.profile.id === profile.id);
    const count = modelCount(same);
    if (count <= 1 || ones.findIndex((other) => other.profile.id === profile.id) < i) return [];
    const params = { title: profile.title, count, most: 1, over: count - 1 };
    return [refuse('party.unique', 'FF-PARTY-06', params, same.at(-1)?.at ?? at)];
  });
}

/** FF-PARTY-07 */
function animalProblems(members: readonly Member[]): readonly Refusal[] {
  const count = modelCount(members.filter(({ profile }) => isAnimal(profile.rules)));
  const most = mostAnimals(members);
  if (count <= most) return [];
  const params = { count, models: modelCount(members), most, over: count - most };
  return [refuse('party.animals', 'FF-PARTY-07', params, '/entries')];
}

/** FF-PARTY-09, FF-PARTY-10; FF-CAMP-26: a Magic Weapon that was bought between games counts like another. */
function scarceProblems(
  { advances = [] }: PartyDocument,
  members: readonly Member[],
  limit: number,
): readonly Refusal[] {
  const most = onePerShare(limit);
  const bought = advances
    .filter(({ advance }) => advance === 'magic-weapon')
    .reduce((sum, { times = 1 }) => sum + times, 0);
  return (
    [
      ['party.chainsaws', 'FF-PARTY-09', bearers(members, 'chainsaw')],
      ['party.magic-weapons', 'FF-PARTY-10', bearers(members, 'magic-weapon') + bought],
    ] as const
  ).flatMap(([code, id, count]) =>
    count <= most ? [] : [refuse(code, id, { count, most, over: count - most, limit }, '/entries')],
  );
}

/** FF-SPEC-56 */
function swarmProblems(members: readonly Member[]): readonly Refusal[] {
  const swarms = members.filter(({ profile }) => profile.rules.includes('swarm'));
  return swarms.flatMap(({ entry, at, profile }) => {
    const bases = modelCount(swarms.filter((other) => other.profile.id === profile.id));
    return bases > 1 ? [] : [refuse('party.swarm-alone', 'FF-SPEC-56', { who: entry.name }, at)];
  });
}

/** FF-PARTY-14 */
function poolProblems({ pool = 0 }: PartyDocument, members: readonly Member[]): readonly Refusal[] {
  if (pool === 0 || bearers(members, 'demonologist') > 0) return [];
  return [refuse('party.pool-needless', 'FF-PARTY-14', { points: pool }, '/pool')];
}
