import type { Attribute } from '../game.ts';
import { tire } from '../rules/melee/fatigue.ts';
import { stepBack } from '../rules/movement/step-back.ts';

/** SB-ATT-26: never fights; its touch tires, and then it is off again. */
export const irritant: Attribute = {
  id: 'irritant',
  rule: 'SB-ATT-26',
  on: {
    attacks: () => false,
    contact({ other }, cx, creature) {
      tire(cx, other, 'SB-ATT-26');
      stepBack(cx, creature, other);
      if (cx.s.activation?.figure === creature.id) cx.s.activation.over = true;
    },
    mayStrikeBack: () => false,
    mayForce: (may, _, { s }) => may && s.options['irritants-force'],
  },
};
