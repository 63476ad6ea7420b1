import { type Drop, dropsNear, tableOf } from '@vedette/engine/table';
import { DANGER } from '../../data/play.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';

/** SB-MOV-20. */
const { within: WITHIN, drop: DROP, guard: GUARD } = DANGER;

/** SB-MOV-20: the potential falls within 1" of a figure, nearest first. */
export function dropsBeside(look: Look, figure: Figure): readonly Drop[] {
  const gait = gaitOf(look, figure);
  // SB-ATT-16.R2, SB-ATT-18.R1: they never fall.
  if (gait.over !== 'ground') return [];
  return dropsNear(tableOf(look.s.terrain), figure, {
    gait,
    within: WITHIN,
    atLeast: DROP,
    guardHeight: GUARD,
  });
}
