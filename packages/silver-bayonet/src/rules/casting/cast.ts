import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { courageCheck } from '../check/courage-check.ts';
import { harm } from '../damage/harm.ts';

/** SB-ATT-31, SB-ATT-39. */
export const CASTING = 10;
const STRAIN = 1;

/** SB-ATT-31.R1: a Courage Check, the effect if it succeeds, and the strain either way. */
export function cast(cx: SilverCx, caster: Figure, rule: string, effect: () => void): void {
  if (courageCheck(cx, caster, CASTING, rule).success) effect();
  if (stands(caster) && cx.s.ended === null) harm(cx, caster, STRAIN, 'strain', rule);
}
