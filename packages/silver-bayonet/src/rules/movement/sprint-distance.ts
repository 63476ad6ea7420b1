import { SPRINT } from '../../data/play.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { check, plainCheck } from '../check/check.ts';
import type { Checking } from '../check/checking.ts';

/** SB-MOV-04. */
const { good: GOOD, long: LONG, short: SHORT } = SPRINT;

/** What a good Sprint Check would bring. */
export function farthestSprint(look: Look, figure: Figure): number {
  return look.modify('sprintDistance', figure, LONG);
}

/** What a good and a bad Sprint Check would bring. */
export function sprintsOf(look: Look, figure: Figure): { readonly far: number; readonly short: number } {
  return { far: farthestSprint(look, figure), short: look.modify('sprintDistance', figure, SHORT) };
}

/** The Sprint Check, and the inches it is good for. */
export function sprintDistance(cx: SilverCx, figure: Figure): number {
  const { success } = check(cx, sprintChecking(figure));
  return cx.modify('sprintDistance', figure, success ? LONG : SHORT);
}

export function sprintChecking(figure: Figure): Checking {
  return plainCheck(figure, 'sprint', GOOD, 'SB-MOV-04');
}
