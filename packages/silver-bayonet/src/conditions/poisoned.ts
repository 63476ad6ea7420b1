import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';

const SLOWER = -2;
const PENALTY = -1;

/** SB-ATT-75: slow and shaky until healed at all. */
export const poisoned: Attribute = {
  id: 'poisoned',
  rule: 'SB-ATT-75',
  on: {
    speed: (speed) => speed + SLOWER,
    check: (modifiers) => [...modifiers, { by: 'poisoned', rule: 'SB-ATT-75', value: PENALTY }],
    healed(_, cx, bearer) {
      take(bearer, 'poisoned');
      cx.emit({ type: 'marked', rule: 'SB-ATT-75', figure: bearer.id, mark: 'poisoned', value: 0 });
    },
  },
};
