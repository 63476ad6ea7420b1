import type { Json, Ruleset } from '@vedette/engine';
import type { SilverBayonet } from './game.ts';

/** Form 2 was counted when the rules changed, not the state: it has the same keys as form 1. */
const asItWas = (state: Json): Json => state;

export const migrations: Ruleset<SilverBayonet>['migrations'] = { 1: asItWas };
