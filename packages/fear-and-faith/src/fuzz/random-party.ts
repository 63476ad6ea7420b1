import type { Random } from '@vedette/engine';
import { PROFILES, type Profile } from '../data/profiles/profiles.ts';
import { PRINTED_BANS as BAN_TYPES, hasRule, TRANSFORMATION_PACKAGES } from '../data/rule-text.ts';
import type { PartyDocument, PartyEntry } from '../muster/party.ts';
import { partyProblems } from '../muster/party-problems.ts';
import { ANY_TERMS } from '../muster/terms.ts';

export type Pick = (pool: string) => string;

export const PARTY_POOLS = {
  good: PROFILES.filter(({ side }) => side !== 'evil').map(({ id }) => id),
  evil: PROFILES.filter(({ side }) => side !== 'good').map(({ id }) => id),
};

const TRIES = 12;
const byId = new Map<string, Profile>(PROFILES.map((profile) => [profile.id, profile]));

/** Some legal party of this side, of profiles that were seldom used so far. */
export function randomParty(random: Random, pick: Pick, side: 'good' | 'evil', limit: number): PartyDocument {
  const most = 1 + random.below(10);
  let party: PartyDocument = {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    name: side === 'good' ? 'The righteous' : 'The wicked',
    side,
    limit,
    entries: [],
  };
  for (let n = 0; n < TRIES && party.entries.length < most; n++) {
    const more = { ...party, entries: [...party.entries, entryOf(byId.get(pick(side))!, party, random)] };
    if (partyProblems(more, { ...ANY_TERMS, limit }).length === 0) party = more;
  }
  return party.entries.length > 0 ? party : { ...party, entries: [plainEntry(side)] };
}

function plainEntry(side: 'good' | 'evil'): PartyEntry {
  return {
    id: 'm1',
    profile: side === 'good' ? 'zombie-survivor-kid-with-knife' : 'child-zombie',
    name: 'Somebody',
  };
}

function entryOf(profile: Profile, party: PartyDocument, random: Random): PartyEntry {
  const bans = profile.rules.filter((text) => text === 'ban').length;
  const first = random.below(BAN_TYPES.length);
  const master = mastersOf(profile, party)[0];
  const count = hasRule(profile.rules, 'swarm') ? 2 : random.below(3) === 0 ? 1 + random.below(5) : 1;
  return {
    id: `m${party.entries.length + 1}`,
    profile: profile.id,
    name: profile.title.slice(0, 50),
    ...(count > 1 ? { count } : {}),
    ...(bans > 0
      ? { ban: Array.from({ length: bans }, (_, i) => BAN_TYPES[(first + i) % BAN_TYPES.length]!) }
      : {}),
    ...(hasRule(profile.rules, 'transformation')
      ? { package: TRANSFORMATION_PACKAGES[random.below(TRANSFORMATION_PACKAGES.length)]! }
      : {}),
    ...(hasRule(profile.rules, 'minion') && master !== undefined ? { master } : {}),
  };
}

/** FF-PARTY-08: whoever costs more and serves nobody; a Familiar's is a Witch. */
function mastersOf(minion: Profile, { entries }: PartyDocument): readonly string[] {
  return entries
    .filter((entry) => {
      const { points, rules } = byId.get(entry.profile)!;
      if (minion.list === 'common-familiars' && !hasRule(rules, 'witch')) return false;
      return points > minion.points && !hasRule(rules, 'minion');
    })
    .map(({ id, count = 1 }) => (count === 1 ? id : `${id}.1`));
}
