import type { DiceState } from '../dice/dice.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** What every match state has. The rest is the ruleset's. Plain JSON: no classes, Maps, Dates, undefined. */
export interface MatchState {
  readonly ruleset: string;
  readonly seats: number;
  dice: DiceState;
}
