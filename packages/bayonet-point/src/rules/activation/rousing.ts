import type { PointCx } from '../../game.ts';
import { playable } from '../../scenario/story/playable.ts';
import { rouse } from '../../scenario/story/rouse.ts';
import type { BayonetPointState, Unit } from '../../state.ts';

/** BP-SCN-15: activations in one turn that it takes, where the scenario gives no number. */
const USUAL = 2;

/**
 * BP-SCN-15: units that have just passed one activation. Looters among them must pass the others in the same turn, and
 * are then roused for good.
 */
export function isRoused(cx: PointCx, units: readonly Unit[], passesAgain: () => boolean): boolean {
  if (units.every((u) => u.roused)) return true;
  for (let passed = 1; passed < activationsNeeded(cx.s); passed++) if (!passesAgain()) return false;
  for (const u of units) rouse(cx, u);
  return true;
}

/** BP-SCN-15 */
export function activationsNeeded(s: BayonetPointState): number {
  return playable(s).alert?.activations ?? USUAL;
}
