import type { Budget, Level } from '@vedette/bots';
import type { Options, Seat } from '@vedette/engine';
import type { Change } from './change.ts';

/** One of the bots that are compared. */
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
  /** Who sits with them at a table of three or four; b wherever nobody is named. */
  readonly others?: readonly C[];
  /** Units that are played with in turn, one for each seat: the first is that of a, the second that of b. */
  readonly units: readonly (readonly unknown[])[];
  /** Whether a and b exchange the first two units, so that only they themselves are compared. */
  readonly exchange: boolean;
  /** What is different in every other game, which has the dice of the one before it. */
  readonly changes?: readonly Change[];
}

/** Who sits where in a game, and with what. */
export interface Seating {
  readonly seatOfA: Seat;
  /** Number of the units that are played with. */
  readonly pair: number;
  readonly exchanged: boolean;
}

/** By the number of a game alone: seats change with every game, units after a round of seats, pairs after that. */
export function seatingOf({ units, exchange }: Pick<Contest, 'units' | 'exchange'>, game: number): Seating {
  const seats = units[0]!.length;
  const round = exchange ? 2 * seats : seats;
  return {
    seatOfA: game % seats,
    pair: Math.floor(game / round) % units.length,
    exchanged: exchange && game % round >= seats,
  };
}

/** The game of two in which the same bots sit in the same seats with each other's units, where that comes later; null: it was before. */
export function twinOf(game: number): number | null {
  return game % 4 < 2 ? game + 2 : null;
}

/** Everybody of a table of so many, a first. */
export function contestants<C>(
  { a, b, others = [] }: Pick<Contest<C>, 'a' | 'b' | 'others'>,
  seats: number,
): readonly C[] {
  return [a, b, ...Array.from({ length: Math.max(0, seats - 2) }, (_, i) => others[i] ?? b)];
}

/** What belongs to a in its seat, and the rest round the table from there: in a round of games everybody sits everywhere. */
export function inSeats<T>(seatOfA: Seat, dealt: readonly T[]): readonly T[] {
  return dealt.map((_, seat) => dealt[(seat - seatOfA + dealt.length) % dealt.length]!);
}
