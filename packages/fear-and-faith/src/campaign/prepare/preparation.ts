import { hasRule, TRANSFORMATION_PACKAGES } from '../../data/rule-text.ts';
import { problemsUnder } from '../../muster/party-problems.ts';
import { isMinion } from '../../muster/problems/masters.ts';
import type { CampaignCx } from '../game.ts';
import { partyOf, profileOf } from '../members.ts';
import type { Member, Player, SideInHand } from '../state.ts';
import { castFor } from './casting.ts';
import { hasMaster, mastersFor, musteredIn } from './masters.ts';
import { knownTo } from './own-scenario.ts';

/** FF-PARTY-08, FF-SPEC-61: Minions look for a Master, who changes shape says into what; then everybody goes who can. */
export function prepare(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  for (const who of player.members) choosePackage(cx, side, player, who);
  for (const who of player.members) chooseMaster(cx, side, player, who);
  const { sides, scenario } = cx.s.game!;
  const played = knownTo(cx.s).find(({ id }) => id === scenario);
  const seats = sides.map(({ seat }) => seat);
  const casts = played === undefined ? null : castFor(cx.s, seats, played);
  if (casts !== null) side.fielded = [...casts[sides.indexOf(side)]!];
  for (const who of player.members.filter(({ id }) => !side.fielded.includes(id))) {
    const { name } = who.entry;
    cx.emit({ type: 'stayedHome', rule: 'FF-PARTY-08', seat: side.seat, member: who.id, name });
  }
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
