import { DOWN_TURNS, FATAL_WOUNDS, type Result } from '../../data/outcomes.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { noteLoss } from '../morale/losses.ts';
import { drivenBack } from './driven-back.ts';
import type { Blow } from './outcome.ts';
import { takeOut } from './take-out.ts';

/** BP-HIT-05 to -14: what a result does to a man on foot. */
export function footResult(cx: PointCx, f: Figure, result: Result, blow: Blow): void {
  switch (result) {
    case 'incapacitated':
      takeOut(cx, f, 'incapacitated', 'BP-HIT-05');
      return;
    case 'wounded':
      wound(cx, f, blow);
      return;
    case 'driven-back':
      driveBack(cx, f, blow);
      return;
    case 'go-to-ground':
      goToGround(cx, f, inCoverFrom(cx.s, f, blow.by) ? 'cover' : 'open', 'BP-HIT-11');
      return;
    case 'no-effect':
      return;
  }
}

/** BP-HIT-06, BP-HIT-14; BP-MOR-07: wounds in melee do not shake those who see them. */
export function wound(cx: PointCx, f: Figure, { by, where }: Blow): void {
  f.wounds++;
  f.task = null;
  if (f.wounds >= FATAL_WOUNDS) {
    takeOut(cx, f, 'incapacitated', 'BP-HIT-14');
    return;
  }
  f.down = DOWN_TURNS;
  f.freshWound = true;
  // BP-MOR-19: he runs again when he is up, if his unit still does.
  f.fleeing = false;
  f.pursuing = false;
  // BP-HIT-06: down he counts as on the ground, BP-HIT-12 included; a rider slumps in the saddle (BP-CAV-12).
  if (!f.mounted && f.ground === 'up') f.ground = inCoverFrom(cx.s, f, by) ? 'cover' : 'open';
  cx.emit({ type: 'struckDown', rule: 'BP-HIT-06', figure: f.id, how: 'wounded' });
  if (where === 'shooting') noteLoss(cx, f);
}

/** BP-HIT-08, BP-HIT-09; BP-MOR-21: those who flee are going anyway. */
function driveBack(cx: PointCx, f: Figure, { by }: Blow): void {
  if (f.fleeing || f.ground !== 'up' || f.down > 0) return;
  if (inCoverFrom(cx.s, f, by)) goToGround(cx, f, 'cover', 'BP-HIT-09');
  else drivenBack(cx, f, by);
}

/** BP-HIT-11, BP-HIT-12: down where he is; in cover nobody can shoot him. */
export function goToGround(cx: PointCx, f: Figure, where: 'cover' | 'open', rule: string): void {
  if (f.ground !== 'up') return;
  f.ground = where;
  f.task = null;
  f.pursuing = false;
  cx.emit({ type: 'struckDown', rule, figure: f.id, how: 'ground' });
}
