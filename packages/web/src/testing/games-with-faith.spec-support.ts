import { type GameLibrary, type Json, type Muster, type Spoken, spoken } from '@vedette/engine';
import * as listed from '@vedette/games';

const FAITH = 'fear-and-faith';

/** The list of games with one more that can be mustered for, and looked up, before it is played. */
export const GAMES: typeof listed.GAMES = [
  ...listed.GAMES,
  { id: FAITH, title: 'Fear and Faith', by: 'Andrea Sfiligoi, Ganesha Games' },
];

export const LIBRARIES: typeof listed.LIBRARIES = {
  ...listed.LIBRARIES,
  [FAITH]: (): Promise<Spoken<GameLibrary>> =>
    import('@vedette/fear-and-faith/shelf').then((module) => spoken({ en: {} }, () => module.default)),
};

export const MUSTERS: typeof listed.MUSTERS = {
  ...listed.MUSTERS,
  [FAITH]: () =>
    import('@vedette/fear-and-faith/muster').then(
      (module) => module.musters as unknown as Spoken<Muster<Json>>,
    ),
};

export const { CAMPAIGNS, FRONT, RULESETS } = listed;
export const TO_COME: typeof listed.TO_COME = [];
