import { hookBook } from '@vedette/engine';
import type { FaithCampaign } from './game.ts';

/** Abilities act in the games of a campaign, not between them. */
export const hooks = hookBook<FaithCampaign>({}, []);
