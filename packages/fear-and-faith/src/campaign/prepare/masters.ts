import { type Member as Mustered, membersOf } from '../../muster/members.ts';
import { isMinion, mayMaster } from '../../muster/problems/masters.ts';
import { partyOf, termsIn } from '../members.ts';
import type { CampaignState, Member, MemberId, Player } from '../state.ts';

const FAMILIARS = 'common-familiars';

export function musteredIn(s: CampaignState, player: Player): readonly Mustered[] {
  return membersOf(partyOf(player, player.members, s.options), termsIn(s.options));
}

export function hasMaster(all: readonly Mustered[], minion: Mustered): boolean {
  const master = all.find(({ entry }) => entry.id === minion.entry.master);
  return master !== undefined && mayMaster(minion, master);
}

/** FF-PARTY-08: no Minion, or one whose Master is there. */
export function isServed(s: CampaignState, player: Player, who: Member): boolean {
  const all = musteredIn(s, player);
  const one = all.find(({ entry }) => entry.id === who.id)!;
  return !isMinion(one) || hasMaster(all, one);
}

/** FF-PARTY-08, FF-PARTY-12: whom it may serve; a Witch has one familiar. */
export function mastersFor(minion: Mustered, all: readonly Mustered[]): readonly MemberId[] {
  const familiars = all.filter((one) => one !== minion && one.profile.list === FAMILIARS);
  return all
    .filter((other) => other !== minion && mayMaster(minion, other))
    .map(({ entry }) => entry.id)
    .filter((id) => minion.profile.list !== FAMILIARS || !familiars.some(({ entry }) => entry.master === id));
}
