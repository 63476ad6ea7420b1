import { GAMES } from '@vedette/games';

/** The game that commands are about which name none: the one that the house opens with. */
export const USUAL_RULESET = GAMES[0]!.id;
