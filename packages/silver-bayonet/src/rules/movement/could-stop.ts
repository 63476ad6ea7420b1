import {
  type Body,
  bodyAt,
  type Gait,
  inOpening,
  legalPlace,
  overlaps,
  type Spot,
  type Table,
} from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

/**
 * Whether a figure could be held up there on its way: neither on top of a friend (SB-MOV-03) nor with its base in a
 * side (SB-MOV-02.R1), unless it squeezes through a gap (SB-MOV-02.R2).
 */
export function couldStop(look: Look, mover: Figure, spot: Spot): boolean {
  const there = bodyAt(spot, mover);
  const hair = 1 / look.s.terrain.grid;
  const taken = look.s.figures.some(
    (other) => other.id !== mover.id && stands(other) && overlaps(there, other, hair),
  );
  return !taken && hasRoom(groundOf(look, mover), gaitOf(look, mover), there);
}

/** SB-MOV-02: whether terrain leaves a figure room where it is, for its whole base or, in an opening, turned sideways. */
export function hasRoom(table: Table, gait: Gait, figure: Body): boolean {
  if (legalPlace(table, figure, [], { gait, hanging: true })) return true;
  const turned = figure.radius - gait.clearance;
  if (turned <= 0 || !inOpening(table, gait, figure)) return false;
  return legalPlace(table, figure, [], { gait, hanging: true, overlap: turned + 1 / table.grid });
}
