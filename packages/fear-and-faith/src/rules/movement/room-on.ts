import { nearestPlace, type Spot, tableOf } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { gaitOf } from './gait.ts';

/** FF-GEN-18: the nearest free place on this very level. */
export function roomOn(look: Look, model: Model, at: Spot): Spot | null {
  const { s } = look;
  const others = s.models.filter((other) => other !== model && blocksPlace(other));
  const rules = { gait: gaitOf(look, model), ring: 1, limit: LENGTH.long, levels: STEP };
  return nearestPlace(tableOf(s.terrain), model, at, others, rules);
}
