import type { ValueKind } from './form-fault.ts';

/** What should stand there. */
export type MisfitKind = ValueKind | 'word' | 'other';

/** What was written, as far as it is worth telling: the thing itself, or what kind of thing it is. */
export type Written = { readonly is: 'list' | 'object' } | { readonly is: 'value'; readonly text: string };

/** One way in which a document that people write by hand misses its form. */
export type MisfitParams =
  | {
      readonly misfit: 'unknown-key';
      readonly key: string;
      readonly meant: string | null;
      readonly known: Words;
      /** The game whose word it is. */
      readonly home?: string;
    }
  | { readonly misfit: 'missing'; readonly wanted: MisfitKind; readonly known: Words }
  | {
      readonly misfit: 'wrong-type';
      readonly wanted: MisfitKind;
      /** Of a list of numbers: how many. */
      readonly numbers?: number;
      readonly written: Written;
    }
  | { readonly misfit: 'no-word'; readonly known: Words }
  | {
      readonly misfit: 'unknown-word';
      readonly written: string;
      readonly meant: string | null;
      readonly known: Words;
      readonly home?: string;
    }
  | {
      readonly misfit: 'too-small' | 'too-big';
      readonly of: Measured;
      readonly limit: number;
      readonly within: boolean;
    }
  | { readonly misfit: 'belongs'; readonly key: string; readonly home: string }
  | { readonly misfit: 'missing-keys'; readonly keys: Words }
  /** What would be right in its place, as JSON. */
  | { readonly misfit: 'instead'; readonly written: Written; readonly instead: string }
  | {
      readonly misfit: 'no-form';
      readonly written: Written;
      readonly meant: string | null;
      readonly known: Words;
      readonly kinds: readonly MisfitKind[];
    }
  | { readonly misfit: 'form'; readonly written?: string };

export type Words = readonly string[];

/** What a limit is a limit of. */
export type Measured = 'letters' | 'entries' | 'number';

/** One way in which a document misses its form: what kind of mistake, where, and what would be right. */
export interface Misfit {
  readonly kind: 'unknown-key' | 'missing-key' | 'unknown-word' | 'wrong-type' | 'out-of-range';
  readonly path: readonly PropertyKey[];
  readonly params: MisfitParams;
  /** The code whose sentence the schema itself has named for it, in place of a message. */
  readonly says?: string;
}
