import type { Seat } from '@vedette/engine';
import type { Profile } from '../data/profiles/profiles.ts';
import { hasRule } from '../data/rule-text.ts';
import { membersOf as musteredFrom, profileIn } from '../muster/members.ts';
import type { ModelRecord, PartyDocument, PartyEntry } from '../muster/party.ts';
import { type PartyTerms, termsOf } from '../muster/terms.ts';
import { type CampaignOptions, infectionsIn } from './options.ts';
import type { CampaignState, Departed, Member, MemberId, Player } from './state.ts';

export function termsIn(options: CampaignOptions): PartyTerms {
  return termsOf(options);
}

export function memberOf(player: Player, id: MemberId): Member | null {
  return player.members.find((member) => member.id === id) ?? null;
}

/** A member who must be there. */
export function member(player: Player, id: MemberId): Member {
  const found = memberOf(player, id);
  if (found === null) throw new Error(`There is no member "${id}".`);
  return found;
}

/** Whoever goes by this id, in whatever party. */
export function anybody({ players }: CampaignState, id: MemberId): Member | null {
  for (const player of players) {
    const found = memberOf(player, id);
    if (found !== null) return found;
  }
  return null;
}

/** A party's document with these of its members. */
export function partyOf(
  { party, advances }: Player,
  members: readonly Member[],
  options: CampaignOptions,
): PartyDocument {
  const there = (id: MemberId | undefined) => id === undefined || members.some((one) => one.id === id);
  const { pool, ...head } = party;
  const document: PartyDocument = {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    ...head,
    limit: options['point-limit'],
    entries: members.map(({ entry }) => entry),
    advances: advances.filter(({ on }) => there(on)),
    campaign: { infections: infectionsIn(options) },
  };
  // FF-PARTY-14: without a Demonologist there is nobody to draw on it.
  const summons = musteredFrom(document, termsIn(options)).some(({ profile }) =>
    hasRule(profile.rules, 'demonologist'),
  );
  return pool !== undefined && pool > 0 && summons ? { ...document, pool } : document;
}

export function profileOf(player: Player, { entry }: Member, options: CampaignOptions): Profile {
  const found = profileIn(partyOf(player, [], options), entry.profile, termsIn(options));
  if (found === null) throw new Error(`There is no profile "${entry.profile}".`);
  return found;
}

export function isUnique(profile: Profile): boolean {
  return hasRule(profile.rules, 'unique');
}

export function recordOf({ entry }: Member): ModelRecord {
  return entry.record ?? {};
}

/** Writes into a member's record; nothing left in it: it has none. */
export function amend(
  who: Member,
  change: { readonly [Key in keyof ModelRecord]?: ModelRecord[Key] | null },
): void {
  const { record: _, ...entry } = who.entry;
  const merged = Object.entries({ ...recordOf(who), ...change }).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  who.entry = merged.length === 0 ? entry : { ...entry, record: Object.fromEntries(merged) };
}

/** A name on the roll, under an id of its own. */
export function enlist(player: Player, seat: Seat, entry: Omit<PartyEntry, 'id'>): Member {
  player.enlisted++;
  const id = `${seat + 1}-${player.enlisted}`;
  const newcomer: Member = { id, entry: { ...entry, id }, home: seat, former: null, cursedIn: null };
  player.members = [...player.members, newcomer];
  return newcomer;
}

/** Takes somebody off the roll for good, and with him what was tied to him (FF-CAMP-04). */
export function strikeOff(s: CampaignState, seat: Seat, who: Member, cause: Departed['cause']): void {
  const player = s.players[seat]!;
  player.members = player.members.filter(({ id }) => id !== who.id);
  player.advances = player.advances.filter(({ on }) => on !== who.id);
  const { name, profile } = who.former ?? who.entry;
  const game = s.game?.number ?? s.history.length;
  s.departed = [...s.departed, { id: who.id, seat: who.home, name, profile, game, cause }];
}
