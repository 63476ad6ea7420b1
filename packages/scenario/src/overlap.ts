import type { Refusal } from '@vedette/engine';
import { outlinesOverlap } from '@vedette/engine/table';
import type { Fault } from './finding.ts';

export interface OutlinedPiece {
  readonly id: string;
  readonly group?: string | undefined;
  /** Its parts, each as x, y, x, y… */
  readonly outlines: readonly (readonly number[])[];
}

interface OverlapCheck<Piece extends OutlinedPiece> {
  /** How far two may bite into one another. */
  readonly tolerance: number;
  /** What may lie in or on something else, besides parts of one group. */
  mayOverlap(a: Piece, b: Piece): boolean;
  readonly fault: Fault;
  readonly rule: string;
}

/** No piece in another, unless they are one thing or made for it. */
export function overlapsOf<Piece extends OutlinedPiece>(
  pieces: readonly Piece[],
  { tolerance, mayOverlap, fault, rule }: OverlapCheck<Piece>,
): readonly Refusal[] {
  const bite = (a: Piece, b: Piece) =>
    a.outlines.some((one) => b.outlines.some((other) => outlinesOverlap(one, other, tolerance)));
  return pieces.flatMap((piece, i) =>
    pieces.slice(0, i).flatMap((other) => {
      const together = piece.group !== undefined && piece.group === other.group;
      if (together || mayOverlap(piece, other) || !bite(piece, other)) return [];
      const message = `"${piece.id}" lies in "${other.id}". Move one, or give both the same group.`;
      return [fault('overlap', `/terrain/${i}/shape`, message, rule)];
    }),
  );
}
