import { classOf, unitClass, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { passes } from '../test/test.ts';

/** BP-HIT-15: as for activation; members have their unit's class, a leader his own. */
export function horsemanshipTest(s: BayonetPointState, f: Figure) {
  const { activation } = f.leader ? classOf(f) : unitClass(s, unitOf(s, f));
  return { test: 'horsemanship', rule: 'BP-HIT-15', who: f.id, rating: activation } as const;
}

export const keepsSeat = (cx: PointCx, f: Figure): boolean => passes(cx, horsemanshipTest(cx.s, f));
