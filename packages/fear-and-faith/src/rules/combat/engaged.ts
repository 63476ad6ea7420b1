import type { Look } from '../../game.ts';
import { isActive, isEnemyOf } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-GEN-11: whether these two can come to blows, struck by the first. */
export function canFight(look: Look, fighter: Model, foe: Model): boolean {
  return (
    look.modify('canFight', fighter, true, { foe }) && look.modify('canBeFought', foe, true, { by: fighter })
  );
}

/** FF-GEN-11: whether the enemy engages the model. */
export function engages(look: Look, enemy: Model, model: Model): boolean {
  // Most are far away, and that is soon seen.
  return look.table.touches(enemy, model) && isActive(enemy) && canFight(look, enemy, model);
}

/** FF-GEN-11: the active enemies in contact that can fight it. */
export function engaging(look: Look, model: Model): Model[] {
  return look.s.models.filter((other) => isEnemyOf(model, other) && engages(look, other, model));
}

export function isEngaged(look: Look, model: Model): boolean {
  const { models } = look.s;
  for (let i = 0; i < models.length; i++) {
    const other = models[i]!;
    if (isEnemyOf(model, other) && engages(look, other, model)) return true;
  }
  return false;
}

/** FF-GEN-08: enemies in contact, in whatever state. */
export function enemiesInContact(look: Look, model: Model): Model[] {
  const touched: Model[] = [];
  const { models } = look.s;
  for (let i = 0; i < models.length; i++) {
    const other = models[i]!;
    if (isEnemyOf(model, other) && look.table.touches(model, other)) touched.push(other);
  }
  return touched;
}
