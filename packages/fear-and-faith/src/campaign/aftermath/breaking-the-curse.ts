import type { Seat } from '@vedette/engine';
import { ADVANCE_COST, INFECTION } from '../../data/campaign.ts';
import { INFECTIONS, type Infection } from '../../state.ts';
import type { CampaignCx } from '../game.ts';
import { amend, isUnique, profileOf, recordOf, strikeOff } from '../members.ts';
import type { CampaignState, Member, SideInHand } from '../state.ts';
import { replace } from './replacements.ts';

const RULE = 'FF-CAMP-09';
const DONE = 'none';

/** FF-CAMP-09, FF-CAMP-23: a good winner may have what this very game did to one of his undone. */
export function breakCurses(cx: CampaignCx, side: SideInHand): void {
  const { s } = cx;
  const game = s.game!;
  const player = s.players[side.seat]!;
  const { won } = game.report!.sides[game.sides.indexOf(side)]!;
  if (!won || player.party.side !== 'good') return;
  while (player.points >= ADVANCE_COST) {
    const cursed = victimsOf(s, side.seat).map(({ id }) => id);
    if (cursed.length === 0) return;
    const said = cx.ask('breakCurse', side.seat, {
      points: player.points,
      cost: ADVANCE_COST,
      options: [...cursed, DONE],
    });
    if (said === DONE) return;
    player.points -= ADVANCE_COST;
    breakOne(cx, side, said);
  }
}

/** Infected or turned in the game that was just played. */
function victimsOf({ players, game }: CampaignState, seat: Seat): readonly Member[] {
  return players
    .flatMap(({ members }) => members)
    .filter(({ home, cursedIn }) => home === seat && cursedIn === game!.number);
}

/** What it was infected by; of one who has turned, what he has become tells. */
export function infectionOf(who: Member): Infection {
  const { infection } = recordOf(who);
  if (infection !== undefined) return infection;
  return INFECTIONS.find((type) => INFECTION[type].some(({ becomes }) => becomes === who.entry.profile))!;
}

/** FF-CAMP-09: the victim of a zombie dies, anybody else is himself again, and his own party's. */
function breakOne(cx: CampaignCx, side: SideInHand, id: string): void {
  const { s } = cx;
  const { seat } = side;
  const who = comeHome(s, seat, id);
  const infection = infectionOf({ ...who.member, entry: who.was });
  amend(who.member, { infection: null });
  who.member.cursedIn = null;
  const dies = infection === 'zombie';
  const { name } = who.member.entry;
  cx.emit({ type: 'curseBroken', rule: RULE, seat, member: id, name, infection, dies });
  if (!dies) return;
  if (isUnique(profileOf(s.players[seat]!, who.member, s.options))) {
    strikeOff(s, seat, who.member, 'laid-to-rest');
    cx.emit({ type: 'struckOff', rule: RULE, seat, member: id, name, cause: 'laid-to-rest' });
    return;
  }
  amend(who.member, { insanity: null, kept: null });
  replace(cx, side, who.member);
}

/** Back on its own roll, as what it was; `was`: as it is written down until now. */
function comeHome(s: CampaignState, seat: Seat, id: string) {
  const holder = s.players.find(({ members }) => members.some((one) => one.id === id))!;
  const found = holder.members.find((one) => one.id === id)!;
  const was = found.entry;
  if (found.former === null) return { member: found, was };
  holder.members = holder.members.filter((one) => one !== found);
  const member: Member = { ...found, entry: found.former, former: null };
  const owner = s.players[seat]!;
  owner.members = [...owner.members, member];
  return { member, was };
}
