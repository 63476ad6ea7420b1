import type { Attribute } from '../game.ts';
import { carries, give } from '../kit.ts';
import { ORDER } from './order.ts';

/** Damage of one fire attack that sets it alight. */
const ALIGHT = 3;

/** SB-ATT-67: burns well. */
export const combustion: Attribute = {
  id: 'combustion',
  rule: 'SB-ATT-67',
  order: ORDER.catchingFire,
  on: {
    afterDamage({ attack, types, points }, cx, bearer) {
      if (attack === null || !types.includes('fire') || points < ALIGHT || carries(bearer, 'burning')) return;
      give(bearer, 'burning');
      cx.emit({ type: 'marked', rule: 'SB-ATT-67', figure: bearer.id, mark: 'burning', value: 1 });
    },
  },
};
