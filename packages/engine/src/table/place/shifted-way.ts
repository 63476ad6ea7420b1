import type { Fall, Stop } from './shift-rules.ts';

/** The ground of a shift, cut where its level changes, up to where the terrain itself ends it. */
export interface Way {
  readonly bx: number;
  readonly by: number;
  /** Fractions and levels: [from, to, level]. */
  readonly parts: readonly (readonly [number, number, number])[];
  /** The fraction at which terrain under the centre ends it, 1 when nothing does. */
  readonly end: number;
  readonly stop: Stop | null;
  readonly fall: Fall | null;
  /** Pieces near the way that the centre does not go over: their sides are in the way. */
  readonly beside: readonly number[];
  levelAt(part: number): number;
}
