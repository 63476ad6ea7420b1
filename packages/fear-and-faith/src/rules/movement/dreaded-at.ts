import { bodyAt, type Spot } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { type Dreaded, dreadedBy } from './hazards.ts';

/** FF-MOV-25, FF-MOV-26, FF-MOV-28: dreaded ground at a place that the model is not in yet. */
export function dreadedAt(look: Look, model: Model, to: Spot): readonly Dreaded[] {
  const here = look.table.underfoot(model).flatMap(({ flags }) => flags);
  const there = look.table.underfoot(bodyAt(to, model)).flatMap(({ flags }) => flags);
  return dreadedBy(look, model).filter((trait) => there.includes(trait) && !here.includes(trait));
}
