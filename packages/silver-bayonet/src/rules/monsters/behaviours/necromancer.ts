import { ORDER } from '../../../attributes/order.ts';
import { enemiesOf } from '../../../figures.ts';
import type { Attribute } from '../../../game.ts';
import { darkGift } from '../dark-gift.ts';
import { raiseTheDead } from '../raise-the-dead.ts';

const NEAR = 24;

/** SB-MON-10: raises the dead while soldiers are near, else mends them; gives way to blades and shots. */
export const necromancer: Attribute = {
  id: 'necromancer',
  rule: 'SB-MON-10',
  order: ORDER.necromancy,
  on: {
    activationBegins({ wasted }, cx, self) {
      if (wasted) return;
      const near = cx.table.within(self, NEAR, enemiesOf(cx.s, self)).length > 0;
      if (near) raiseTheDead(cx, self);
      else darkGift(cx, self);
    },
    mayStrikeBack: () => false,
    divesFromShots: () => true,
  },
};
