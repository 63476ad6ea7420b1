import { recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import { amend } from '../members.ts';
import type { Member, SideInHand, XpGained, XpKind } from '../state.ts';

/** SB-CAMP-14.R1: one extra point a game; more are lost. */
export function extraXp(cx: CampaignCx, side: SideInHand, who: Member, points: number): void {
  const room = 1 - (gained(cx, who).extra ?? 0);
  const given = Math.min(room, points);
  if (given > 0) gainXp(cx, side, who, 'extra', 'SB-CAMP-14');
  if (points <= given) return;
  const lost = { member: who.id, name: who.entry.name, points: points - given };
  cx.emit({ type: 'extraLost', rule: 'SB-CAMP-14', seat: side.seat, ...lost });
}

function gained({ s }: CampaignCx, { id }: Member): XpGained {
  return s.game!.xp[id] ?? {};
}

/** One point more, of its kind: one of each makes the three that a game can give at most. */
export function gainXp(cx: CampaignCx, { seat }: SideInHand, who: Member, kind: XpKind, rule: string): void {
  const before = gained(cx, who);
  cx.s.game!.xp[who.id] = { ...before, [kind]: (before[kind] ?? 0) + 1 };
  const xp = recordOf(who.entry).xp + 1;
  amend(who, { xp });
  cx.emit({ type: 'gainedXp', rule, seat, member: who.id, name: who.entry.name, kind, xp });
}
