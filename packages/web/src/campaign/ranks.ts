import type { CampaignBook } from '../referee/campaign-messages.ts';

/** Power Ranks of one player: at the start, then after each game; who stays at home keeps his. */
export type RankLine = readonly number[];

/** A line for each player. Everybody starts from nothing: a campaign begins with new companies. */
export function rankLines({
  players,
  history,
}: Pick<CampaignBook, 'players' | 'history'>): readonly RankLine[] {
  return players.map((_, seat) => {
    const line = [0];
    for (const { sides } of history) {
      line.push(sides.find((side) => side.seat === seat)?.rank ?? line.at(-1)!);
    }
    return line;
  });
}
