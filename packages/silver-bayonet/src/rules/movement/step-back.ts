import { type ShiftRules, shift, towards } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { put } from './put.ts';

const BACK = 1;

/** SB-ATT-26.R1: straight away from whoever it touched, as far as sides and figures let it. */
export function stepBack(cx: SilverCx, creature: Figure, other: Figure): void {
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
