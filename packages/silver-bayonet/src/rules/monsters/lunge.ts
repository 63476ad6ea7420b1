import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { lunge } from '../melee/lunge.ts';
import { candidatesOf, closest, senses } from './candidates.ts';

export function lungeReach(look: Look, monster: Figure): number {
  return look.modify('lungeReach', monster, 0);
}

/** SB-MON-05, step 5: an action left and somebody within reach after the Move: it strikes at the closest. */
export function lungeAtClosest(cx: SilverCx, monster: Figure): void {
  const now = cx.s.activation!;
  const reach = lungeReach(cx, monster);
  if (reach === 0 || now.actionSpent) return;
  const target = closest(cx, monster, candidatesOf(cx, monster), (candidate) => {
    return cx.table.inRange(monster, candidate.figure, reach) && senses(cx, monster, candidate);
  });
  if (target === null) return;
  now.actionSpent = true;
  lunge(cx, monster, target);
}
