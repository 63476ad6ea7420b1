import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';

/** Something with a place of its own on the table. */
export interface Standing {
  readonly path: string;
  readonly id: string;
  readonly at: readonly number[];
  /** Half its base; nothing, where only the very same place is a mistake. */
  readonly radius: number;
  /** Board and level: two of which differ never meet. */
  readonly where: string;
}

/** Two on one spot: a line of the document was copied, and its place was left as it was. */
export function sharedSpots(
  things: readonly Standing[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return things.flatMap((thing, i) => {
    const other = things.slice(0, i).find((before) => meets(thing, before));
    if (other === undefined) return [];
    return [
      fault('same-spot', thing.path, say('scenario.same-spot', { id: thing.id, other: other.id }), rule),
    ];
  });
}

/** So much may two of them bite into one another: places are written to a tenth. */
const TOLERANCE = 0.1;

function meets(a: Standing, b: Standing): boolean {
  if (a.where !== b.where) return false;
  const [across, down] = [a.at[0]! - b.at[0]!, a.at[1]! - b.at[1]!];
  const apart = Math.sqrt(across * across + down * down);
  return apart === 0 || apart < a.radius + b.radius - TOLERANCE;
}
