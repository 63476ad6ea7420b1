import type { Attribute } from '../game.ts';

/** SB-ATT-52: no shot hurts it, unless of a type it is allergic to. */
export const immuneToMissileWeapons: Attribute = {
  id: 'immune-to-missile-weapons',
  rule: 'SB-ATT-52',
  on: {
    immune: (immune, { attack }) => immune || attack?.mode === 'shooting',
  },
};
