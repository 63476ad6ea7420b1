import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

/** FF-MAG-10: a spell ends with the death of its caster; fear, ropes and the like do not. */
export const heldBySpell: SpecialRule = {
  id: conditionAbility('transfixed'),
  rule: 'FF-MAG-10',
  on: {
    leftPlay({ model, how }, cx, bearer) {
      const { by, source } = bearer.conditions.transfixed!;
      if (by !== 'spell' || source !== model.id || (how !== 'killed' && how !== 'killed-gruesome')) return;
      relieve(bearer, 'transfixed');
      const rule = 'FF-MAG-10';
      cx.emit({ type: 'condition', rule, model: bearer.id, condition: 'transfixed', begins: false });
    },
  },
};
