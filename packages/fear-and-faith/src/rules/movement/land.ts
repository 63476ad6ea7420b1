import { legalPlace, tableOf } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { enemiesOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { leave } from '../leaving/leaving.ts';
import { gaitOf } from './gait.ts';
import { put } from './put.ts';

const RULE = 'FF-MOV-23';

/** FF-MOV-23: whether it could come down where it is, beside nobody. */
export function canLand(look: Look, model: Model): boolean {
  const { s } = look;
  const others = s.models.filter((other) => other !== model && blocksPlace(other));
  if (!legalPlace(tableOf(s.terrain), model, others, { gait: gaitOf(look, model) })) return false;
  return look.table.contact(model, enemiesOf(s, model)).length === 0;
}

/** FF-MOV-23, FF-GEN-18: after its last flying Move it is on the ground, at the nearest spot where it can be. */
export function land(cx: FaithCx, model: Model): void {
  if (model.conditions.airborne === undefined) return;
  relieve(model, 'airborne');
  if (model.standing !== 'table' || canLand(cx, model)) return;
  const spot = cx.table.room(model, model);
  if (spot === null) leave(cx, model, 'killed', null, RULE);
  else put(cx, model, spot, 'fly', RULE);
}
