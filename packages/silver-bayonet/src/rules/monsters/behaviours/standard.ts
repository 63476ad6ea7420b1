import type { SilverCx } from '../../../game.ts';
import type { Figure } from '../../../state.ts';
import { goesOn } from '../../activation/activation.ts';
import { candidatesOf, closest, senses } from '../candidates.ts';
import { lungeAtClosest } from '../lunge.ts';
import { goFor, moveOn } from '../move.ts';
import { reloadOne, shootClosest } from '../shoot.ts';

/** SB-MONA-03 to -05: an unloaded weapon? somebody to shoot? somebody in sight? */
export function threeQuestions(cx: SilverCx, monster: Figure): void {
  const candidates = candidatesOf(cx, monster);
  const now = cx.s.activation!;
  reloadOne(cx, monster, 'SB-MONA-03');
  const fired = shootClosest(cx, monster, candidates);
  if (fired !== null) {
    const closesIn = cx.s.options['hurlers-close-in'] && fired.shot.loading === 'always';
    if (closesIn && goesOn(cx, monster)) closeIn(cx, monster);
    return;
  }
  if (!now.moveSpent) moveOn(cx, monster, candidates);
  if (goesOn(cx, monster)) lungeAtClosest(cx, monster);
}

/** SB-MON-06.R1, the option: what need not reload comes on after its shot. */
function closeIn(cx: SilverCx, monster: Figure): void {
  if (cx.s.activation!.moveSpent) return;
  const seen = closest(cx, monster, candidatesOf(cx, monster), (candidate) => senses(cx, monster, candidate));
  if (seen !== null) goFor(cx, monster, seen);
}
