import { hookBook } from '@vedette/engine';
import type { SilverCampaign } from './game.ts';

/** Abilities act in the games of a campaign, not between them. */
export const hooks = hookBook<SilverCampaign>({}, []);
