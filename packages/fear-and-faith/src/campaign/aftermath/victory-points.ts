import { WINNER_SCORES_ALONE } from '../../data/campaign.ts';
import type { CampaignCx } from '../game.ts';
import type { AfterGameReport } from '../report/report.ts';

/** FF-CAMP-03: the winner banks the difference, the others nothing; what is earned besides comes on top. */
function bankedBy({ scenario, sides }: AfterGameReport, place: number): number {
  const { won, score, besides } = sides[place]!;
  const drawn = sides.every((side) => side.won) || sides.every((side) => !side.won);
  if (!won || drawn) return besides;
  if (WINNER_SCORES_ALONE.includes(scenario)) return score + besides;
  const others = sides.filter((side) => !side.won).map((side) => side.score);
  return Math.max(0, score - Math.max(...others)) + besides;
}

/** FF-CAMP-01, FF-CAMP-03 */
export function bank(cx: CampaignCx): void {
  const { s } = cx;
  const { sides, report } = s.game!;
  for (const [place, side] of sides.entries()) {
    const { score, besides } = report!.sides[place]!;
    const player = s.players[side.seat]!;
    side.scored = score;
    side.banked = bankedBy(report!, place);
    player.points += side.banked;
    player.earned += side.banked;
    const { seat, banked } = side;
    cx.emit({ type: 'banked', rule: 'FF-CAMP-03', seat, scored: score, besides, banked });
  }
}
