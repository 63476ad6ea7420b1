import type { Json, Ruleset } from '@vedette/engine';
import type { SilverBayonet } from './game.ts';

/** Form 2 was counted when the rules changed, not the state: it has the same keys as form 1. */
const asItWas = (state: Json): Json => state;

/** Nobody had conceded where a game went on (SB-END-06): until form 3 it was not written down. */
const nobodyConceded = (state: Json): Json => ({ ...(state as object), conceded: [] });

export const migrations: Ruleset<SilverBayonet>['migrations'] = { 1: asItWas, 2: nobodyConceded };
