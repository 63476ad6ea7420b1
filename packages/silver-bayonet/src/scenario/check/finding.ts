import type { Refusal } from '@vedette/engine';

/** SB-OPS-30: what makes a scenario invalid. */
export type FaultCode =
  | 'unknown-key'
  | 'unknown-op'
  | 'unknown-event'
  | 'unknown-id'
  | 'wrong-type'
  | 'duplicate-id'
  | 'off-board'
  | 'overlap'
  | 'marker-in-solid'
  | 'monster-in-solid'
  | 'deck-too-small'
  | 'table-gap'
  | 'procedure-loop'
  | 'no-deployment-room'
  | 'not-allowed-here';

/** A part of a scenario and where it is in the document, as a JSON pointer. */
export interface Part<T> {
  readonly path: string;
  readonly value: T;
}

export function fault(code: FaultCode, path: string, message: string, rule = 'SB-OPS-30'): Refusal {
  return { code: `scenario.${code}`, rule, path, message };
}
