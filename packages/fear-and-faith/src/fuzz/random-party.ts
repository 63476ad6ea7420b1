import type { Random } from '@vedette/engine';
import { GIFTS } from '../advances/gifts.ts';
import { ADVANCE_IDS, advance as advanceOf } from '../data/advances.ts';
import { PROFILES, type Profile } from '../data/profiles/profiles.ts';
import { PRINTED_BANS as BAN_TYPES, hasRule, TRANSFORMATION_PACKAGES } from '../data/rule-text.ts';
import type { PartyDocument, PartyEntry } from '../muster/party.ts';
import { partyProblems } from '../muster/party-problems.ts';
import { ANY_TERMS } from '../muster/terms.ts';

export type Pick = (pool: string) => string;

export const PARTY_POOLS = {
  advances: ADVANCE_IDS.filter((id) => advanceOf(id).use !== 'between-games'),
  good: PROFILES.filter(({ side }) => side !== 'evil').map(({ id }) => id),
  evil: PROFILES.filter(({ side }) => side !== 'good').map(({ id }) => id),
};

const TRIES = 12;
const MOST_ADVANCES = 4;
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
  if (party.entries.length === 0) party = { ...party, entries: [plainEntry(side)] };
  return random.below(3) === 0 ? party : withAdvances(party, random, pick, limit);
}

/** FF-CAMP-12: some that were seldom used so far, as far as the party may have them. */
function withAdvances(party: PartyDocument, random: Random, pick: Pick, limit: number): PartyDocument {
  let found = party;
  for (let n = 0; n < MOST_ADVANCES; n++) {
    const wanted = pick('advances');
    const advance = ADVANCE_IDS.find((id) => id === wanted)!;
    const bearers = party.entries.filter(({ count = 1 }) => count === 1);
    const on = bearers[random.below(Math.max(1, bearers.length))]?.id;
    const tied = GIFTS.some(({ id }) => id === advance);
    const bought = tied && on !== undefined ? { advance, on } : { advance };
    const more = { ...found, advances: [...(found.advances ?? []), bought] };
    if (partyProblems(more, { ...ANY_TERMS, limit }).length === 0) found = more;
  }
  return found;
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
