import type { CampaignCx } from '../game.ts';
import type { CampaignState } from '../state.ts';

/** SB-CAMP-23: the highest Power Rank has won; equal ones share it. */
export function endCampaign(cx: CampaignCx, reason: NonNullable<CampaignState['ended']>['reason']): void {
  const { s } = cx;
  const most = Math.max(...s.players.map(({ rank }) => rank));
  const winners = s.players.flatMap(({ rank }, seat) => (rank === most ? [seat] : []));
  s.ended = { reason, winners };
  cx.emit({ type: 'ended', rule: 'SB-CAMP-23', reason, winners });
}
