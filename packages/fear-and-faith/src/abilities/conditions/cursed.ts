import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

/** FF-MAG-11: it ends when whoever cast it is gone, however that came. */
export const underACurse: SpecialRule = {
  id: conditionAbility('cursed'),
  rule: 'FF-MAG-11',
  on: {
    leftPlay({ model }, cx, bearer) {
      if (bearer.conditions.cursed!.by !== model.id) return;
      relieve(bearer, 'cursed');
      const rule = 'FF-MAG-11';
      cx.emit({ type: 'condition', rule, model: bearer.id, condition: 'cursed', begins: false });
    },
  },
};
