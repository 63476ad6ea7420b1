import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';

/** FF-MAG-14: in the turn after the sacrifice. */
export const fedByBlood: SpecialRule = {
  id: conditionAbility('sacrifice'),
  rule: 'FF-MAG-14',
  on: {
    qualityModifiers(modifiers, _roll, { s }, bearer) {
      const { bonus, turn, running = 0 } = bearer.conditions.sacrifice!;
      const { turns } = s.parties[bearer.controller]!;
      const value = turns === turn ? bonus : running;
      if (value === 0 || turns > turn || s.active !== bearer.controller) return modifiers;
      return [...modifiers, { by: 'sacrifice', rule: 'FF-MAG-14', value }];
    },
  },
};
