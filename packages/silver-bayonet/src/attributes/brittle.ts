import { item } from '../data/armoury/armoury.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-76: a heavy blow or a perfect hit shatters it outright. */
export const brittle: Attribute = {
  id: 'brittle',
  rule: 'SB-ATT-76',
  on: {
    shatters(shatters, { attack: { mode, weapon }, doubleTen }) {
      const heavy = mode === 'melee' && item(weapon).melee?.as === 'heavy-weapon';
      return shatters || heavy || doubleTen;
    },
  },
};
