import { readNumber } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-70: no hit of its does more than this. */
export const maximumDamage: Attribute = {
  id: 'maximum-damage',
  rule: 'SB-ATT-70',
  on: (argument) => ({
    damageCap: (cap) => Math.min(cap, readNumber(argument)),
  }),
};
