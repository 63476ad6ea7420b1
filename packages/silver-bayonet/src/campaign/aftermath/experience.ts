import type { CampaignCx } from '../game.ts';
import type { SideInHand } from '../state.ts';
import { reportOn, survivors } from './settled.ts';
import { shareBonus } from './shared-bonus.ts';
import { rise } from './tiers.ts';
import { extraXp, gainXp } from './xp.ts';

/** SB-CAMP-01, step 2: Experience. */
export function experience(cx: CampaignCx, side: SideInHand): void {
  const { sides, mode } = cx.s.game!;
  for (const { who } of survivors(cx.s, side)) gainXp(cx, side, who, 'participation', 'SB-CAMP-12');
  if (mode === 'co-operative' && cx.s.options['coop-xp'] === 'shared') {
    // SB-COOP-05.R2: shared once both units know who is left.
    if (side !== sides.at(-1)) return;
    shareBonus(cx, reportOn(cx.s, side).bonusXp);
    for (const ally of sides) extrasAndTiers(cx, ally);
    return;
  }
  assignBonus(cx, side);
  extrasAndTiers(cx, side);
}

/** SB-CAMP-14, SB-SCN-GEN-36: extra XP of those who live to profit; then everybody's tiers. */
function extrasAndTiers(cx: CampaignCx, side: SideInHand): void {
  for (const { who, figure } of survivors(cx.s, side)) extraXp(cx, side, who, figure.extraXp);
  for (const { who } of survivors(cx.s, side)) rise(cx, side, who);
}

/** SB-CAMP-13, SB-CAMP-27: each bonus point to one figure, none to a figure twice; surplus is lost. */
function assignBonus(cx: CampaignCx, side: SideInHand): void {
  const points = reportOn(cx.s, side).bonusXp + side.bonusXp;
  const members = survivors(cx.s, side).map(({ who }) => who);
  const count = Math.min(points, members.length);
  const chosen =
    count === 0 || count === members.length
      ? members.slice(0, count).map(({ id }) => id)
      : cx.ask('bonus', side.seat, { options: members.map(({ id }) => id), min: count, max: count, points });
  for (const who of members) {
    if (chosen.includes(who.id)) gainXp(cx, side, who, 'bonus', 'SB-CAMP-13');
  }
  const lost = points - count;
  if (lost > 0) cx.emit({ type: 'xpLost', rule: 'SB-CAMP-13', seat: side.seat, points: lost });
}
