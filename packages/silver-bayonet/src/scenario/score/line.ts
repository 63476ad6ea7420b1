import type { FigureId } from '../../state.ts';

/** SB-OPS-26: one line of the rewards, and what it is worth to a side. */
export interface Line {
  readonly id: string;
  /** The scenario's own words. */
  readonly text: string;
  /** Bonus points of the side; 0: not earned. For a line of extra points, the points of each of the figures. */
  readonly points: number;
  /** Who gets extra points; null where the points are the side's. */
  readonly figures: readonly FigureId[] | null;
}
