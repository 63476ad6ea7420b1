import type { Attribute, Look } from '../game.ts';
import { isNearFire, makesFire } from '../rules/flames.ts';
import type { Figure } from '../state.ts';

/** SB-ATT-49: who is near fire or fights with it does not exist for it; it only strikes back. */
export const fearOfFire: Attribute = {
  id: 'fear-of-fire',
  rule: 'SB-ATT-49',
  on: {
    candidates: (soldiers, _, look) => soldiers.filter((soldier) => !frightens(look, soldier)),
    mayForce: (may, { mover }, look) => may && !frightens(look, mover),
  },
};

function frightens(look: Look, soldier: Figure): boolean {
  return isNearFire(look, soldier) || makesFire(look, soldier);
}
