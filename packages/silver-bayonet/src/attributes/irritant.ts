import { type ShiftRules, shift, towards } from '@vedette/engine/table';
import { stands } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { tire } from '../rules/melee/fatigue.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { put } from '../rules/movement/put.ts';
import type { Figure } from '../state.ts';

const BACK = 1;

/** SB-ATT-26: never fights; its touch tires, and then it is off again. */
export const irritant: Attribute = {
  id: 'irritant',
  rule: 'SB-ATT-26',
  on: {
    attacks: () => false,
    contact({ other }, cx, creature) {
      tire(cx, other, 'SB-ATT-26');
      stepBack(cx, creature, other);
      if (cx.s.activation?.figure === creature.id) cx.s.activation.over = true;
    },
    mayStrikeBack: () => false,
    mayForce: (may, _, { s }) => may && s.options['irritants-force'],
  },
};

/** SB-ATT-26.R1: straight away from whoever it touched, as far as sides and figures let it. */
function stepBack(cx: SilverCx, creature: Figure, other: Figure): void {
  const away = towards(other.x, other.y, creature.x, creature.y);
  if (away === null) return;
  const rules: ShiftRules = {
    gait: gaitOf(cx, creature),
    others: cx.s.figures
      .filter((body) => body !== creature && stands(body))
      .map((body) => ({ body, block: 'always' })),
    keepAway: [],
    drop: { atLeast: 1, falls: false },
  };
  const { end } = shift(groundOf(cx, creature), creature, away[0], away[1], BACK, rules);
  put(cx, creature, end, 'shift', 0, 'SB-ATT-26');
}
