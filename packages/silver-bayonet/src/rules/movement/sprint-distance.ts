import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { check, plainCheck } from '../check/check.ts';
import type { Checking } from '../check/checking.ts';

/** SB-MOV-04. */
const GOOD = 11;
const LONG = 4;
const SHORT = 2;

/** What a good Sprint Check would bring. */
export function farthestSprint(look: Look, figure: Figure): number {
  return look.modify('sprintDistance', figure, LONG, { figure: figure.id });
}

/** The Sprint Check, and the inches it is good for. */
export function sprintDistance(cx: SilverCx, figure: Figure): number {
  const { success } = check(cx, sprintChecking(figure));
  return cx.modify('sprintDistance', figure, success ? LONG : SHORT, { figure: figure.id });
}

export function sprintChecking(figure: Figure): Checking {
  return plainCheck(figure, 'sprint', GOOD, 'SB-MOV-04');
}
