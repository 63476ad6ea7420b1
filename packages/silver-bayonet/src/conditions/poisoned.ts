import { figure } from '../figures.ts';
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
    healed({ figure: id }, cx) {
      take(figure(cx.s, id), 'poisoned');
      cx.emit({ type: 'marked', rule: 'SB-ATT-75', figure: id, mark: 'poisoned', value: 0 });
    },
  },
};
