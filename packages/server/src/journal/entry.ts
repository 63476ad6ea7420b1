import type { Json, Seat } from '@vedette/engine';
import type { Sitter } from '@vedette/referee';
import type { Obeyed } from '@vedette/wire';

/** Everything that changes a match. Nothing else does. `next`: who decides after it; null: nobody any more. */
export type Deed =
  /** Somebody has taken a seat; `holder` is the SHA-256 of his key. */
  | { readonly type: 'sat'; readonly seat: Seat; readonly holder: string; readonly name: string | null }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly commitment: string }
  | { readonly type: 'nonce'; readonly seat: Seat; readonly nonce: string }
  | { readonly type: 'begun'; readonly next: Seat | null }
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly answer: Json;
      readonly by: Sitter;
      /** By which standing order of the seat, if it was given by one. */
      readonly order?: Omit<Obeyed, 'number'>;
      readonly next: Seat | null;
    }
  /** So many answers are kept; the dice after them are new ones. */
  | { readonly type: 'rewind'; readonly to: number; readonly next: Seat | null }
  | { readonly type: 'sitter'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly type: 'holiday'; readonly seat: Seat; readonly days: number }
  /** Proposes to keep so many answers, or agrees to that. */
  | { readonly type: 'proposed'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** Wants to play again; and the match that was made when all wanted. */
  | { readonly type: 'again'; readonly seat: Seat }
  | { readonly type: 'rematch'; readonly match: string }
  /** Wants to take the game home, or, with `wanted` false, that it stays. */
  | { readonly type: 'home'; readonly seat: Seat; readonly wanted: boolean }
  /** Everybody wanted it: the match ends here, and goes on wherever somebody opens its file. */
  | { readonly type: 'taken-home' }
  /** A win, because the other is out of time. */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly from: Seat };

/** A deed with its place in the journal, counted from 0, and its time. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly deed: Deed;
}
