import type { CampaignCx } from '../game.ts';
import type { CampaignState } from '../state.ts';

/** FF-CAMP-01: the book is closed; whoever banked most has won. */
export function endCampaign(cx: CampaignCx, reason: NonNullable<CampaignState['ended']>['reason']): void {
  const { s } = cx;
  const most = Math.max(...s.players.map(({ earned }) => earned));
  const winners = s.players.map((_, seat) => seat).filter((seat) => s.players[seat]!.earned === most);
  s.ended = { reason, winners };
  cx.emit({ type: 'ended', rule: 'FF-CAMP-01', reason, winners });
}

/** The game is settled; after the last one so is the campaign. */
export function close(cx: CampaignCx): void {
  const { s } = cx;
  const { number, scenario, sides, report } = s.game!;
  s.history = [
    ...s.history,
    {
      number,
      scenario,
      sides: sides.map(({ seat, scored, banked }) => ({
        seat,
        scored,
        banked,
        earned: s.players[seat]!.earned,
      })),
      report: report!,
    },
  ];
  s.game = null;
  if (s.games !== null && s.history.length >= s.games) endCampaign(cx, 'games');
}
