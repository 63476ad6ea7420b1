import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { enemiesOf, isMarker } from '../../models.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { turnUp } from './turn-up.ts';

/** FF-SCN-31: in the shelter of a tree it is only seen from near by. */
function isSheltered(look: Look, marker: Model): boolean {
  return look.table.beside(marker).some(({ flags }) => flags.includes('tree'));
}

/** FF-SCN-31: the nearest enemy that makes a counter show itself; null: nobody does. */
function whoSees(look: Look, marker: Model): Model | null {
  const enemies = enemiesOf(look.s, marker);
  const nearest = look.table.inOrder(marker, enemies).flat();
  const near = nearest.find((enemy) => look.table.inRange(enemy, marker, LENGTH.short));
  if (near !== undefined) return near;
  if (isSheltered(look, marker)) return null;
  return nearest.find((enemy) => look.table.sight(enemy, marker).visible) ?? null;
}

/** FF-SCN-31: after every Move, and whenever it grows light, each counter that is seen is turned up. */
export function lookAround(cx: FaithCx): void {
  const { s } = cx;
  for (const marker of s.models) {
    if (!isMarker(marker)) continue;
    const by = whoSees(cx, marker);
    if (by !== null) turnUp(cx, marker, by);
  }
  settle(cx);
}
