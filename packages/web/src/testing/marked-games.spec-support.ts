import type { Game, Ruleset, Spoken } from '@vedette/engine';
import { inMadeUpTongue } from '@vedette/engine/testing';
import * as listed from './games-with-duel.spec-support.ts';

/** Games that say nothing past their words: each that is made so is added here, and read on every page. */
const IN_WORDS: readonly string[] = ['duel'];

type Fetched<T> = Readonly<Record<string, () => Promise<T>>>;

function marked<T>(games: Fetched<T>, mark: (fetched: T) => T): Fetched<T> {
  const own = Object.entries(games).filter(([id]) => IN_WORDS.includes(id));
  return Object.fromEntries(own.map(([id, load]) => [id, async () => mark(await load())]));
}

const spoken = <Said>(thing: Spoken<Said>): Spoken<Said> => inMadeUpTongue(thing);

/** The list of games, each in a made-up language. */
export const GAMES = listed.GAMES.filter(({ id }) => IN_WORDS.includes(id));

export const RULESETS: typeof listed.RULESETS = marked(
  listed.RULESETS,
  (ruleset): Ruleset<Game> => ({ ...ruleset, speech: inMadeUpTongue(ruleset.speech) }),
);

export const LIBRARIES: typeof listed.LIBRARIES = marked(listed.LIBRARIES, spoken);

export const MUSTERS: typeof listed.MUSTERS = marked(listed.MUSTERS, spoken);

export const CAMPAIGNS: typeof listed.CAMPAIGNS = Object.fromEntries(
  Object.entries(listed.CAMPAIGNS)
    .filter(([id]) => IN_WORDS.includes(id))
    .map(([id, campaign]) => [
      id,
      {
        ...campaign,
        fetch: async () => inMadeUpTongue(await campaign.fetch()),
        forms: async () => inMadeUpTongue(await campaign.forms()),
      },
    ]),
);

export const FRONT = { ...listed.FRONT, words: inMadeUpTongue(listed.FRONT.words) };

export const { TO_COME } = listed;
