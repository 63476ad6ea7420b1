import { Z } from './wilson.ts';

/** Games between two of a tournament, by their numbers in the list; a draw is half a point for each. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly pointsOfA: number;
}

export interface Rating {
  readonly elo: number;
  /** The rating lies within so much of this with 95 % certainty. */
  readonly error: number;
}

/** Everybody's mean. */
const MEAN = 1500;
const ELO_PER_NAT = 400 / Math.LN10;

/** Whoever wins every game would be infinitely strong: each pairing counts as if it had one draw more. */
const PRIOR = 1;

const ROUNDS = 200;
const CLOSE = 1e-10;

/** Ratings by which the results are likeliest (Bradley and Terry), and how sure they are (Fisher's information). */
export function eloOf(count: number, played: readonly Pairing[]): readonly Rating[] {
  const pairings = played.map((pairing) => ({
    ...pairing,
    games: pairing.games + PRIOR,
    pointsOfA: pairing.pointsOfA + PRIOR / 2,
  }));
  let strengths = Array.from({ length: count }, () => 0);
  // Newton's steps: the likelihood has a single top, and is steep enough with the added draws.
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, information } = slopes(strengths, pairings);
    const step = times(inverse(information), gradient);
    const longest = Math.max(1, ...step.map(Math.abs));
    strengths = strengths.map((strength, i) => strength + step[i]! / longest);
    if (step.every((part) => Math.abs(part) < CLOSE)) break;
  }
  const covariance = inverse(slopes(strengths, pairings).information);
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / count;
  // The covariance is that of ratings whose sum is fixed, once the weight that fixed it is taken off.
  return strengths.map((strength, i) => ({
    elo: MEAN + (strength - mean) * ELO_PER_NAT,
    error: Z * Math.sqrt(Math.max(0, covariance[i]![i]! - 1 / count)) * ELO_PER_NAT,
  }));
}

/** Only differences matter: a weight on the sum keeps the matrix from being singular. */
function slopes(strengths: readonly number[], pairings: readonly Pairing[]) {
  const { length } = strengths;
  const gradient = strengths.map(() => 0);
  const information = strengths.map(() => Array.from({ length }, () => 1 / length));
  for (const { a, b, games, pointsOfA } of pairings) {
    const expected = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!));
    const surprise = pointsOfA - games * expected;
    gradient[a]! += surprise;
    gradient[b]! -= surprise;
    const weight = games * expected * (1 - expected);
    information[a]![a]! += weight;
    information[b]![b]! += weight;
    information[a]![b]! -= weight;
    information[b]![a]! -= weight;
  }
  return { gradient, information };
}

type Matrix = readonly (readonly number[])[];

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i]!, 0));
}

/** Gauss and Jordan, with the largest pivot first. */
function inverse(matrix: Matrix): number[][] {
  const { length } = matrix;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < length; column++) {
    let pivot = column;
    for (let i = column + 1; i < length; i++) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    }
    const chosen = rows[pivot]!;
    rows[pivot] = rows[column]!;
    const scaled = chosen.map((value) => value / chosen[column]!);
    rows[column] = scaled;
    for (let i = 0; i < length; i++) {
      const factor = rows[i]![column]!;
      if (i !== column && factor !== 0) rows[i] = rows[i]!.map((value, j) => value - factor * scaled[j]!);
    }
  }
  return rows.map((row) => row.slice(length));
}
