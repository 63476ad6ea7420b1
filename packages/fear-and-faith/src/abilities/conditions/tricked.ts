import { HANDS, weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';
import { handsFor } from '../../muster/arms.ts';

const RULE = 'FF-CAMP-15';
const STICKS: readonly string[] = ['long-move', 'short-move'];

/** FF-CAMP-15: one rule is as if it were not there; when the turn is over it is back, with what belongs to it. */
export const tricked: SpecialRule = {
  id: conditionAbility('tricked'),
  rule: RULE,
  on: {
    movement: (stick, _subject, _look, bearer) =>
      STICKS.includes(bearer.conditions.tricked!.rule) ? 'medium' : stick,
    turnOver(_subject, cx, bearer) {
      const { rule, arm } = bearer.conditions.tricked!;
      bearer.rules = [...bearer.rules, rule].sort();
      if (arm !== null) {
        const busy = handsFor(bearer.arms.filter(({ inHand }) => inHand).map(({ weapon }) => weapon));
        const inHand = arm.inHand && busy + weaponOf(arm.weapon).hands <= HANDS;
        bearer.arms = [...bearer.arms, { ...arm, inHand }];
      }
      relieve(bearer, 'tricked');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'tricked', begins: false });
    },
  },
};
