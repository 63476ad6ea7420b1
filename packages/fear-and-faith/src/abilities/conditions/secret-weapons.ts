import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

const RULE = 'FF-CAMP-25';

/** FF-CAMP-25: one shot of that gun; whoever else stands in a burst gets lead. */
export const silverBullet: SpecialRule = {
  id: conditionAbility('silverBullet'),
  rule: RULE,
  on: {
    struck({ attack }, cx, bearer) {
      const { weapon } = bearer.conditions.silverBullet!;
      if (attack.kind !== 'shot' || attack.weapon !== weapon) return;
      bearer.arms = bearer.arms.map((arm) => (arm.weapon === weapon ? { ...arm, silver: false } : arm));
      relieve(bearer, 'silverBullet');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'silverBullet', begins: false });
    },
  },
};

/** FF-CAMP-25: one Ban, and it is eaten up. */
export const garlic: SpecialRule = {
  id: conditionAbility('garlic'),
  rule: RULE,
  on: {
    banned(_subject, cx, bearer) {
      bearer.rules = bearer.rules.filter((text) => text !== 'ban:vampires');
      relieve(bearer, 'garlic');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'garlic', begins: false });
    },
  },
};
