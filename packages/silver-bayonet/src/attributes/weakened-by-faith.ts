import type { Attribute } from '../game.ts';
import { carriesWhole } from '../rules/gear.ts';

const PENALTY = -3;

/** SB-ATT-47: it shrinks from a holy symbol when it strikes. */
export const weakenedByFaith: Attribute = {
  id: 'weakened-by-faith',
  rule: 'SB-ATT-47',
  on: {
    check(modifiers, { check, against }) {
      if (check !== 'melee' || against === null) return modifiers;
      if (!carriesWhole(against, 'holy-symbol')) return modifiers;
      return [...modifiers, { by: 'weakened-by-faith', rule: 'SB-ATT-47', value: PENALTY }];
    },
  },
};
