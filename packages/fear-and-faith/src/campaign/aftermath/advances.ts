import type { Seat } from '@vedette/engine';
import { ADVANCES, type AdvanceId, advance as advanceOf } from '../../data/advances.ts';
import { ADVANCE_COST } from '../../data/campaign.ts';
import type { BoughtAdvance } from '../../muster/party.ts';
import { problemsUnder } from '../../muster/party-problems.ts';
import type { CampaignCx } from '../game.ts';
import { member, partyOf } from '../members.ts';
import type { CampaignState, MemberId, SideInHand } from '../state.ts';

const DONE = 'none';

/** FF-CAMP-12: ten victory points each, for as long as there are any. */
export function advances(cx: CampaignCx, { seat }: SideInHand): void {
  const player = cx.s.players[seat]!;
  while (player.points >= ADVANCE_COST) {
    const open = ADVANCES.map(({ id }) => id).filter((id) => isOpen(cx.s, seat, id));
    if (open.length === 0) return;
    const said = cx.ask('advance', seat, { points: player.points, options: [...open, DONE] });
    if (said === DONE) return;
    buy(cx, seat, open.find((id) => id === said)!);
  }
}

/** FF-CAMP-23: a curse is broken in its own time. */
function isOpen(s: CampaignState, seat: Seat, id: AdvanceId): boolean {
  const { use } = advanceOf(id);
  if (use === 'between-games') return false;
  return use === 'on-a-model' ? bearersOf(s, seat, id).length > 0 : isAllowed(s, seat, { advance: id });
}

function isAllowed(s: CampaignState, seat: Seat, bought: BoughtAdvance): boolean {
  const player = s.players[seat]!;
  const more = { ...player, advances: [...player.advances, bought] };
  const before = codes(s, player);
  return codes(s, more).every((code) => before.includes(code));
}

function codes(s: CampaignState, player: CampaignState['players'][number]): readonly string[] {
  return problemsUnder(partyOf(player, player.members, s.options), s.options).map(({ code }) => code);
}

/** FF-CAMP-26, FF-CAMP-31 */
function bearersOf(s: CampaignState, seat: Seat, advance: AdvanceId): readonly MemberId[] {
  return s.players[seat]!.members.map(({ id }) => id).filter((on) => isAllowed(s, seat, { advance, on }));
}

function buy(cx: CampaignCx, seat: Seat, advance: AdvanceId): void {
  const { s } = cx;
  const player = s.players[seat]!;
  const tied = advanceOf(advance).use === 'on-a-model';
  const on = tied ? cx.ask('advanceOn', seat, { advance, options: bearersOf(s, seat, advance) }) : undefined;
  player.points -= ADVANCE_COST;
  player.advances = [...player.advances, on === undefined ? { advance } : { advance, on }];
  const name = on === undefined ? null : member(player, on).entry.name;
  cx.emit({ type: 'bought', rule: advanceOf(advance).rule, seat, advance, name });
}
