import type { Attribute } from '../game.ts';

/** SB-ATT-48: whoever backs off from it loses all sense of direction. */
export const causeConfusion: Attribute = {
  id: 'cause-confusion',
  rule: 'SB-ATT-48',
  on: {
    backsOffAtRandom: () => true,
  },
};
