import { bodyAt, type Spot } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { enemiesOf, isActive } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-MOV-04: enemies that a Move to this place would bring into contact and that are not in contact yet. */
export function chargedAt(look: Look, mover: Model, to: Spot): readonly Model[] {
  const there = bodyAt(to, mover);
  return enemiesOf(look.s, mover).filter(
    (enemy) => isActive(enemy) && look.table.touches(there, enemy) && !look.table.touches(mover, enemy),
  );
}
