import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { sprintOn } from './move.ts';
import { sprintDistance } from './sprint-distance.ts';

/** SB-MOV-04: a Check, then 4" or 2" more. */
export function sprint(cx: SilverCx, figure: Figure): void {
  sprintOn(cx, figure, sprintDistance(cx, figure));
}
