import { classOf, unitClass, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { passes } from '../test/test.ts';

/** BP-HIT-15: as for activation; members have their unit's class, a leader his own. */
export function keepsSeat(cx: PointCx, f: Figure): boolean {
  const { activation } = f.leader ? classOf(f) : unitClass(cx.s, unitOf(cx.s, f));
  return passes(cx, { test: 'horsemanship', rule: 'BP-HIT-15', who: f.id, rating: activation });
}
