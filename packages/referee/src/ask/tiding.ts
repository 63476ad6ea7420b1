import type { Spot } from '@vedette/engine/table';

/** Something to be spoken, once. */
export interface Tiding {
  readonly kind: 'opened' | 'news' | 'result' | 'taken-back' | 'question' | 'ending';
  /** No longer than `MOST_WORDS`. */
  readonly text: string;
  /** Where it happened, for whoever hears it from there. */
  readonly at: Spot | null;
  /** Of somebody who only moved, far off: his name, to be told with others. */
  readonly moved?: string;
  /** Of one's own who went somewhere: who and where, to be told with others who got there. */
  readonly went?: { readonly name: string; readonly where: string };
  /** It was done to somebody of whoever listens. */
  readonly harms?: true;
}

export type Tidings = readonly Tiding[];

/** Of one announcement that nobody asked for. */
export const MOST_WORDS = 30;
