import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { isNearFire, makesFire } from '../rules/flames.ts';

/** SB-ATT-49: who is near fire or fights with it does not exist for it; it only strikes back. */
export const fearOfFire: Attribute = {
  id: 'fear-of-fire',
  rule: 'SB-ATT-49',
  on: {
    candidates: (ids, _self, cx) =>
      ids.filter((id) => !isNearFire(cx, figure(cx.s, id)) && !makesFire(cx, figure(cx.s, id))),
    mayForce(may, { mover }, cx) {
      const soldier = figure(cx.s, mover);
      return may && !isNearFire(cx, soldier) && !makesFire(cx, soldier);
    },
  },
};
