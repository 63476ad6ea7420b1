import type { CampaignCx } from '../game.ts';
import { powerRank } from '../members.ts';
import type { GameInHand } from '../state.ts';
import { endCampaign } from './end.ts';

/** SB-CAMP-01, step 5: Power Ranks; the game goes into the books, and the campaign may be decided (SB-CAMP-23). */
export function rankAndClose(cx: CampaignCx): void {
  const { s } = cx;
  const game = s.game!;
  for (const { seat } of game.sides) {
    const player = s.players[seat]!;
    player.rank = powerRank(player);
    cx.emit({ type: 'ranked', rule: 'SB-CAMP-22', seat, rank: player.rank });
  }
  close(cx, game);
  const goal = s.options['campaign-goal'];
  if (goal > 0 && s.players.some(({ rank }) => rank >= goal)) endCampaign(cx, 'goal');
  else if (s.games !== null && s.history.length >= s.games) endCampaign(cx, 'games');
}

function close({ s }: CampaignCx, { number, scenario, mode, sides, report, rolls, xp }: GameInHand): void {
  const ranks = sides.map(({ seat, differential }) => ({ seat, differential, rank: s.players[seat]!.rank }));
  s.history = [...s.history, { number, scenario, mode, sides: ranks, report: report!, rolls, xp }];
  s.game = null;
}
