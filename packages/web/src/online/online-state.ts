import type { GivenOrder, Seat } from '@vedette/engine';
import type { ErrorCode, Obeyed, ServerMessage, TableMessage } from '@vedette/wire';
import { create } from 'zustand';
import type { KeptSeat } from './kept-seats.ts';
import type { LineState } from './line.ts';

export type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
export type NoticesMessage = Extract<ServerMessage, { readonly type: 'notices' }>;
export type TalkLine = Extract<ServerMessage, { readonly type: 'talk' }>;

/** A match on a server, and everything around its table. */
export interface OnlineState {
  readonly place: KeptSeat;
  readonly line: LineState;
  /** Why one was not let in. */
  readonly refused: ErrorCode | null;
  readonly welcome: Welcome | null;
  readonly table: TableMessage | null;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: number;
  readonly talk: readonly TalkLine[];
  /** Seats whose players are at it. */
  readonly considering: readonly Seat[];
  /** Whether there is a table to look at. */
  readonly begun: boolean;
  /** One's standing orders; null: nobody has told them yet. */
  readonly orders: readonly GivenOrder[] | null;
  /** The newest answers that they gave. */
  readonly obeyed: readonly Obeyed[];
  /** Where one is told that a decision waits; null: nobody has told it yet. */
  readonly notices: NoticesMessage | null;
  /** What was asked for last, and refused. */
  readonly trouble: ErrorCode | null;
}

/** Null: nobody plays on a server here. */
export const useOnline = create<{ readonly at: OnlineState | null }>()(() => ({ at: null }));

export function change(some: Partial<OnlineState>): void {
  const { at } = useOnline.getState();
  if (at !== null) useOnline.setState({ at: { ...at, ...some } });
}
