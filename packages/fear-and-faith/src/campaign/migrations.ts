import type { Json, Ruleset } from '@vedette/engine';
import type { FaithCampaign } from './game.ts';

/** Until form 2 nobody could bring a scenario of his own. */
const noneOfTheirOwn = (state: Json): Json => ({ ...(state as object), scenarios: [] });

export const migrations: Ruleset<FaithCampaign>['migrations'] = { 1: noneOfTheirOwn };
