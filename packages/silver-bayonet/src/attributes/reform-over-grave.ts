import { mark, stands } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { put } from '../rules/movement/put.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-54';
/** Mark of one that has just gone back: it answers nothing in this attack. */
const REFORMED = 'reformed';

/** SB-ATT-54: a wound that does not destroy it sends it back to where it came from. */
export const reformOverGrave: Attribute = {
  id: 'reform-over-grave',
  rule: RULE,
  order: ORDER.reformOverGrave,
  on: {
    placed({ origin: { x, y, z } }, _, bearer) {
      Object.assign(bearer.marks, { 'origin-x': x, 'origin-y': y, 'origin-z': z, 'has-origin': 1 });
    },
    afterDamage(_, cx, bearer) {
      if (!stands(bearer) || cx.s.ended !== null || mark(bearer, 'has-origin') === 0) return;
      const [x, y, z] = ['origin-x', 'origin-y', 'origin-z'].map((name) => mark(bearer, name));
      const spot = cx.table.room(bearer, { x: x!, y: y!, z: z! });
      if (spot !== null) put(cx, bearer, spot, 'placed', 0, RULE);
      bearer.marks[REFORMED] = 1;
    },
    // R1: it neither strikes back nor returns fire; a new attack finds it ready again.
    mayAnswer: (may, _, __, bearer) => may && mark(bearer, REFORMED) === 0,
    touched: (_, __, bearer) => {
      delete bearer.marks[REFORMED];
    },
    shotFired: (_, __, bearer) => {
      delete bearer.marks[REFORMED];
    },
  },
};
