import type { Attribute } from '../game.ts';

/** SB-ATT-64: water does not slow it and cannot drown it. */
export const amphibious: Attribute = {
  id: 'amphibious',
  rule: 'SB-ATT-64',
  on: {
    gait: (gait) => ({ ...gait, ignores: [...gait.ignores, 'water'] }),
    immune: (immune, { cause }) => immune || cause === 'drowning',
  },
};
