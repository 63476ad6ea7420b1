import type { Look } from '../../game.ts';
import { isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import { isEngaged } from '../combat/engaged.ts';

/** FF-MOV-03, FF-ACT-14: on its feet, held by nobody, and not kept from it by a rule of its own. */
export function mayMove(look: Look, model: Model): boolean {
  if (!isActive(model) || model.conditions.climbing !== undefined) return false;
  if (model.conditions.airborne === undefined && isEngaged(look, model)) return false;
  return look.modify('mayMove', model, true);
}
