import type { LibraryEntry } from './library.ts';

/** What can be said in scenarios of a game, for whoever writes one. */
export interface ScenarioReference {
  /** All of it as a page of Markdown, under the title of the game. */
  page(title: string): string;
  /** A file of scenarios as JSON Schema, with what each word means. */
  schema(): object;
  /** The same for the shelf of the library. */
  readonly entries: readonly LibraryEntry[];
  readonly words: readonly ReferenceSample[];
  /** A scenario that has everything the examples speak of. */
  readonly sample: object;
}

/** A word of the format and an example of it. */
export interface ReferenceSample {
  readonly kind: string;
  readonly id: string;
  /** What it does. */
  readonly says: string;
  /** Of an operation: where it may stand. */
  readonly places: readonly string[];
  readonly example: unknown;
  /** What belongs to it, by path: `carry.pickup`. */
  readonly keys: readonly { readonly key: string; readonly form: object; readonly says: string | null }[];
  /** All of it, as it stands on the page. */
  readonly text: string;
}
