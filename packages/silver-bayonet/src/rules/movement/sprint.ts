import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { Figure, FigureId } from '../../state.ts';
import { mayMoveToAttack } from '../activation/may-attack.ts';
import { type Checking, check, plainCheck } from '../check/check.ts';
import { moveAlong } from './move.ts';

/** SB-MOV-04. */
const GOOD = 11;
const LONG = 4;
const SHORT = 2;

/** SB-MOV-04: a Check, then 4" or 2" more. */
export function sprint(cx: SilverCx, figure: Figure): void {
  sprintOn(cx, figure, sprintDistance(cx, figure));
}

/** So many inches of a Sprint that some enemies may have let pass already (SB-MOV-12.R2); false: it stays. */
export function sprintOn(cx: SilverCx, figure: Figure, budget: number, letPass: FigureId[] = []): boolean {
  const attack = mayMoveToAttack(cx, figure);
  const path = cx.ask('move', figure.side!, { figure: figure.id, budget, how: 'sprint', attack });
  moveAlong(cx, figure, path, budget, 'sprint', letPass);
  return path.length > 0;
}

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
