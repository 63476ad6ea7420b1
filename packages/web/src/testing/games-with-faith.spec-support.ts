import type { GameLibrary, Json, Muster } from '@vedette/engine';
import * as listed from '@vedette/games';

const FAITH = 'fear-and-faith';

/** The list of games with one more that can be mustered for, and looked up, before it is played. */
export const GAMES: typeof listed.GAMES = [
  ...listed.GAMES,
  { id: FAITH, title: 'Fear and Faith', by: 'by Andrea Sfiligoi, Ganesha Games.' },
];

export const LIBRARIES: typeof listed.LIBRARIES = {
  ...listed.LIBRARIES,
  [FAITH]: (): Promise<GameLibrary> =>
    import('@vedette/fear-and-faith/shelf').then((module) => module.default),
};

export const MUSTERS: typeof listed.MUSTERS = {
  ...listed.MUSTERS,
  [FAITH]: () =>
    import('@vedette/fear-and-faith/muster').then((module) => module.muster as unknown as Muster<Json>),
};

export const { CAMPAIGNS, FRONT, RULESETS } = listed;
export const TO_COME: typeof listed.TO_COME = [];
