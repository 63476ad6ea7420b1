import type { Spot } from '@vedette/engine/table';
import type { Dispatch } from '../snapshot.ts';

/** Something to be spoken, once. */
export interface Tiding {
  readonly kind: 'opened' | 'news' | 'result' | 'taken-back' | 'question' | 'ending';
  /** No longer than `MOST_WORDS`. */
  readonly text: string;
  /** Where it happened, for whoever hears it from there. */
  readonly at: Spot | null;
  /** It was done to somebody of whoever listens. */
  readonly harms?: true;
}

export type Tidings = readonly Tiding[];

/** Who does something, and whether that is more than one: a company is. */
export interface Doer {
  readonly name: string;
  readonly many: boolean;
}

/** What others have done, as far as it may be summed up. */
interface Deeds {
  readonly actors: readonly string[];
  readonly dispatches: readonly Dispatch[];
  /** Somebody was hurt or lost by it. */
  readonly costs: boolean;
}

interface Went {
  readonly name: string;
  readonly where: string;
}

/** A tiding before it is told, with what it takes to tell it together with others. */
export interface Draft extends Tiding {
  /** Of somebody who only moved, far off. */
  readonly moved?: Doer;
  /** Of one's own who went somewhere: who and where; of a group the one of it, too. */
  readonly went?: Went & { readonly one: (Went & { readonly figure: string }) | null };
  /** Who of a group is on his feet again, or gone for good, without a die. */
  readonly fate?: { readonly is: 'up' | 'out'; readonly figure: string };
  /** It heads what comes after it; it tells whose move it is; it begins a turn; it ends what is listened to at one go. */
  readonly part?: 'heading' | 'move' | 'turn' | 'end';
  readonly deeds?: Deeds;
  /** Lines of the log that a result tells of. */
  readonly of?: readonly Dispatch[];
  /** Dice of nobody in particular; and whose move it is by such dice. */
  readonly bare?: true;
  readonly settles?: true;
}

export type Drafts = readonly Draft[];

/** Of one announcement that nobody asked for. */
export const MOST_WORDS = 30;
