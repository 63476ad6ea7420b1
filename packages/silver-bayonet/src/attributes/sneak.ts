import { enemiesOf, mark } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { give } from '../kit.ts';
import { confirms } from '../rules/confirm.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-86';
/** Mark of one that has used it in this game. */
const SNEAKED = 'sneaked';

/** SB-ATT-86: once a game it slips out of sight, far enough from every enemy. */
export const sneak: Attribute = {
  id: 'sneak',
  rule: RULE,
  order: ORDER.choices,
  on: {
    activationChoices(_, cx, bearer) {
      const { id } = bearer;
      if (bearer.side === null || mark(bearer, SNEAKED) > 0) return;
      const range = speedOf(cx, bearer);
      if (enemiesOf(cx.s, bearer).some((enemy) => cx.table.inRange(bearer, enemy, range, 'nearer'))) return;
      if (!confirms(cx, bearer.side, id, 'sneak', RULE)) return;
      bearer.marks[SNEAKED] = 1;
      give(bearer, 'sneaking');
      cx.emit({ type: 'marked', rule: RULE, figure: id, mark: 'sneaking', value: 1 });
    },
  },
};
