import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import type { Columns } from './leg-columns.ts';

/** One leg under reckoning: who goes, how, and which solid sides may be brushed because the path goes over them. */
export interface LegWork {
  table: Table;
  gait: Gait;
  bulk: Bulk;
  readonly columns: Columns;
  /** For each near piece: whether the leg goes onto or over it, so that its side is no bar there; what follows is old. */
  readonly exempt: boolean[];
  /** Where other legs of the path go onto or over pieces that the base has not come clear of since. */
  carried: readonly Crossing[];
  /** Where the path began, perhaps too near to a side; null: where this leg does. */
  setOut: Spot | null;
  /** The piece hung on at the start and at the end, or -1. */
  hungFrom: number;
  hungTo: number;
  az: number;
  bz: number;
  /** The column in which the last reckoning found no way on; 0: an end hangs in the air. */
  stuckAt: number;
}

/** Where a path goes onto or over a piece: there, and as far round as the base is wide, its side may be overlapped. */
export interface Crossing {
  readonly piece: number;
  readonly x: number;
  readonly y: number;
}
