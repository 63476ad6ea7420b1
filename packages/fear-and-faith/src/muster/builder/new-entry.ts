import type { Random } from '@vedette/engine';
import { GROUPS } from '../../data/groups.ts';
import type { Profile } from '../../data/profiles/profiles.ts';
import { BAN_TYPES } from '../../data/rule-text.ts';
import { type Member, membersOf } from '../members.ts';
import { keyOf, type PartyDocument, type PartyEntry } from '../party.ts';
import { isMinion, mayMaster } from '../problems/masters.ts';
import { ANY_TERMS } from '../terms.ts';
import { entryId, having, withEntries } from './draft.ts';
import { modelName } from './names.ts';

/** Somebody new, with a first choice wherever the rules want one. */
export function newEntry(party: PartyDocument, profile: Profile, chance: Random): PartyEntry {
  const names = party.entries.map(({ name }) => name);
  const entry: PartyEntry = {
    id: entryId(party),
    profile: profile.id,
    name: modelName(profile, names, chance),
  };
  const bans = profile.rules.filter((text) => text === 'ban').length;
  const swarm = profile.rules.includes('swarm');
  const chosen = having(
    having(entry, 'ban', bans === 0 ? undefined : BAN_TYPES.slice(0, bans)),
    'count',
    swarm ? GROUPS.swarm.min : undefined,
  );
  return having(chosen, 'master', dearestMaster(party, chosen));
}

/** FF-PARTY-08: whoever costs most among those who could be its Master. */
function dearestMaster(party: PartyDocument, entry: PartyEntry): string | undefined {
  const members = membersOf(withEntries(party, [...party.entries, entry]), ANY_TERMS);
  const minion = members.find((member) => member.entry.id === entry.id);
  return minion === undefined ? undefined : bestMaster(minion, members);
}

export function bestMaster(minion: Member, members: readonly Member[]): string | undefined {
  if (!isMinion(minion)) return undefined;
  const fit = members.filter((other) => other !== minion && mayMaster(minion, other));
  const [best] = [...fit].sort((a, b) => b.points - a.points);
  return best === undefined ? undefined : keyOf(best.entry, 1);
}
