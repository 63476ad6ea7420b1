import type { CampaignCx } from '../game.ts';
import { amend, isUnique, profileOf, recordOf, strikeOff } from '../members.ts';
import type { ReportFigure } from '../report/report.ts';
import type { Departed, Member, Player, SideInHand } from '../state.ts';
import { reportedOf } from './reported.ts';

const MOST_KEPT = 6;

/** FF-CAMP-04, -05, -08: who is dead, who has gone over, and who is simply back. */
export function survivors(cx: CampaignCx, side: SideInHand): void {
  for (const { who, told } of reportedOf(cx.s, side)) {
    if (told.fate === 'lost') goneForGood(cx, side, who, 'lost');
    else if (told.fate === 'killed') dies(cx, side, who, told);
    else if (told.turned !== null) goesOver(cx, side, who, told.turned);
    else keepWeapons(cx, side, who, told);
  }
}

function about(side: SideInHand, who: Member) {
  return { seat: side.seat, member: who.id, name: who.entry.name };
}

function goneForGood(cx: CampaignCx, side: SideInHand, who: Member, cause: Departed['cause']): void {
  loseAdvances(cx, side, who);
  strikeOff(cx.s, side.seat, who, cause);
  cx.emit({ type: 'struckOff', rule: 'FF-CAMP-04', ...about(side, who), cause });
}

/** FF-CAMP-04: the Unique stay dead, and so does who had turned (FF-CAMP-08); Demons always come back. */
function dies(cx: CampaignCx, side: SideInHand, who: Member, told: ReportFigure): void {
  const { s } = cx;
  const profile = profileOf(s.players[side.seat]!, who, s.options);
  if (told.turned === null && profile.tags.includes('demon')) {
    cx.emit({ type: 'returned', rule: 'FF-CAMP-04', ...about(side, who) });
    return;
  }
  if (isUnique(profile) || told.turned !== null || who.former !== null) {
    goneForGood(cx, side, who, 'killed');
    return;
  }
  cx.emit({ type: 'fell', rule: 'FF-CAMP-04', ...about(side, who) });
  loseAdvances(cx, side, who);
  amend(who, { insanity: null, infection: null, kept: null });
  who.cursedIn = null;
  side.fallen = [...side.fallen, who.id];
}

/** FF-CAMP-04: what was tied to the model is lost with it. */
function loseAdvances(cx: CampaignCx, { seat }: SideInHand, who: Member): void {
  const player: Player = cx.s.players[seat]!;
  for (const { advance } of player.advances.filter(({ on }) => on === who.id))
    cx.emit({ type: 'advanceLost', rule: 'FF-CAMP-04', seat, advance, name: who.entry.name });
  player.advances = player.advances.filter(({ on }) => on !== who.id);
}

/** FF-CAMP-08: it is the other's for the rest of the campaign. */
function goesOver(
  cx: CampaignCx,
  side: SideInHand,
  who: Member,
  { profile, side: place }: NonNullable<ReportFigure['turned']>,
): void {
  const { s } = cx;
  const game = s.game!;
  const to = game.sides[place]!.seat;
  loseAdvances(cx, side, who);
  const player = s.players[side.seat]!;
  player.members = player.members.filter(({ id }) => id !== who.id);
  const { id, name } = who.entry;
  const turned: Member = {
    id,
    entry: { id, profile, name },
    home: who.home,
    former: who.former ?? who.entry,
    cursedIn: game.number,
  };
  const master = s.players[to]!;
  master.members = [...master.members, turned];
  cx.emit({ type: 'wentOver', rule: 'FF-CAMP-08', ...about(side, who), profile, to });
}

/** FF-HTH-21: what it picked up is its own by the next game. */
function keepWeapons(cx: CampaignCx, side: SideInHand, who: Member, { kept }: ReportFigure): void {
  const had = recordOf(who).kept ?? [];
  const more = kept.filter((weapon) => !had.includes(weapon));
  if (more.length === 0) return;
  amend(who, { kept: [...had, ...more].slice(0, MOST_KEPT) });
  for (const weapon of more) cx.emit({ type: 'keptWeapon', rule: 'FF-HTH-21', ...about(side, who), weapon });
}
