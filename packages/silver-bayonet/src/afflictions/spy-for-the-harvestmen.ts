import type { Attribute } from '../game.ts';

/** SB-CAMP-08: somebody on the other side is well informed. */
export const spyForTheHarvestmen: Attribute = {
  id: 'spy-for-the-harvestmen',
  rule: 'SB-CAMP-08',
  on: { betrays: () => true },
};
