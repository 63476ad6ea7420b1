import type { Spot } from '../table/ground/piece.ts';
import type { MarkerKind } from './counter.ts';
import type { EntryFact } from './library.ts';

/** What a table can show of an event, each with a gesture of its own. */
export const CUE_KINDS = [
  'move',
  'fire',
  'ball',
  'burst',
  'blow',
  'back-off',
  'forced',
  'fall',
  'spell',
  'terror',
  'dice',
  'harm',
  'death',
  'arrival',
  'slip',
  'objective',
] as const;
export type CueKind = (typeof CUE_KINDS)[number];

/** Where a ball went: into somebody, into what covers him, past him, or nowhere: the piece failed. */
export const BALL_ENDS = ['hit', 'cover', 'wide', 'nowhere'] as const;
export type BallEnd = (typeof BALL_ENDS)[number];

/** A slip of paper that is laid on the table: a card, news, a stranger. */
export interface Slip {
  readonly title: string;
  /** Where it comes from: "Clue marker, Ashdown's Greencoats". */
  readonly source?: string;
  readonly text?: string;
  /** Whose counter is on it. */
  readonly figure?: string;
  /** What lay there. */
  readonly marker?: MarkerKind;
  readonly stats?: readonly EntryFact[];
}

/** One gesture of an event, for a table that knows no game; figures may be whole groups. */
export type Cue =
  /** Somebody goes there; the way is another matter. */
  | { readonly kind: 'move'; readonly figure: string; readonly to: Spot }
  /** A piece goes off, at whom or where. */
  | { readonly kind: 'fire'; readonly from: string; readonly to: readonly (string | Spot)[] }
  | { readonly kind: 'ball'; readonly from: string; readonly to: string; readonly end: BallEnd }
  | { readonly kind: 'burst'; readonly at: Spot }
  | { readonly kind: 'blow'; readonly from: string; readonly to: string; readonly landed: boolean }
  | { readonly kind: 'back-off'; readonly figure: string; readonly to: Spot }
  | { readonly kind: 'forced'; readonly figure: string; readonly mover: string }
  | { readonly kind: 'fall'; readonly figure: string }
  | { readonly kind: 'spell'; readonly from: string; readonly to: string | null }
  | { readonly kind: 'terror'; readonly figure: string; readonly held: boolean }
  /** The dice of the telling, thrown down beside somebody. */
  | { readonly kind: 'dice'; readonly by: string }
  | { readonly kind: 'harm'; readonly figure: string; readonly points: number }
  | { readonly kind: 'death'; readonly figure: string }
  | { readonly kind: 'arrival'; readonly figure: string; readonly at: Spot }
  | { readonly kind: 'slip'; readonly slip: Slip }
  /** Somebody has come nearer to what it is all about. */
  | { readonly kind: 'objective'; readonly figure: string | null };

/** How every kind of event of a game is staged: the gestures that it may have; none where that is on purpose. */
export type Staging<EventType extends string> = Readonly<Record<EventType, readonly CueKind[]>>;
