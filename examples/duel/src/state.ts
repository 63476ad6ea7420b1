import type { MatchState, Seat, Secret } from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';

export const CARDS = ['lunge', 'parry', 'draught'] as const;
export type Card = (typeof CARDS)[number];

/** DU-02. */
export const FULL_HEALTH = 8;
export const GUARD = 12;
export const FATE_DICE = 2;
export const RADIUS = 0.5;
export const HEIGHT = 2;

export interface Duellist {
  readonly name: string;
  readonly radius: number;
  readonly height: number;
  /** Traits as one text, see the engine's hooks. */
  readonly kit: string;
  readonly skill: number;
  readonly guard: number;
  x: number;
  y: number;
  z: number;
  health: number;
  fate: number;
  /** Null once played, and before it is chosen. */
  card: Secret<Card> | null;
}

export interface DuelOptions {
  readonly 'strike-back': boolean;
  readonly turns: number;
}

export type Phase = 'cards' | 'initiative' | 'turn';

export interface DuelState extends MatchState {
  readonly ground: TableData;
  readonly options: DuelOptions;
  /** One for each seat. */
  readonly duellists: Duellist[];
  phase: Phase;
  turn: number;
  /** The seats in the order of their initiative, and which of them acts next. */
  order: Seat[];
  next: number;
  ended: { winner: Seat | null; reason: 'fallen' | 'time' } | null;
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function duellist(s: DuelState, seat: Seat): Duellist {
  return s.duellists[seat]!;
}
