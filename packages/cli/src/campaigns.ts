import type { Campaign, Game } from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { LOCALE } from './locale.ts';

/** The campaign of a game. */
export async function campaignOf(ruleset: string): Promise<Campaign<Game, Game>> {
  const listed = Object.hasOwn(CAMPAIGNS, ruleset) ? CAMPAIGNS[ruleset] : undefined;
  if (listed === undefined)
    throw new Error(`"${ruleset}" has no campaign; these have: ${Object.keys(CAMPAIGNS).join(', ')}.`);
  return (await listed.fetch()).in(LOCALE);
}
