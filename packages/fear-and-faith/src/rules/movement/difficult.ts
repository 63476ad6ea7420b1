import { type Spot, sweptPieces, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';

/** FF-MOV-05: an overlap that is no more than this is none. */
const OVERLAP = 1;

/** FF-MOV-05: whether the swept base touches difficult ground, start and end included. */
export function crossesDifficult({ s }: Look, mover: Model, to: Spot): boolean {
  const table = tableOf(s.terrain);
  return sweptPieces(table, mover.radius, mover.x, mover.y, to.x, to.y, OVERLAP).some((p) => {
    const { ground, solid, base } = table.pieces[p]!;
    return ground === 'difficult' && !solid && Math.abs(base - mover.z) <= STEP;
  });
}
