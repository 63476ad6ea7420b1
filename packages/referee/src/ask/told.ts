import type { Json } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';

/** An answer in mind, and the question that it is for. */
export interface Intent {
  readonly kind: string;
  /** Whom that question is about. */
  readonly about: string | null;
  readonly answer: Json;
}

/** What is to be done beside saying something. */
export type Deed =
  /** These answers are given, one after the other. */
  | { readonly does: 'give'; readonly intents: readonly Intent[] }
  /** These would be, and are when somebody says yes; `points`: the way that is drawn meanwhile. */
  | { readonly does: 'plan'; readonly intents: readonly Intent[]; readonly points: readonly Spot[] }
  | { readonly does: 'forget' }
  /** Its lines are what the numbers stand for from now on. */
  | { readonly does: 'offer' }
  | { readonly does: 'take-back' }
  /** The last thing that was said is said again. */
  | { readonly does: 'repeat' }
  /** Something is looked up in the library. */
  | { readonly does: 'look-up'; readonly wanted: string }
  | { readonly does: 'help' };

/** What the table says to somebody who asked. */
export interface Told {
  /** Short. */
  readonly text: string;
  /** A list that was asked for, line by line. */
  readonly lines: readonly string[];
  /** What `more` says. */
  readonly more: readonly string[];
  readonly deed: Deed | null;
  /** Where what was said lies, for whoever hears it: the sweep of a scan, the end of a plan. */
  readonly at: readonly Spot[];
}

export function told(text: string, rest: Partial<Omit<Told, 'text'>> = {}): Told {
  return { text, lines: [], more: [], deed: null, at: [], ...rest };
}
