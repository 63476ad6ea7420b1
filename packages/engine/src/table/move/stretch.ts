import type { Spot } from '../ground/piece.ts';
import type { PlaceRefusal } from './stand.ts';

/** A trace being written. */
export interface Draft {
  readonly stretches: Stretch[];
  /** Each piece once, in any order. */
  readonly touched: number[];
  refused: Trace['refused'];
}

/** A part of a path along which nothing changes. */
export interface Stretch {
  readonly kind: StretchKind;
  readonly from: Spot;
  readonly to: Spot;
  /** Length in plan. */
  readonly length: number;
  /** Height gained; negative when lost. */
  readonly rise: number;
  /** Cost per unit of length, or of height for a climb or a leap. */
  readonly factor: number;
  readonly cost: number;
  /** The piece stood on, climbed, leapt or fallen from; `TABLE_TOP` for the bare table and out of a jump. */
  readonly piece: number;
}

/** A `fall` is a drop deeper than the gait leaps: it costs nothing, ends the move, and the ruleset knows what it does. */
export type StretchKind = 'walk' | 'climb' | 'descend' | 'leap' | 'fall' | 'jump' | 'fly' | 'link';

export interface Trace {
  /** Infinity when a leg cannot be gone; a bad end alone leaves the true cost. */
  readonly cost: number;
  readonly end: Spot;
  readonly stretches: readonly Stretch[];
  /** Pieces the centre passed over on their own level, ascending. */
  readonly touched: readonly number[];
  readonly refused: { readonly code: PathRefusal; readonly piece: number; readonly at: Spot } | null;
}

/**
 * Why a path cannot be gone: a piece barred to the gait, a gap too narrow, a level that cannot be reached from
 * there, a jump, a drop or a link that cannot be taken, or a place that is none.
 */
export type PathRefusal = 'barred' | 'narrow' | 'level' | 'jump' | 'drop' | 'link' | PlaceRefusal;
