import { SAME_LEVEL, spreadsAt } from '../ground/surface.ts';
import { sweptPieces } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import type { Trace } from './stretch.ts';

/**
 * Areas and tops that the base, not only its centre, overlaps by more than `byMore` somewhere on a path, each on
 * the level walked there, ascending: for rules by which touching slow ground slows the whole move.
 */
export function sweptGround(table: Table, gait: Gait, bulk: Bulk, trace: Trace, byMore: number): number[] {
  const found = new Set<number>();
  for (const { kind, from, to } of trace.stretches) {
    if (kind !== 'walk') continue;
    for (const p of sweptPieces(table, bulk.radius, from.x, from.y, to.x, to.y, byMore)) {
      const piece = table.pieces[p]!;
      const top = piece.surface !== 'none' && Math.abs(piece.top - from.z) <= SAME_LEVEL;
      if (top || spreadsAt(piece, from.z, gait.step)) found.add(p);
    }
  }
  return [...found].sort((a, b) => a - b);
}
