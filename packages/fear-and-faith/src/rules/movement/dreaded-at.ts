import { type Body, bodyAt, type Spot } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { type Dreaded, dreadedBy } from './hazards.ts';

/** What the ground at a place is; FF-MOV-28: a bridge or ford keeps the water off. */
export function traitsAt(look: Look, at: Body): readonly string[] {
  const flags = look.table.underfoot(at).flatMap((piece) => piece.flags);
  return flags.includes('overrides-water') ? flags.filter((flag) => flag !== 'running-water') : flags;
}

/** FF-MOV-25, FF-MOV-26: who is in it need not be asked again; a pentagram holds whom it keeps out. */
export function isCrossed(trait: string, before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [before.includes(trait), after.includes(trait)];
  return (is && !was) || (was && !is && trait === 'pentagram');
}

/** FF-MOV-25, FF-MOV-26, FF-MOV-28: dreaded ground that the model would get into, or out of a pentagram. */
export function dreadedAt(look: Look, model: Model, to: Spot): readonly Dreaded[] {
  const here = traitsAt(look, model);
  const there = traitsAt(look, bodyAt(to, model));
  return dreadedBy(look, model).filter((trait) => isCrossed(trait, here, there));
}
