import type { Campaign, Game, Spoken } from '@vedette/engine';
import { inMadeUpTongue } from '@vedette/engine/testing';
import * as listed from './games-with-duel.spec-support.ts';

type Fetched<T> = Readonly<Record<string, () => Promise<T>>>;

function marked<T>(games: Fetched<T>, mark: (fetched: T) => T): Fetched<T> {
  return Object.fromEntries(Object.entries(games).map(([id, load]) => [id, async () => mark(await load())]));
}

const spoken = <Said>(thing: Spoken<Said>): Spoken<Said> => inMadeUpTongue(thing);

/** The list of games, each in a made-up language. */
export const { GAMES } = listed;

export const RULESETS: typeof listed.RULESETS = marked(listed.RULESETS, ({ unit, speech, ...ruleset }) => ({
  ...ruleset,
  speech: inMadeUpTongue(speech),
  // What a ruleset measures in by itself has words of its own.
  unit: typeof unit === 'string' ? unit : { ...unit, words: inMadeUpTongue(unit.words) },
}));

export const LIBRARIES: typeof listed.LIBRARIES = marked(listed.LIBRARIES, spoken);

export const MUSTERS: typeof listed.MUSTERS = marked(listed.MUSTERS, spoken);

export const REFERENCES: typeof listed.REFERENCES = marked(listed.REFERENCES, spoken);

/** A campaign is a ruleset, too, which speaks for itself. */
function spokenToo(campaign: Spoken<Campaign<Game, Game>>): typeof campaign {
  const { ruleset, ...said } = campaign.in();
  const marked = { ...said, ruleset: { ...ruleset, speech: inMadeUpTongue(ruleset.speech) } };
  return { ...campaign, in: () => marked };
}

export const CAMPAIGNS: typeof listed.CAMPAIGNS = Object.fromEntries(
  Object.entries(listed.CAMPAIGNS).map(([id, campaign]) => [
    id,
    {
      ...campaign,
      fetch: async () => spokenToo(inMadeUpTongue(await campaign.fetch())),
      forms: async () => inMadeUpTongue(await campaign.forms()),
    },
  ]),
);

export const FRONT = { ...listed.FRONT, words: inMadeUpTongue(listed.FRONT.words) };

export const { TO_COME } = listed;
