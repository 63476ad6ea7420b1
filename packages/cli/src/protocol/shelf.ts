import type { Campaign, Game, Ruleset } from '@vedette/engine';
import type { ListedCampaign } from '@vedette/games';
import { LOCALE } from '../locale.ts';
import { protocolError } from './errors.ts';

/** The rulesets of one process. */
export interface Shelf {
  readonly rulesets: readonly Ruleset<Game>[];
  get(id: string): Ruleset<Game>;
  has(id: string): boolean;
  add(ruleset: Ruleset<Game>): void;
  /** Names that `ruleset.load` knows. */
  readonly examples: readonly string[];
  fetch(example: string): Promise<Ruleset<Game>>;
  /** The campaign of a game. */
  campaign(ruleset: string): Promise<KnownCampaign>;
  /** The campaign that is played by these rules; null: they are no campaign's. */
  campaignBy(rules: string): Promise<KnownCampaign | null>;
  /** The rules of a record: a game's, or a campaign's. */
  rulesOf(id: string): Promise<Ruleset<Game>>;
  /** The same once they have been asked for. */
  rulesAtHand(id: string): Ruleset<Game>;
}

/** A campaign, and the game that it is made of. */
export interface KnownCampaign extends Campaign<Game, Game> {
  readonly game: string;
}

type Campaigns = Readonly<Record<string, ListedCampaign>>;

export function shelfOf(
  rulesets: readonly Ruleset<Game>[],
  examples: ReadonlyMap<string, () => Promise<Ruleset<Game>>>,
  campaigns: Campaigns,
): Shelf {
  const byId = new Map(rulesets.map((ruleset) => [ruleset.id, ruleset]));
  const campaignRules = new Map<string, Ruleset<Game>>();
  const get = (id: string): Ruleset<Game> => {
    const ruleset = byId.get(id);
    if (ruleset !== undefined) return ruleset;
    throw protocolError('ruleset.unknown', `No ruleset "${id}" is loaded; there are: ${list(byId.keys())}.`);
  };
  const campaign = async (game: string): Promise<KnownCampaign> => {
    const listed = Object.hasOwn(campaigns, game) ? campaigns[game] : undefined;
    if (listed !== undefined) {
      const known = { ...(await listed.fetch()).in(LOCALE), game };
      campaignRules.set(known.ruleset.id, known.ruleset);
      return known;
    }
    const known = list(Object.keys(campaigns));
    throw protocolError('campaign.none', `"${game}" has no campaign; these have: ${known}.`);
  };
  const campaignBy = async (rules: string): Promise<KnownCampaign | null> => {
    const [game] = Object.keys(campaigns).filter((id) => campaigns[id]!.rules === rules);
    return game === undefined ? null : campaign(game);
  };
  return {
    campaign,
    campaignBy,
    rulesOf: async (id) => (byId.has(id) ? null : await campaignBy(id))?.ruleset ?? get(id),
    rulesAtHand: (id) => campaignRules.get(id) ?? get(id),
    get rulesets() {
      return [...byId.values()];
    },
    get,
    has: (id) => byId.has(id),
    add: (ruleset) => void byId.set(ruleset.id, ruleset),
    examples: [...examples.keys()],
    async fetch(example) {
      const load = examples.get(example);
      if (load === undefined) {
        throw protocolError(
          'ruleset.unknown',
          `"${example}" cannot be loaded; these can: ${list(examples.keys())}.`,
        );
      }
      return load();
    },
  };
}

function list(names: Iterable<string>): string {
  return [...names].join(', ') || 'none';
}
