import type { Cell, Row } from '../database.ts';

/** What the thread of the file is told when it begins. */
export interface FileThreadData {
  readonly path: string;
  /** Another thread had the file before, and was lost: what it has written last nobody may have heard of. */
  readonly succeeds: boolean;
}

export interface Statement {
  readonly number: number;
  readonly text: string;
  readonly values: readonly Cell[];
}

export type Request =
  /** Each stands or falls by itself; they share one commit with whatever else waits. */
  | { readonly kind: 'shared'; readonly statements: readonly Statement[] }
  /** In the transaction that its sender has begun. */
  | { readonly kind: 'own'; readonly statement: Statement }
  | {
      readonly kind: 'step';
      readonly number: number;
      readonly step: 'BEGIN' | 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK';
    }
  | { readonly kind: 'close'; readonly number: number };

export type Answer =
  | { readonly number: number; readonly rows: readonly Row[] }
  | { readonly number: number; readonly problem: { readonly message: string; readonly code: string | null } };

export type Report = { readonly answers: readonly Answer[] } | { readonly othersWrote: true };
