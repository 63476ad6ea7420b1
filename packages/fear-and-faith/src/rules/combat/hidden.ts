import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { isEnemyOf, isTransfixed, thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-HTH-08 */
const NEAR = 3 * LENGTH.long;

/** FF-HTH-08: nobody sees it, and for somebody near it is scenery that hides it. */
export function startsHidden(look: Look, model: Model): boolean {
  // FF-MOV-13: bashing a door was heard.
  if (thisGame(model, 'loud') > 0) return false;
  let scenery = false;
  for (const enemy of look.s.models) {
    if (!isEnemyOf(model, enemy)) continue;
    const { asleep, apparentlyDead } = enemy.conditions;
    const watches = !isTransfixed(enemy) && asleep === undefined && apparentlyDead === undefined;
    const { visible, hidden } = look.table.sight(enemy, model);
    if (visible && watches) return false;
    if (hidden && !scenery) scenery = look.table.inRange(enemy, model, NEAR);
  }
  return scenery;
}
