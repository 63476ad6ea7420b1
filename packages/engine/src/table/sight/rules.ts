import type { Body } from '../ground/piece.ts';

/** What a ruleset says about sight lines. */
export interface SightRules {
  /** A line is stopped when it runs more than this inside one solid piece. */
  readonly tolerance: number;
  /** A line is stopped when it runs more than this inside obscuring pieces, all told; Infinity: never. */
  readonly obscuringDepth: number;
  /** A line is not obscured by what it runs through within this distance of the eye. Depth counts it all the same. */
  readonly ignoreNear: number;
  /** What a figure in the way does to the lines through it. */
  readonly figures: 'cover' | 'block' | 'ignore';
  /**
   * Pieces to pass over in this query, by index: the building both stand in, the wood the viewer stands at
   * the edge of, an open door. It must not itself ask about sight.
   */
  readonly ignores?: (piece: number) => boolean;
}

/** A figure in the way: a cylinder of the radius that the ruleset lets it hide others with. */
export type Screen = Body;

/** What a look found. Masks have one bit per sample of the pattern. */
export interface Sight {
  /** At least one line is not stopped. */
  visible: boolean;
  /** Visible, but at least one line is stopped or obscured. */
  cover: boolean;
  stopped: number;
  /** Obscured and not stopped. */
  obscured: number;
}
