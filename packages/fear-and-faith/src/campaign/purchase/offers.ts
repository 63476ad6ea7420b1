import type { Seat } from '@vedette/engine';
import { POINTS_PER_VICTORY_POINT } from '../../data/campaign.ts';
import { PROFILES, type Profile } from '../../data/profiles/profiles.ts';
import { BAN_TYPES, type BanType, hasRule, PRINTED_BANS } from '../../data/rule-text.ts';
import { membersOf, ownAsProfile, profileIn } from '../../muster/members.ts';
import type { PartyDocument, PartyEntry } from '../../muster/party.ts';
import { problemsUnder } from '../../muster/party-problems.ts';
import { isMinion } from '../../muster/problems/masters.ts';
import { isUnique, partyOf, termsIn } from '../members.ts';
import { mastersFor } from '../prepare/masters.ts';
import type { CampaignState, MemberId } from '../state.ts';

/** FF-CAMP-06: victory points for a model. */
export function costOf(points: number): number {
  return Math.ceil(points / POINTS_PER_VICTORY_POINT);
}

/** FF-PARTY-13: open Bans of a profile, and types that it may still choose. */
export function openBans({ rules }: Profile): number {
  return rules.filter((text) => text === 'ban').length;
}

/** FF-SPEC-08, FF-OPT-28: beyond the printed ones only where the players have agreed. */
export function banTypes(
  { options }: Pick<CampaignState, 'options'>,
  { rules }: Profile,
  chosen: readonly BanType[],
): readonly BanType[] {
  const types = options['extra-ban-types'] ? BAN_TYPES : PRINTED_BANS;
  return types.filter((type) => !rules.includes(`ban:${type}`) && !chosen.includes(type));
}

const TRIED = 'newcomer';

/** Somebody of this profile, with a first choice wherever one is wanted. */
function draft(s: CampaignState, profile: Profile): PartyEntry {
  const bans = openBans(profile);
  return {
    id: TRIED,
    profile: profile.id,
    name: TRIED,
    ...(bans === 0 ? {} : { ban: banTypes(s, profile, []).slice(0, bans) }),
  };
}

/** FF-PARTY-08: who of the party could be its Master. */
export function mastersIn(s: CampaignState, seat: Seat, profile: Profile): readonly MemberId[] {
  const player = s.players[seat]!;
  const document = partyOf(player, player.members, s.options);
  const all = membersOf(
    { ...document, entries: [...document.entries, draft(s, profile)] },
    termsIn(s.options),
  );
  const newcomer = all.at(-1)!;
  return isMinion(newcomer) ? mastersFor(newcomer, all) : [];
}

/** FF-PARTY-06: a Unique was never there before, in no party and in no grave. */
function wasThere({ players, departed }: CampaignState, { id }: Profile): boolean {
  return (
    departed.some(({ profile }) => profile === id) ||
    players.some(({ members }) =>
      members.some(({ entry, former }) => entry.profile === id || former?.profile === id),
    )
  );
}

/** FF-CAMP-06, FF-PARTY-05 to -13: of these whoever could join now; `instead`: in place of this one. */
export function fittingProfiles(
  s: CampaignState,
  seat: Seat,
  instead: MemberId | null,
  wanted: (profile: Profile) => boolean,
): readonly Profile[] {
  const player = s.players[seat]!;
  const others = player.members.filter(({ id }) => id !== instead);
  const document = partyOf(player, others, s.options);
  const before = problemsUnder(document, s.options).map(({ code }) => code);
  return knownTo(s, seat, document).filter((profile) => {
    if (!wanted(profile) || (profile.side !== 'neutral' && profile.side !== player.party.side)) return false;
    if (isUnique(profile) && wasThere(s, profile)) return false;
    // FF-SPEC-56: one base is no swarm.
    if (hasRule(profile.rules, 'swarm') && !others.some(({ entry }) => entry.profile === profile.id))
      return false;
    const joined = { ...document, entries: [...document.entries, served(s, document, profile)] };
    return problemsUnder(joined, s.options).every(({ code }) => before.includes(code));
  });
}

function knownTo(s: CampaignState, seat: Seat, document: PartyDocument): readonly Profile[] {
  const { party } = s.players[seat]!;
  const own = s.options['custom-profiles'] === 'forbidden' ? [] : (party.own ?? []).map(ownAsProfile);
  const terms = termsIn(s.options);
  return [...PROFILES.filter(({ list }) => list !== null), ...own].flatMap(
    ({ id }) => profileIn(document, id, terms) ?? [],
  );
}

/** Somebody of this profile, with a Master where one is to be had. */
function served(s: CampaignState, document: PartyDocument, profile: Profile): PartyEntry {
  const entry = draft(s, profile);
  if (!hasRule(profile.rules, 'minion')) return entry;
  const all = membersOf({ ...document, entries: [...document.entries, entry] }, termsIn(s.options));
  const master = mastersFor(all.at(-1)!, all)[0];
  return master === undefined ? entry : { ...entry, master };
}
