import type { Seat } from '@vedette/engine';
import type { FigureId } from '../../figure-id.ts';
import type { Edge } from '../format/words.ts';

/** SB-OPS-25: something done that a tally counts. Kept in order, for every side, from the start of the game. */
export type Deed =
  | { readonly what: 'investigated'; readonly seat: Seat; readonly figure: FigureId; readonly deck: string }
  | {
      readonly what: 'revealed';
      readonly seat: Seat;
      readonly figure: FigureId | null;
      readonly card: string;
    }
  /** `monster` is null for a unit member; `encounter`: one of an unexpected encounter, not of the scenario. */
  | {
      readonly what: 'put-out' | 'wounded';
      readonly seat: Seat;
      readonly victim: FigureId;
      readonly monster: string | null;
      readonly encounter: boolean;
    }
  | { readonly what: 'secured'; readonly seat: Seat; readonly figure: FigureId; readonly object: string }
  | {
      readonly what: 'exited';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly edge: Edge | null;
      readonly turn: number;
      readonly carrying: readonly string[];
    }
  | { readonly what: 'placed'; readonly monster: string }
  /** SB-OPS-65. */
  | { readonly what: 'learned'; readonly figure: FigureId; readonly xp: number };
