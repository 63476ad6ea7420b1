import type { Budget, Level } from '@vedette/bots';
import type { Options, Seat } from '@vedette/engine';
import type { Change } from './change.ts';

/** One of the two bots that are compared. */
export interface Contestant {
  readonly level: Level;
  readonly budget?: Partial<Budget>;
}

/** Two bots against each other on one scenario, as often as one likes. Plain JSON: any thread can play any game of it. */
export interface Contest<C = Contestant> {
  /** Id of a built-in scenario, or a whole one. */
  readonly scenario: unknown;
  readonly options: Options;
  readonly seed: string;
  readonly a: C;
  readonly b: C;
  /** Pairs of units that are played with in turn; the first of a pair is that of a. */
  readonly units: readonly (readonly [unknown, unknown])[];
  /** Whether a and b exchange the units of a pair, so that only they themselves are compared. */
  readonly exchange: boolean;
  /** What is different in every other game, which has the dice of the one before it. */
  readonly changes?: readonly Change[];
}

/** Who sits where in a game, and with what. */
export interface Seating {
  readonly seatOfA: Seat;
  /** Number of the pair of units. */
  readonly pair: number;
  readonly exchanged: boolean;
}

/** By the number of a game alone: seats change with every game, units with every other one, pairs after that. */
export function seatingOf({ units, exchange }: Pick<Contest, 'units' | 'exchange'>, game: number): Seating {
  const round = exchange ? 4 : 2;
  return {
    seatOfA: game % 2,
    pair: Math.floor(game / round) % units.length,
    exchanged: exchange && game % 4 >= 2,
  };
}

/** The game in which the same bots sit in the same seats with each other's units, where that comes later; null: it was before. */
export function twinOf(game: number): number | null {
  return game % 4 < 2 ? game + 2 : null;
}
