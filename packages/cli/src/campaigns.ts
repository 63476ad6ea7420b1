import type { Game, Ruleset, SetupRequest } from '@vedette/engine';

/** A game's campaign: a ruleset of its own, and the two bridges between it and the games it is made of. */
export interface Campaigning {
  readonly ruleset: Ruleset<Game>;
  /** The match that the campaign waits for; null when it waits for none. */
  matchOf(campaign: Game['state']): SetupRequest | null;
  /** What a finished match has to report. */
  reportOf(game: Game['state']): unknown;
  /** How it stands, in lines. */
  overview(campaign: Game['state']): string;
}

/** By the game they are made of; each is fetched when it is first wanted. */
export const CAMPAIGNS: Readonly<Record<string, () => Promise<Campaigning>>> = {
  'silver-bayonet': async () => {
    const {
      default: ruleset,
      matchOf,
      reportOf,
      overview,
    } = await import('@vedette/silver-bayonet/campaign');
    // Each bridge is only ever given states of the ruleset that it stands beside.
    return { ruleset, matchOf, reportOf, overview } as unknown as Campaigning;
  },
};

/** The campaign of a game. */
export async function campaignOf(ruleset: string): Promise<Campaigning> {
  const open = Object.hasOwn(CAMPAIGNS, ruleset) ? CAMPAIGNS[ruleset] : undefined;
  if (open === undefined)
    throw new Error(`"${ruleset}" has no campaign; these have: ${Object.keys(CAMPAIGNS).join(', ')}.`);
  return open();
}
