import type { Game, GameLibrary, Json, Muster, Ruleset, Spoken } from '@vedette/engine';
import * as listed from '@vedette/games';

/** The list of games as whoever adds one would write it: the worked example stands at its end. */
export const GAMES: typeof listed.GAMES = [...listed.GAMES, { id: 'duel', title: 'A Duel', by: 'the house' }];

export const RULESETS: typeof listed.RULESETS = {
  ...listed.RULESETS,
  duel: () => import('@vedette/duel').then((module) => module.default as unknown as Ruleset<Game>),
};

export const LIBRARIES: typeof listed.LIBRARIES = {
  ...listed.LIBRARIES,
  duel: (): Promise<Spoken<GameLibrary>> => import('@vedette/duel/shelf').then((module) => module.default),
};

export const MUSTERS: typeof listed.MUSTERS = {
  ...listed.MUSTERS,
  duel: () =>
    import('@vedette/duel/muster').then((module) => module.musters as unknown as Spoken<Muster<Json>>),
};

export const { CAMPAIGNS, FRONT, REFERENCES, TO_COME } = listed;
