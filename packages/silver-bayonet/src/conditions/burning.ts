import { ORDER } from '../attributes/order.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { carries, take } from '../kit.ts';
import { harm } from '../rules/damage/harm.ts';
import { wholeBaseInWater } from '../rules/movement/water.ts';
import type { Figure } from '../state.ts';

const BURNS = 2;
const SINGES = 1;
const FIRE = { types: ['fire'] } as const;

/** SB-ATT-67: alight; it burns at every activation, and so does whoever fights it hand to hand. */
export const burning: Attribute = {
  id: 'burning',
  rule: 'SB-ATT-67',
  order: ORDER.combustion,
  on: {
    bearsFire: () => true,
    activationBegins(_, cx, bearer) {
      if (!carries(bearer, 'burning')) return;
      if (wholeBaseInWater(cx, bearer)) putOut(cx, bearer, 'SB-ATT-67');
      else harm(cx, bearer, BURNS, 'fire', 'SB-ATT-67', FIRE);
    },
    touched({ other }, cx, bearer) {
      harm(cx, other, SINGES, 'fire', 'SB-ATT-67', { ...FIRE, source: bearer.id });
    },
  },
};

export function putOut(cx: SilverCx, bearer: Figure, rule: string): void {
  take(bearer, 'burning');
  cx.emit({ type: 'marked', rule, figure: bearer.id, mark: 'burning', value: 0 });
}
