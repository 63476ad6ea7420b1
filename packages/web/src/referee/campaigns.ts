import type { Campaign, Game } from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { locale } from '../words/locale.ts';
import { ownOf } from '../words/own-of.ts';
import { say } from '../words/say.ts';

/** A campaign, and the game that it is made of. */
export interface KnownCampaign extends Campaign<Game, Game> {
  readonly game: string;
}

export async function campaignOf(game: string): Promise<KnownCampaign> {
  const listed = ownOf(CAMPAIGNS, game);
  if (listed === undefined) throw new Error(say.referee.noCampaign(game));
  return { ...(await listed.fetch()).in(locale), game };
}

/** The one that goes by these rules, as a save names them. */
export async function campaignBy(rules: unknown): Promise<KnownCampaign> {
  const [game] = Object.keys(CAMPAIGNS).filter((id) => CAMPAIGNS[id]!.rules === rules);
  if (game === undefined) throw new Error(say.referee.noCampaignFile);
  return campaignOf(game);
}
