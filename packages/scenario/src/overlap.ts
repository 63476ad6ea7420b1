import type { Refusal } from '@vedette/engine';
import { outlinesOverlap, preparedOutline } from '@vedette/engine/table';
import type { FaultMaker } from './finding.ts';
import { say } from './sentences.ts';

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
  readonly fault: FaultMaker;
  readonly rule: string;
}

/** More than anybody reads of one scenario; looking further would only take time. */
const MOST_FOUND = 100;

/** No piece in another, unless they are one thing or made for it. */
export function overlapsOf<Piece extends OutlinedPiece>(
  pieces: readonly Piece[],
  { tolerance, mayOverlap, fault, rule }: OverlapCheck<Piece>,
): readonly Refusal[] {
  const prepared = pieces.map(({ outlines }) => outlines.map(preparedOutline));
  const bite = (i: number, j: number) =>
    prepared[i]!.some((one) => prepared[j]!.some((other) => outlinesOverlap(one, other, tolerance)));
  const found: Refusal[] = [];
  for (const [i, piece] of pieces.entries()) {
    for (const [j, other] of pieces.slice(0, i).entries()) {
      const together = piece.group !== undefined && piece.group === other.group;
      if (together || mayOverlap(piece, other) || !bite(i, j)) continue;
      const said = say('scenario.overlap', { pieceId: piece.id, otherId: other.id });
      found.push(fault('overlap', `/terrain/${i}/shape`, said, rule));
      if (found.length >= MOST_FOUND) return found;
    }
  }
  return found;
}
