import { hasRule, TRANSFORMATION_PACKAGES } from '../../data/rule-text.ts';
import { type Member as Mustered, membersOf } from '../../muster/members.ts';
import { problemsUnder } from '../../muster/party-problems.ts';
import { isMinion, mayMaster } from '../../muster/problems/masters.ts';
import type { CampaignCx } from '../game.ts';
import { member, partyOf, profileOf, termsIn } from '../members.ts';
import type { CampaignState, Member, MemberId, Player, SideInHand } from '../state.ts';

/** FF-PARTY-08, FF-SPEC-61: everybody goes who can; Minions need a Master, and who changes shape says into what. */
export function prepare(cx: CampaignCx, side: SideInHand): void {
  const { s } = cx;
  const player = s.players[side.seat]!;
  for (const who of player.members) choosePackage(cx, side, player, who);
  for (const who of player.members) chooseMaster(cx, side, player, who);
  const going = player.members.filter((who) => canGo(s, player, who));
  for (const who of player.members.filter((one) => !going.includes(one)))
    cx.emit({
      type: 'stayedHome',
      rule: 'FF-PARTY-08',
      seat: side.seat,
      member: who.id,
      name: who.entry.name,
    });
  side.fielded = going.map(({ id }) => id);
}

/** FF-SPEC-61, as far as FF-PARTY-05 allows it. */
function choosePackage(cx: CampaignCx, { seat }: SideInHand, player: Player, who: Member): void {
  const { s } = cx;
  if (!hasRule(profileOf(player, who, s.options).rules, 'transformation')) return;
  const before = who.entry;
  const options = TRANSFORMATION_PACKAGES.filter((kind) => {
    who.entry = { ...before, package: kind };
    const fits = problemsUnder(partyOf(player, player.members, s.options), s.options).every(
      ({ code }) => code !== 'party.personalities' && code !== 'party.own-rules-clash',
    );
    return fits || kind === (before.package ?? 'none');
  });
  who.entry = before;
  const chosen = cx.ask('package', seat, { member: who.id, options });
  who.entry = { ...before, package: chosen };
}

function musteredIn(s: CampaignState, player: Player): readonly Mustered[] {
  return membersOf(partyOf(player, player.members, s.options), termsIn(s.options));
}

/** FF-PARTY-08: who lost his Master looks for another. */
function chooseMaster(cx: CampaignCx, { seat }: SideInHand, player: Player, who: Member): void {
  const all = musteredIn(cx.s, player);
  const minion = all.find(({ entry }) => entry.id === who.id)!;
  if (!isMinion(minion) || hasMaster(all, minion)) return;
  const options = mastersFor(minion, all);
  const { master: _, ...entry } = who.entry;
  who.entry =
    options.length === 0 ? entry : { ...entry, master: cx.ask('master', seat, { member: who.id, options }) };
}

function hasMaster(all: readonly Mustered[], minion: Mustered): boolean {
  const master = all.find(({ entry }) => entry.id === minion.entry.master);
  return master !== undefined && mayMaster(minion, master);
}

/** FF-PARTY-08, FF-PARTY-12: a Witch has one familiar. */
export function mastersFor(minion: Mustered, all: readonly Mustered[]): readonly MemberId[] {
  const taken = all.filter((one) => one !== minion && one.profile.list === 'common-familiars');
  return all
    .filter((other) => other !== minion && mayMaster(minion, other))
    .map(({ entry }) => entry.id)
    .filter(
      (id) => minion.profile.list !== 'common-familiars' || !taken.some(({ entry }) => entry.master === id),
    );
}

function canGo(s: CampaignState, player: Player, who: Member): boolean {
  const all = musteredIn(s, player);
  const one = all.find(({ entry }) => entry.id === member(player, who.id).id)!;
  return !isMinion(one) || hasMaster(all, one);
}
