import type { Allowance } from '../protocol/allowance.ts';
import type { Request } from '../protocol/envelope.ts';
import type { KeptMatch } from '../protocol/kept-match.ts';
import type { Allowed } from '../protocol/limits.ts';
import type { KeptMatches } from '../protocol/matches.ts';

/** What a thread begins with: rulesets by their names, and the matches of the thread before it. */
export interface ThreadData extends KeptMatches {
  /** As `--load` names them. */
  readonly load: readonly string[];
  /** Examples that were loaded by request. */
  readonly examples: readonly string[];
  readonly allowed: Allowed;
}

/** To the thread; null: there is nothing more to do. */
export type ToThread = { readonly request: Request; readonly allowance: Allowance } | null;

/** From the thread: that it can begin, that it cannot, or what came of a request. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'done';
      readonly reply: string | null;
      /** Matches that changed; null: closed. */
      readonly changed: ReadonlyMap<string, KeptMatch | null>;
      readonly examples: readonly string[];
    };
